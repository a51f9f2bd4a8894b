import type { ChangeActId } from '../diff/act-ids.ts'
import { day } from '../values/day.ts'
import { type Dated, dated, refer, type RuleRef, type Source } from './dated.ts'
import { distributionDemand, tenancyRegistration } from './lease-deadlines.ts'
import { opposability } from './opposability.ts'

type Leaning = readonly [from: string, title: string, article: string | null, confidence: Source['confidence']]

const statute = (from: string, title: string, article: string): Leaning => [from, title, article, 'statute']
const guide: Leaning = ['2022-09-01', '국토교통부 전세계약 안내', '등기사항 확인', 'official']

/** The rule behind each act; an act whose rule is in another table uses that table. */
const leanings = {
  'do-not-sign': guide,
  // 불안의 항변: the party that performs first may withhold while the other side's performance is in serious doubt
  'hold-payment': statute('1960-01-01', '민법', '제536조'),
  'demand-undoing': statute('1960-01-01', '민법', '제390조·제544조'),
  'meet-new-owner': statute('1960-01-01', '민법', '제130조·제618조'),
  'get-trust-consent': statute('2012-07-26', '신탁법', '제31조'),
  'wait-for-application': statute('2011-10-13', '부동산등기법', '제6조'),
  'object-to-new-owner': statute('1981-03-05', '주택임대차보호법', '제3조제4항'),
  'tell-guarantor': ['2017-02-01', '주택도시보증공사 전세보증금반환보증 상품 안내', null, 'official'],
  'get-land-register': statute('2011-10-13', '부동산등기규칙', '제90조'),
  'check-ledger-again': statute('2008-03-22', '건축법', '제38조'),
  'compare-originals': guide,
  'confirm-clearing': statute('2011-10-13', '부동산등기법', '제57조'),
  'look-again-before-paying': guide,
  'keep-watching': guide,
} as const satisfies Partial<Record<ChangeActId, Leaning>>

/** Days to act within, where the law sets none: our advice, not a legal deadline. */
export const changeActDays = dated<Readonly<Partial<Record<ChangeActId, number>>>>('change-act-days', 'event', [
  {
    from: day('2000-01-01'),
    value: {
      'wait-for-application': 1,
      'demand-undoing': 3,
      'compare-originals': 3,
      'tell-guarantor': 7,
      'object-to-new-owner': 14,
    },
    source: { title: '집살핌 권고', confidence: 'assumed', checkedOn: day('2026-11-21') },
  },
])

const tableOf = (id: string, [from, title, article, confidence]: Leaning): Dated<true> => {
  const source = { title, confidence, checkedOn: day('2026-11-21'), ...(article === null ? {} : { article }) }
  return dated<true>(`change-act-${id}`, 'event', [{ from: day(from), value: true, source }])
}

export const changeRuleTables: readonly Dated<unknown>[] = [
  changeActDays,
  ...Object.entries(leanings).map(([id, l]) => tableOf(id, l)),
]

/** The row in force. */
const now = (table: Dated<unknown>): RuleRef => {
  const row = table.rows.at(-1)
  if (row === undefined) throw new Error(`${table.key}: no row`)
  return refer(table, row)
}
const own = (id: keyof typeof leanings): RuleRef => now(tableOf(id, leanings[id]))

export const changeActRules: Readonly<Record<ChangeActId, RuleRef>> = {
  'do-not-sign': own('do-not-sign'),
  'hold-payment': own('hold-payment'),
  'demand-undoing': own('demand-undoing'),
  'meet-new-owner': own('meet-new-owner'),
  'get-trust-consent': own('get-trust-consent'),
  'wait-for-application': own('wait-for-application'),
  'demand-distribution': now(distributionDemand),
  'keep-address': now(opposability),
  'object-to-new-owner': own('object-to-new-owner'),
  'tell-guarantor': own('tell-guarantor'),
  'prepare-return': now(tenancyRegistration),
  'get-land-register': own('get-land-register'),
  'check-ledger-again': own('check-ledger-again'),
  'compare-originals': own('compare-originals'),
  'confirm-clearing': own('confirm-clearing'),
  'look-again-before-paying': own('look-again-before-paying'),
  'look-after-move-in': now(opposability),
  'keep-watching': own('keep-watching'),
}
