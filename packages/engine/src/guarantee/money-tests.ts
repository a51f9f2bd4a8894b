import { seniorDebtRatio } from '../law/hug.ts'
import { isCapitalArea } from '../law/region.ts'
import type { Facts } from '../property/facts.ts'
import { valueOf } from '../values/known.ts'
import type { Won } from '../values/won.ts'
import type { GuaranteeBasis } from './answer.ts'
import type { MoneyBasis } from './basis.ts'
import { bareReason, type Reason } from './reasons.ts'

export type MoneyTests = {
  failed: Reason[]
  open: Reason[]
  notes: Reason[]
  headroom: Won | null
  limits: GuaranteeBasis['limits']
}
export type Limits = {
  capital: Won
  other: Won
  /**
   * Highest senior debt in percent of 주택가액: `single` for one household; `shared` in total and `sharedLiens` for liens
   * alone for registers with several households.
   */
  single: number
  shared: number
  sharedLiens: number | null
}

/** 보증금 한도, 선순위채권 한도, and 보증금 + 선순위채권 within 주택가액. */
export function moneyTests(f: Facts, b: MoneyBasis, limits: Limits | null): MoneyTests {
  const failed: Reason[] = []
  const open: Reason[] = []
  const notes: Reason[] = []
  if (b.deposit === null) open.push(bareReason('deposit-unknown'))
  if ('unknown' in f.kind) open.push(bareReason('kind-unknown'))

  const code = valueOf(f.place)
  const limit = code === null || limits === null ? null : isCapitalArea(code) ? limits.capital : limits.other
  if (limit === null) open.push(bareReason('region-unknown'))
  if (b.deposit !== null && b.converted === null) open.push(bareReason('rent-unknown'))
  if (b.converted !== null && limit !== null && b.converted > limit) {
    failed.push({ id: 'deposit-over-limit', numbers: { deposit: b.converted, limit, over: b.converted - limit } })
  }
  if (!b.othersKnown) open.push(bareReason('other-deposits-unknown'))
  if (b.unread) open.push(bareReason('amount-unread'))
  if (b.value === null) {
    open.push(bareReason('guarantor-price-unknown'))
    return { failed, open, notes, headroom: null, limits: undefined }
  }

  const ratios = limits ?? { single: 60, shared: 80, sharedLiens: null }
  const percent = f.sharesRegister ? ratios.shared : ratios.single
  const over = [
    tooSenior(b, b.senior, percent),
    f.sharesRegister && ratios.sharedLiens !== null ? tooSenior(b, b.liens, ratios.sharedLiens) : null,
  ].find((x) => x !== null)
  if (over !== undefined && over !== null) {
    failed.push(over.reason)
    if (over.wider !== null) notes.push(over.wider)
  }
  const room = Math.max(0, b.value - b.senior)
  if (b.deposit !== null && b.deposit > room) {
    failed.push({
      id: 'sum-over-value',
      numbers: { deposit: b.deposit, senior: b.senior, value: b.value, over: b.deposit + b.senior - b.value },
    })
  }
  // a stated price can already be too low to pass, but only a document can prove that it is high enough
  if (b.told && failed.length === 0) open.push(bareReason('guarantor-price-unknown'))
  const isComplete = b.othersKnown && !b.unread && (!b.told || room === 0)
  return {
    failed,
    open,
    notes,
    headroom: !isComplete ? null : over != null ? 0 : Math.min(room, limit ?? room),
    limits: { senior: seniorLimit(b.value, percent), deposit: limit },
  }
}

const seniorLimit = (value: Won, percent: number): Won => Math.floor((value * percent) / 100)

/** The percent can be read as of 주택가액 or of 주택가격; the stricter one decides, the difference is reported. */
function tooSenior(b: MoneyBasis, senior: Won, percent: number): { reason: Reason; wider: Reason | null } | null {
  const limit = seniorLimit(b.value ?? 0, percent)
  if (senior <= limit) return null
  const wider = Math.floor(((b.price ?? 0) * percent) / 100)
  return {
    reason: { id: 'senior-over-limit', numbers: { senior, limit, percent, over: senior - limit } },
    wider: senior <= wider ? { id: 'senior-borderline', numbers: { senior, limit: wider } } : null,
  }
}

/** HUG's limits on a day. */
export function hugLimits(f: Facts, deposit: { capital: Won; other: Won } | null): Limits | null {
  if (deposit === null) return null
  const ratio = seniorDebtRatio.at(f.day)?.value ?? { single: 60, shared: 80 }
  return { ...deposit, ...ratio, sharedLiens: null }
}
