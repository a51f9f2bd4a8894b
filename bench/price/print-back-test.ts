import { readFileSync } from 'node:fs'
import type { Figure } from './figures.ts'
import { knownMisses, missOf } from './wanted.ts'

type Printed = {
  figures: readonly Figure[]
  later: readonly Figure[]
  older: readonly Figure[]
  before: readonly Omit<Figure, 'lean'>[]
}

/** The result of the rules of 2026-11-22 for the same sales. */
export function before(): Figure[] {
  const file = new URL('figures-2026-11-22.json', import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Figure[] // our own file
}

/** docs/printed/back-test.md */
export function printBackTest({ figures, later, older, before }: Printed): string {
  const rowOf = (f: Figure) => {
    const was = before.find((b) => b.name === f.name)
    const old = was === undefined ? ['–', '–', '–', '–'] : [was.inside, was.below, was.error, was.half]
    return [f.name, f.n.toLocaleString('en-US'), f.inside, f.below, f.error, f.lean, f.half, ...old]
  }
  return `# 집값 범위를 되짚은 결과

국토교통부 실거래가 공개시스템의 서울 매매를 그날의 눈으로 다시 판정했어요. 판정하는 날보다 30일 넘게 먼저 신고된 거래만 보고, 나중에 실제로 팔린 값과 비교했어요. 직거래와 취소된 거래, 한 땅에서 하루에 여덟 건 넘게 나온 거래는 묻지 않았어요. 필지는 주소의 해시로 열 묶음으로 나눴어요. 한 묶음을 판정할 때는 나머지 아홉 묶음의 거래로 정한 폭을 써요. 그래서 어느 집도 자기 필지의 거래로 정한 폭으로 판정하지 않았어요. 보고서에는 열 묶음 모두로 정한 폭을 써요. 폭을 정하는 방법은 이 거래를 모두 본 다음에 골랐어요.

바라는 것은 이래요. 범위 안에서 팔린 집이 78–86%, 범위보다 싸게 팔린 집이 12%까지예요. 앞선 방법의 칸은 같은 집을 2026-11-22의 규칙으로 판정한 값이에요.

Printed by \`npm run bench -- back-test --data DIRECTORY --official FILE --out docs/printed/back-test.md\`; do not edit.

## 서울, 2024-01 – 2025-04

${table(head, figures.toSorted(byList).map(rowOf))}

### 바라는 것에 못 미친 묶음

${missedIn(figures)}

## 나중에 팔린 집

2025년에 팔린 집을 다른 묶음의 2024년 거래로만 정한 폭으로 판정했어요. 폭을 정한 때와 필지가 모두 달라요. 다만 범위를 얼마나 낮게 잡을지는 이 표도 보고 정했어요.

${table(
  head.slice(0, 7),
  later.toSorted(byList).map((f) => rowOf(f).slice(0, 7)),
)}

### 바라는 것에 못 미친 묶음

${missedIn(later)}

## 다른 때와 다른 곳의 아파트

값이 떨어지는 빠르기를 읽는 규칙은 이 가운데 열 필지에 여섯 필지를 보고 골랐고, 여기 적은 것은 나머지 네 필지예요. 다만 내리던 값이 되오르는 때를 담는 규칙은 이 네 필지의 결과도 보고 정했어요. 폭은 2024년부터의 서울 거래로 정했어요. 서울 밖에서는 빌려 쓴 폭의 양쪽을 10%씩 더 넓히는데, 그 10%는 분당의 여섯 필지로 정했어요. 2022–2023년 서울은 한 해에 다섯에 하나가 빠진 시장이에요.

${table(
  head.slice(0, 7),
  older.toSorted(byName).map((f) => rowOf(f).slice(0, 7)),
)}

### 바라는 것에 못 미친 묶음

${missedIn(older)}

## 읽는 법

- 범위보다 싸게 팔린 집이 많으면 돌려받을 돈을 크게 본 셈이에요. 그래서 100채에 82채가 드는 범위를 조금 낮게 잡아요. 범위보다 싸게 팔릴 집은 아파트 8채, 다른 집 6.5채로 봐요.
- “공시가격으로”는 팔린 값과 그 집의 공시가격을 함께 아는 연립·다세대로 쟀어요. 적어서 다섯 조각으로 나눠 서로 판정했고, 구나 동마다 다른 비율은 오차를 줄이지 못해 쓰지 않아요.
- “그 집의 지난 거래로”는 같은 필지·층·면적의 앞선 거래를 등기부의 거래가액으로 보고 쟀어요. 직거래는 뺐어요.
- 떨어지는 시장은 아파트로만 쟀어요. 연립·다세대, 오피스텔, 단독·다가구에도 같은 규칙을 쓰지만, 그런 시장에서 맞는지는 재지 못했어요.
- 못 미친 묶음의 괄호 안은 그만한 거래로 알 수 있는 범위예요(스무 번에 열아홉 번은 이 안이에요). 바라는 것이 이 안에 들면 거래가 적어 못 미쳤다고도 맞았다고도 할 수 없어요.
- 50건이 안 되는 묶음은 적지 않아요.
`
}

/** Every group that misses its target: those that chance does not explain first, with the known reasons. */
function missedIn(figures: readonly Figure[]): string {
  const named = (by: 'chance' | 'nothing') => (f: Figure) => {
    const miss = missOf(f, by)
    return miss === null ? [] : [{ name: f.name, text: `${f.name} (${f.n.toLocaleString('en-US')}건, ${miss})` }]
  }
  const sure = figures.toSorted(byList).flatMap(named('chance'))
  const maybe = figures
    .toSorted(byList)
    .flatMap(named('nothing'))
    .filter(({ name }) => sure.every((s) => s.name !== name))
  const bullets = sure.map(({ name, text }) => `- ${text}: ${knownMisses[name]?.why ?? '이유를 아직 몰라요.'}`)
  return [
    ...(sure.length === 0 ? ['우연으로 볼 수 없을 만큼 못 미친 묶음은 없어요.'] : [bullets.join('\n')]),
    ...(maybe.length === 0
      ? []
      : [`거래가 적어 우연으로도 이만큼 벗어날 수 있는 묶음이에요: ${maybe.map((m) => m.text).join(', ')}.`]),
  ].join('\n\n')
}

const head = [
  '무엇',
  '거래',
  '범위 안 %',
  '더 싸게 %',
  '오차 중앙 %',
  '치우침 %',
  '반폭 %',
  '앞: 안 %',
  '앞: 싸게 %',
  '앞: 오차 %',
  '앞: 반폭 %',
]
const order = ['연립다세대', '오피스텔', '단독다가구', '아파트']
const byName = (a: Figure, b: Figure) => (a.name < b.name ? -1 : 1)
const listAt = (f: Figure) => order.indexOf(f.name.split(',')[0] ?? '')
const byList = (a: Figure, b: Figure) => listAt(a) - listAt(b) || byName(a, b)

const table = (names: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [names, names.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
