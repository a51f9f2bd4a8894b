import { assess } from '@jipsalpim/engine/assess.ts'
import type { Assessment, AssessInput } from '@jipsalpim/engine/assessment.ts'
import { madeCase, madeHome, madeLease, mortgage, type MadeEntry } from '@jipsalpim/engine/risk/made-up-home.ts'
import { known, unknown } from '@jipsalpim/engine/values/known.ts'
import { formatWon } from '@jipsalpim/engine/values/won.ts'
import { describeGrade, formatMoney, describeTitle, describeWithheld } from '@jipsalpim/engine/words/describe.ts'
import { table } from './markdown.ts'
import { say } from './method-words.ts'

const eok = 100_000_000
const deposit = (won: number) => ({ lease: madeLease({ deposit: known(Math.round(won), '보기') }) })
const seized: MadeEntry = { section: '갑구', rank: '2', purpose: '압류', on: '2024-03-04', holder: '국', role: '권리자' }
const open = unknown('not-given')

const examples: readonly (readonly [title: string, input: AssessInput])[] = [
  ['빚이 없고 보증금이 집값의 절반', madeCase()],
  ['빚은 없지만 보증금이 집값의 77%', madeCase([], deposit(2.3 * eok))],
  ['앞선 근저당 6천만 원, 보증금 1억 5천만 원', madeCase([mortgage('1', 0.6 * eok)])],
  ['앞선 근저당 1억 2천만 원, 보증금 1억 5천만 원', madeCase([mortgage('1', 1.2 * eok)])],
  ['앞선 근저당 2억 6천만 원, 보증금 2천만 원(최우선변제 안쪽)', madeCase([mortgage('1', 2.6 * eok, '2024-05-02')], deposit(0.2 * eok))],
  ['앞선 근저당 2억 9천만 원, 보증금 2천만 원(최우선변제가 거절될 수 있음)', madeCase([mortgage('1', 2.9 * eok, '2024-05-02')], deposit(0.2 * eok))],
  ['세금 압류가 걸린 집', madeCase([seized])],
  ['서류는 깨끗하지만 계좌가 다른 사람 이름', madeCase([], { deal: { payeeName: known('박넷', '보기') } })],
  ['서류는 깨끗하지만 임대인이 집 30채를 세놓음', madeCase([], { landlord: { homes: known(30, '보기') } })],
  ['집값을 모름', madeCase([], { home: madeHome({ statedPrice: open, officialPrice: open }) })],
  ['집값을 모르지만 압류가 걸림', madeCase([seized], { home: madeHome({ statedPrice: open, officialPrice: open }) })],
  ['다가구 여섯 세대, 다른 보증금을 모름', madeCase([], { home: madeHome({ kind: known('다가구', '보기'), households: known(6, '보기') }) })],
]

/** Homes judged by the engine, with the calculation written out beside the result. */
export const printExamples = (): string => examples.map(([title, input], i) => oneExample(`${i + 1}. ${title}`, assess(input))).join('\n\n')

function oneExample(title: string, a: Assessment): string {
  const words = say.examples
  const sum = 100 - a.findings.reduce((n, f) => n + f.weight, 0)
  const cap = a.caps.toSorted((x, y) => x.score - y.score)[0]
  const rows = [
    [words.start, '', '100'],
    ...a.findings.map((f) => [describeTitle(f.id), words.severity[f.severity], f.weight === 0 ? '0' : `−${f.weight}`]),
    [words.sum, '', String(sum)],
    ...(cap === undefined ? [] : [[`${words.cap}: ${cap.open === undefined ? describeTitle(cap.finding) : words.open}`, cap.grade, String(cap.score)]]),
    [`**${words.result}**`, `**${describeGrade(a.grade).word}**`, `**${a.score ?? words.noScore}**`],
  ]
  const lease = 'value' in a.lease.deposit ? `보증금 ${formatWon(a.lease.deposit.value)}. ` : ''
  const why = a.withheld.length === 0 ? '' : ` ${words.why(a.withheld.map(describeWithheld).join(', '))}.`
  return `**${title}**\n\n${table(words.head, rows)}\n\n${lease}${formatMoney(a)}${why}`
}
