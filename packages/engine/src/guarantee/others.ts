import type { PriceRange } from '../assessment.ts'
import type { GuaranteeVerdict, OtherGuarantee } from './answer.ts'
import { type Dated, last, refer } from '../law/dated.ts'
import { hfTerms, sgiTerms } from '../law/guarantee-others.ts'
import type { LeaseTerm } from '../law/lease-term.ts'
import type { Facts } from '../property/facts.ts'
import { type Known, unknown, valueOf } from '../values/known.ts'
import type { MoneyBasis } from './basis.ts'
import { hfFeeOf, sgiFeeOf } from './fee.ts'
import { moneyTests } from './money-tests.ts'
import { bareReason, type Reason } from './reasons.ts'

/**
 * HF and SGI in addition to HUG. Neither can be called eligible from our data: HF requires the borrower's details, and
 * SGI publishes nothing official.
 */
export function otherGuarantees(
  f: Facts,
  b: MoneyBasis,
  price: Known<PriceRange>,
  term: LeaseTerm,
  refused: readonly Reason[],
): OtherGuarantee[] {
  return [hf(f, b, price, term, refused), sgi(f, b, price, term, refused)]
}

function hf(f: Facts, b: MoneyBasis, price: Known<PriceRange>, term: LeaseTerm, refused: readonly Reason[]) {
  const row = hfTerms.at(f.day)
  if (row === null) return beforeTerms('HF', hfTerms)
  const { capital, other, senior, shared } = row.value
  const money = moneyTests(f, b, { capital, other, single: senior, shared, sharedLiens: senior })
  const open = [bareReason('hf-borrowers-only'), ...money.open]
  return amountOf('HF', refused, money.failed, open, {
    headroom: refused.length > 0 ? null : money.headroom,
    fee: hfFeeOf(f, b, price, term),
    rule: refer(hfTerms, row),
  })
}

function sgi(f: Facts, b: MoneyBasis, price: Known<PriceRange>, term: LeaseTerm, refused: readonly Reason[]) {
  const row = sgiTerms.at(f.day)
  if (row === null) return beforeTerms('SGI', sgiTerms)
  const kind = valueOf(f.kind)
  const limit = kind === null || kind === '아파트' ? null : row.value.otherLimit
  const failed: Reason[] =
    limit !== null && b.deposit !== null && b.deposit > limit
      ? [{ id: 'deposit-over-limit', numbers: { deposit: b.deposit, limit, over: b.deposit - limit } }]
      : []
  const open = [
    bareReason('sgi-value-rule'),
    ...(kind === null ? [bareReason('kind-unknown')] : []),
    ...(b.deposit === null ? [bareReason('deposit-unknown')] : []),
  ]
  return amountOf('SGI', refused, failed, open, {
    headroom: null,
    fee: sgiFeeOf(f, b, price, term),
    rule: refer(sgiTerms, row),
  })
}

/** Today's terms do not cover an older document. */
function beforeTerms<T>(by: OtherGuarantee['by'], terms: Dated<T>): OtherGuarantee {
  const row = last(terms.rows)
  const rule = refer(terms, row)
  const open: Reason[] = [{ id: 'before-rules', numbers: { from: row.from } }]
  return amountOf(by, [], [], open, { headroom: null, fee: unknown('out-of-range', terms.key), rule })
}

function amountOf(
  by: OtherGuarantee['by'],
  refused: readonly Reason[],
  failed: readonly Reason[],
  open: readonly Reason[],
  rest: Pick<OtherGuarantee, 'headroom' | 'fee' | 'rule'>,
): OtherGuarantee {
  const against = [...refused, ...failed]
  const verdict: GuaranteeVerdict = against.length > 0 ? 'not-eligible' : 'unknown'
  return { by, verdict, reasons: [...against, ...open], needs: open.map((r) => r.id), ...rest }
}
