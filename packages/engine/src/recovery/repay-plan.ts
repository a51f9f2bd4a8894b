import type { AssessInput, PriceRange, RepayPlan } from '../assessment.ts'
import { type Debt, evidenceOf, type Facts, readFacts } from '../property/facts.ts'
import type { Entry, RegisterDocument, Right } from '../register/model.ts'
import { type Known, known, valueOf } from '../values/known.ts'
import type { Won } from '../values/won.ts'
import { farBack } from './levels.ts'
import { recover } from './recover.ts'

/**
 * The payout if the landlord repays the mortgages as promised and they are cancelled before the balance: the same
 * calculation with a register without them. Null when no such plan was entered, or no mortgage is senior. It is shown
 * in addition to the judgement and does not change it.
 */
export function repayPlan(f: Facts, price: Known<PriceRange>): RepayPlan | null {
  const firstRepay = f.input.plan?.firstRepay
  const stated = firstRepay === undefined ? null : valueOf(firstRepay)
  const mortgages = f.debts.filter((d) => d.what === 'mortgage')
  if (stated === null || stated === 0 || mortgages.length === 0) return null
  const { cancels, lowers } = paidOff(mortgages, stated)
  const then = readFacts({ ...f.input, register: registerThen(f.input, cancels, lowers) }, f.thresholds)
  const back = recover(then, price)
  return {
    stated,
    cancels: cancels.map((d) => evidenceOf(d.right.entry)),
    lowers: lowers === null ? null : { evidence: evidenceOf(lowers.debt.right.entry), to: lowers.to },
    before: sumOf(f),
    after: sumOf(then),
    recovery:
      'value' in back
        ? known({ low: back.value.low, likely: back.value.likely, high: back.value.high }, back.source, back.asOf)
        : back,
  }
}

const sumOf = (f: Facts): Won => f.debts.reduce((n, d) => n + (d.what === 'mortgage' ? (d.won ?? 0) : 0), 0)

type Paid = { cancels: Debt[]; lowers: { debt: Debt; to: Won } | null }

/**
 * It is unknown which loans the landlord means. The last ones are repaid first: the earliest mortgage, which decides
 * the small-deposit row, counts as repaid last. A mortgage is repaid when the sum covers its 채권최고액, the most that may
 * be owed; the next one is reduced by the rest, if that is registered.
 */
function paidOff(mortgages: readonly Debt[], stated: Won | 'untold'): Paid {
  if (stated === 'untold') return { cancels: [...mortgages], lowers: null }
  const cancels: Debt[] = []
  let left = stated
  for (const debt of mortgages.toSorted((a, b) => ((a.right.since ?? farBack) < (b.right.since ?? farBack) ? 1 : -1))) {
    const won = debt.right.amount?.won ?? null
    if (won === null || left === 0) continue
    if (won > left) return { cancels, lowers: { debt, to: won - left } }
    cancels.push(debt)
    left -= won
  }
  return { cancels, lowers: null }
}

/** The register after repayment: strike and cancelling entry agree. */
function registerThen({ register }: AssessInput, cancels: readonly Debt[], lowers: Paid['lowers']): RegisterDocument {
  const gone = new Set(cancels.flatMap(({ right }) => [right.entry, ...right.changes].map((e) => e.id)))
  const added = [
    ...cancels.map(({ right }) => acting(right, '말소', `${right.entry.rank}번근저당권설정등기말소`)),
    ...(lowers === null
      ? []
      : [
          {
            ...acting(lowers.debt.right, '변경', `${lowers.debt.right.entry.rank}번근저당권변경`),
            amounts: [maximum(lowers.to)],
          },
        ]),
  ]
  return {
    ...register,
    entries: [...register.entries.map((e): Entry => (gone.has(e.id) ? { ...e, strike: 'all' } : e)), ...added],
    // it lists only today's live entries
    summary: null,
  }
}

const maximum = (won: Won): Entry['amounts'][number] => ({ kind: '채권최고액', won, text: `금${won}원`, struck: false })

function acting({ entry }: Right, verb: '말소' | '변경', purpose: string): Entry {
  const { section, rank } = entry
  return {
    id: `${entry.id} ${verb}`,
    section,
    rank: verb === '변경' ? `${rank}-9999` : '9999',
    ordinal: 1,
    oldRank: null,
    purpose,
    receivedAt: null,
    receiptNo: null,
    cause: null,
    causeDate: null,
    caseNo: null,
    parties: [],
    amounts: [],
    fields: {},
    lines: [],
    references: [{ section, rank, verb, ...(verb === '말소' ? { what: '근저당권설정', ordinal: entry.ordinal } : {}) }],
    strike: 'none',
    page: null,
  }
}
