import { day, type Day } from '../values/day.ts'
import { type Known, known, unknown } from '../values/known.ts'
import type { Won } from '../values/won.ts'
import { dated, inForce, type RuleRef, type Source } from './dated.ts'

const act = (article: string): Source => ({
  title: '전세사기피해자 지원 및 주거안정에 관한 특별법',
  article,
  confidence: 'statute',
  checkedOn: day('2026-06-08'),
})

/**
 * For four years (부칙 2조, the shorter reading), selected by the day of the application: timely applicants stay under
 * the law (부칙 4조). `raise` is the amount that the committee may add to the deposit limit.
 */
export const victimLaw = dated<{ deposit: Won; raise: Won; tenants: number } | null>('victim-law', 'application', [
  {
    from: day('2023-06-01'),
    value: { deposit: 300_000_000, raise: 200_000_000, tenants: 2 },
    source: { ...act('구 제3조'), confidence: 'news' },
  },
  {
    from: day('2024-09-10'),
    value: { deposit: 500_000_000, raise: 200_000_000, tenants: 2 },
    source: act('제3조'),
  },
  { from: day('2027-06-01'), value: null, source: act('부칙 제2조') },
])

/** Only leases first concluded up to this day. */
export const victimContracts = dated<{ last: Day }>('victim-contracts', 'application', [
  { from: day('2025-05-20'), value: { last: day('2025-05-31') }, source: act('부칙 제2조') },
])

/**
 * 최소보장: one `part`th of the deposit, decided within this many days; also for earlier decisions, and after the law has
 * expired (부칙 4조).
 */
export const victimMinimum = dated<{ part: number; days: number }>('victim-minimum', 'event', [
  { from: day('2026-11-13'), value: { part: 3, days: 90 }, source: act('제25조의9 (법률 제21634호)') },
])

export const victimNeeds = ['opposable-and-fixed', 'deposit', 'proceedings', 'intent', 'contract-day'] as const
export const victimBars = ['covered-by-guarantee', 'covered-by-small-deposit', 'recovers-all'] as const
export type VictimNeed = (typeof victimNeeds)[number]
export type VictimBar = (typeof victimBars)[number]

/** Null if unknown. */
export type VictimInput = {
  on: Day
  firstContract: Day | null
  deposit: Won | null
  /** 인도·전입·확정일자, or 임차권등기, or 전세권. */
  opposableAndFixed: boolean | null
  /** 파산·회생, 경·공매 개시 or a 압류 for arrears, or 집행권원, with two tenants or more unpaid or about to be. */
  proceedings: boolean | null
  /** 수사 개시, 기망, transfer to an insolvent owner, many homes of an insolvent owner. */
  intent: boolean | null
  auctionOver: boolean
  coveredByGuarantee: boolean | null
  coveredBySmallDeposit: boolean | null
  recoversAll: boolean | null
}
export type VictimAnswer = {
  /** 'committee': the deposit is over the limit, within the amount that the committee may add. */
  verdict: 'meets' | 'committee' | 'fails' | 'open'
  fails: readonly (VictimNeed | VictimBar)[]
  needs: readonly (VictimNeed | VictimBar)[]
  /** 2조 4호 나목: everything but the deposit limit is met. A part of the help is available then too. */
  partly: boolean
  rule: RuleRef
}

/**
 * Whether this tenant can be recognised as a 전세사기피해자 (3조). The committee decides; this lists unmet and open
 * conditions.
 */
export function victimTest(ask: VictimInput): Known<VictimAnswer> {
  const law = inForce(victimLaw, ask.on)
  if ('unknown' in law) return law
  const { deposit: limit, raise } = law.value.value
  const contracts = inForce(victimContracts, ask.on)
  const list: readonly (readonly [VictimNeed | VictimBar, boolean | null])[] = [
    ['opposable-and-fixed', ask.auctionOver ? true : ask.opposableAndFixed],
    ['deposit', ask.deposit === null ? null : ask.deposit <= limit + raise],
    ['proceedings', ask.auctionOver ? true : ask.proceedings],
    ['intent', ask.intent],
    [
      'contract-day',
      'unknown' in contracts
        ? true
        : ask.firstContract === null
          ? null
          : ask.firstContract <= contracts.value.value.last,
    ],
    ['covered-by-guarantee', not(ask.coveredByGuarantee)],
    ['covered-by-small-deposit', not(ask.coveredBySmallDeposit)],
    ['recovers-all', not(ask.recoversAll)],
  ]
  const fails = list.filter(([, ok]) => ok === false).map(([id]) => id)
  const needs = list.filter(([, ok]) => ok === null).map(([id]) => id)
  const over = ask.deposit !== null && ask.deposit > limit
  return known(
    {
      verdict: fails.length > 0 ? 'fails' : needs.length > 0 ? 'open' : over ? 'committee' : 'meets',
      fails,
      needs,
      partly: fails.length === 1 && fails[0] === 'deposit' && needs.length === 0,
      rule: law.value.rule,
    },
    law.source,
    law.asOf,
  )
}

const not = (x: boolean | null): boolean | null => (x === null ? null : !x)

export type MinimumInput = {
  on: Day
  decidedVictim: boolean | null
  deposit: Won
  /** Sums already recovered: distribution, guarantee, payments. */
  recovered: Won
  boughtTheHome: boolean
  demandedDistribution: boolean
  tookAdvance: boolean
  korean: boolean
}
export const minimumBars = ['not-decided', 'bought-the-home', 'no-demand', 'took-advance', 'not-korean'] as const
export type MinimumBar = (typeof minimumBars)[number]

/** 최소보장: the sum that the state adds up to a third of the deposit. */
export function victimMinimumShortfall(
  ask: MinimumInput,
): Known<{ won: Won; floor: Won; bars: readonly MinimumBar[]; days: number; rule: RuleRef }> {
  const found = inForce(victimMinimum, ask.on)
  if ('unknown' in found) return found
  if (ask.decidedVictim === null) return unknown('not-given', '피해자 결정')
  const { part, days } = found.value.value
  const list: readonly (readonly [boolean, MinimumBar])[] = [
    [!ask.decidedVictim, 'not-decided'],
    [ask.boughtTheHome, 'bought-the-home'],
    [!ask.demandedDistribution, 'no-demand'],
    [ask.tookAdvance, 'took-advance'],
    [!ask.korean, 'not-korean'],
  ]
  const bars = list.filter(([is]) => is).map(([, id]) => id)
  const floor = Math.floor(ask.deposit / part)
  return known(
    { won: bars.length > 0 ? 0 : Math.max(0, floor - ask.recovered), floor, bars, days, rule: found.value.rule },
    found.source,
    found.asOf,
  )
}
