import { translated } from '../../../lang/translated.ts'

/** How a score was calculated: the texts around those of the engine. */
export const korean = {
  title: '점수가 나온 이유',
  toReport: '보고서로 돌아가기',
  withheld: '꼭 알아야 하는 것을 몰라서 점수를 내지 않았어요. 아래를 알아내면 점수를 낼 수 있어요.',
  points: '100점에서 뺀 것',
  pointsNote: '찾은 위험마다 정해진 점수를 빼요. 근거를 누르면 등기부의 그 줄을 볼 수 있어요.',
  noFindings: '뺄 위험을 찾지 못했어요.',
  noPoints: '빼지 않음',
  ceilings: '넘을 수 없는 상한',
  ceilingsNote: '아래 가운데 가장 낮은 상한보다 점수가 높을 수 없어요.',
  noCeilings: '이 보고서에는 상한이 걸리지 않았어요.',
  decides: '이 점수를 정했어요',
  changes: '점수를 바꿀 수 있는 것',
  changesNote: '알아내면 점수가 오를 수도, 내릴 수도 있어요.',
  noChanges: '지금 더 알아내서 바꿀 수 있는 것이 없어요.',
  earlier: '지난 점수',
  earlierNote: '답을 적을 때마다 새 판이 만들어지고, 앞선 판은 그대로 남아요.',
  noEarlier: '이 보고서의 앞선 판이 없어요.',
  noScore: '점수 없음',
  storedRules: '보고서를 만들 때의 규칙이에요. 오늘 규칙으로 다시 계산하지 않아요.',
  minus: (n: number) => `−${n}점`,
  sum: (n: number) => `100점에서 ${n}점을 빼면`,
  score: (n: number) => `${n}점`,
  upTo: (n: number) => `${n}점까지`,
}
export const scoreWords = translated(korean, {
  en: () => import('./score-words.en.ts'),
  zh: () => import('./score-words.zh.ts'),
  vi: () => import('./score-words.vi.ts'),
})
