import type { Guarantee, Numbers, PriceRange } from '../assessment.ts'
import { refer } from '../law/dated.ts'
import { collateralRatio, depositLimit, guaranteeKinds, rentConversion, seniorDebtRatio } from '../law/hug.ts'
import { isCapitalArea } from '../law/region.ts'
import type { Facts } from '../property/facts.ts'
import type { Day } from '../values/day.ts'
import type { Known } from '../values/known.ts'
import { valueOf } from '../values/known.ts'
import type { Won } from '../values/won.ts'

export const guaranteeReasonIds = [
  'kind-not-covered',
  'kind-unknown',
  'right-on-register',
  'trust',
  'illegal-building',
  'non-residential-use',
  'land-right-missing',
  'owner-mismatch',
  'deposit-over-limit',
  'senior-over-limit',
  'senior-borderline',
  'sum-over-value',
  'guarantor-price-unknown',
  'deposit-unknown',
  'rent-unknown',
  'region-unknown',
  'other-deposits-unknown',
  'amount-unread',
  'before-rules',
] as const
export type GuaranteeReasonId = (typeof guaranteeReasonIds)[number]

type Reason = { id: GuaranteeReasonId; numbers: Numbers }

/** HUG 전세보증금반환보증: can this lease be covered, by which rule not, and up to what deposit. */
export function judgeGuarantee(f: Facts, price: Known<PriceRange>, findingIds: ReadonlySet<string>): Guarantee {
  const [first] = depositLimit.rows
  if (first !== undefined && f.day < first.from) return beforeRules(first.from)
  const refused = refusals(f, findingIds)
  const money = moneyTests(f, price)
  const against = [...refused, ...money.failed]
  const verdict = against.length > 0 ? 'not-eligible' : money.open.length > 0 ? 'unknown' : 'eligible'
  const row = collateralRatio.at(f.day) ?? collateralRatio.rows[0]
  if (row === undefined) throw new Error('no collateral ratio')
  return {
    verdict,
    reasons: [...against, ...money.open, ...money.notes],
    // a refusal by the house is not cured by a smaller deposit
    headroom: refused.length > 0 ? null : money.headroom,
    rule: refer(collateralRatio, row),
  }
}

/** A document older than the rules that we have: they say nothing of it. */
function beforeRules(from: Day): Guarantee {
  const [row] = collateralRatio.rows
  if (row === undefined) throw new Error('no collateral ratio')
  return {
    verdict: 'unknown',
    reasons: [{ id: 'before-rules', numbers: { from } }],
    headroom: null,
    rule: refer(collateralRatio, row),
  }
}

const bareReason = (id: GuaranteeReasonId): Reason => ({ id, numbers: {} })

function refusals(f: Facts, findings: ReadonlySet<string>): Reason[] {
  const rights = (['압류', '가압류', '가처분', '가등기', '담보가등기', '경매개시', '공매', '주택임차권'] as const)
    .map((kind) => [kind, f.live(kind).length] as const)
    .filter(([, n]) => n > 0)
  const kind = valueOf(f.kind)
  const covered = guaranteeKinds.at(f.day)?.value ?? []
  return [
    ...rights.map(([right, count]) => ({ id: 'right-on-register' as const, numbers: { right, count } })),
    ...(f.register.trustee === null ? [] : [bareReason('trust')]),
    ...(['illegal-building', 'non-residential-use', 'land-right-missing', 'owner-mismatch'] as const)
      .filter((id) => findings.has(id))
      .map(bareReason),
    ...(kind === null || covered.includes(kind) || findings.has('non-residential-use')
      ? []
      : [{ id: 'kind-not-covered' as const, numbers: { kind } }]),
  ]
}

type MoneyTests = { failed: Reason[]; open: Reason[]; notes: Reason[]; headroom: Won | null }

function moneyTests(f: Facts, price: Known<PriceRange>): MoneyTests {
  const failed: Reason[] = []
  const open: Reason[] = []
  const notes: Reason[] = []
  const { deposit } = f
  if (deposit === null) open.push(bareReason('deposit-unknown'))
  if ('unknown' in f.kind) open.push(bareReason('kind-unknown'))

  const limit = limitOf(f)
  if (limit === null) open.push(bareReason('region-unknown'))
  const converted = convertedDeposit(f)
  if (deposit !== null && converted === null) open.push(bareReason('rent-unknown'))
  if (converted !== null && limit !== null && converted > limit) {
    failed.push({ id: 'deposit-over-limit', numbers: { deposit: converted, limit, over: converted - limit } })
  }

  const others = f.sharesRegister ? valueOf(f.input.home.otherDeposits) : 0
  const households = valueOf(f.households)
  const othersKnown = others !== null || households === 1
  if (!othersKnown) open.push(bareReason('other-deposits-unknown'))
  if (f.debts.some((d) => d.won === null)) open.push(bareReason('amount-unread'))

  const value = collateralValue(f, price)
  if (value === null) {
    open.push(bareReason('guarantor-price-unknown'))
    return { failed, open, notes, headroom: null }
  }
  const liens = f.debts.reduce((n, d) => n + (d.won ?? 0), 0)
  const senior = liens + (others ?? 0)
  const ratio = seniorDebtRatio.at(f.day)?.value ?? { single: 60, shared: 80 }
  const percent = f.sharesRegister ? ratio.shared : ratio.single
  const seniorLimit = Math.floor((value * percent) / 100)
  if (senior > seniorLimit) {
    failed.push({
      id: 'senior-over-limit',
      numbers: { senior, limit: seniorLimit, percent, over: senior - seniorLimit },
    })
    // whether the 60 % is of 주택가액 or of 주택가격 is read in two ways; the stricter one decides, the gap is told
    const wider = Math.floor(((guarantorOf(price) ?? 0) * percent) / 100)
    if (senior <= wider) notes.push({ id: 'senior-borderline', numbers: { senior, limit: wider } })
  }
  const room = Math.max(0, value - senior)
  if (deposit !== null && deposit > room) {
    failed.push({ id: 'sum-over-value', numbers: { deposit, senior, value, over: deposit - room } })
  }
  const told = othersKnown && f.debts.every((d) => d.won !== null)
  const headroom = !told || senior > seniorLimit ? (told ? 0 : null) : Math.min(room, limit ?? room)
  return { failed, open, notes, headroom }
}

function limitOf(f: Facts): Won | null {
  const code = valueOf(f.place)
  const row = depositLimit.at(f.day)
  if (code === null || row === null) return null
  return isCapitalArea(code) ? row.value.capital : row.value.other
}

/** 환산보증금: deposit + yearly rent ÷ the conversion rate. */
export function convertedDeposit(f: Pick<Facts, 'input' | 'deposit' | 'day'>): Won | null {
  const { kind, rent } = f.input.lease
  const monthly = valueOf(rent) ?? (kind === '전세' ? 0 : null)
  const tenths = rentConversion.at(f.day)?.value
  if (f.deposit === null || monthly === null) return null
  if (monthly === 0) return f.deposit
  if (tenths === undefined) return null
  return f.deposit + Math.round((monthly * 12 * 1000) / tenths)
}

const guarantorOf = (price: Known<PriceRange>): Won | null => {
  const range = valueOf(price)
  return range === null ? null : valueOf(range.guarantor)
}

/** 주택가액: 주택가격 × 담보인정비율. */
function collateralValue(f: Facts, price: Known<PriceRange>): Won | null {
  const guarantor = guarantorOf(price)
  const percent = collateralRatio.at(f.day)?.value
  return guarantor === null || percent === undefined ? null : Math.floor((guarantor * percent) / 100)
}
