import type { PriceRange } from '../assessment.ts'
import type { Guarantee } from './answer.ts'
import { last, refer } from '../law/dated.ts'
import { feeSupport } from '../law/guarantee-others.ts'
import { guaranteeWindow } from '../law/guarantee-window.ts'
import { collateralRatio, depositLimit, hugLeastTerm } from '../law/hug.ts'
import { leaseTerm, type LeaseTerm } from '../law/lease-term.ts'
import type { Facts } from '../property/facts.ts'
import type { Day } from '../values/day.ts'
import { type Known, known, unknown, valueOf } from '../values/known.ts'
import { moneyBasis, statedBasis } from './basis.ts'
import { hugFeeOf } from './fee.ts'
import { hugLimits, moneyTests } from './money-tests.ts'
import { otherGuarantees } from './others.ts'
import { bareReason, type GuaranteeUncheckedId, guaranteeUncheckedIds, type Reason } from './reasons.ts'
import { lessorIsTrustee } from '../property/trust.ts'
import { refusals } from './refusals.ts'

/**
 * HUG 전세보증금반환보증: whether this lease can be covered, which rule refuses it and by how much, up to what deposit, for what
 * fee and until when to apply; and the same for HF and SGI.
 */
export function judgeGuarantee(f: Facts, price: Known<PriceRange>, findingIds: ReadonlySet<string>): Guarantee {
  const [first] = depositLimit.rows
  if (first !== undefined && f.day < first.from) return beforeRules(first.from)
  const refused = refusals(f, findingIds)
  const basis = moneyBasis(f, price)
  const money = moneyTests(f, basis, hugLimits(f, depositLimit.at(f.day)?.value ?? null))
  const timing = timingOf(f)
  const against = [...refused, ...money.failed, ...timing.failed]
  // HUG considers a lease with the trustee itself; the contents of the trust ledger are unknown to us
  const trust = lessorIsTrustee(f) ? [bareReason('trust')] : []
  const open = [...trust, ...money.open, ...timing.open]
  const row = collateralRatio.at(f.day) ?? last(collateralRatio.rows)
  const shownBasis = statedBasis(basis)
  return {
    verdict: against.length > 0 ? 'not-eligible' : open.length > 0 ? 'unknown' : 'eligible',
    reasons: [...against, ...open, ...money.notes],
    // a smaller deposit does not help if the house itself is refused, or if the trust ledger decides
    headroom: refused.length > 0 || trust.length > 0 ? null : money.headroom,
    rule: refer(collateralRatio, row),
    borderline: against.length === 1 && money.failed.length === 1 && money.notes.length > 0,
    needs: open.map((r) => r.id),
    unchecked: uncheckedOf(f),
    basis:
      shownBasis === null
        ? unknown('not-given', '주택가액')
        : known(
            { ...shownBasis, ...(money.limits && { limits: money.limits }) },
            row.source.title,
            row.source.checkedOn,
          ),
    fee: refused.length > 0 ? unknown('out-of-range', '가입 거절') : hugFeeOf(f, basis, price, timing.term),
    apply: timing.apply,
    // the barred list is HUG's own; the others have their own lists
    others: otherGuarantees(f, basis, price, timing.term, [
      ...trust,
      ...refused.filter((r) => r.id !== 'landlord-barred'),
    ]),
    support: supportOf(f),
  }
}

/** A condition that the user looked up, or that does not apply to this home, is not open. */
const uncheckedOf = ({ input: { deal, landlord }, register }: Facts): GuaranteeUncheckedId[] => {
  const looked: Partial<Record<GuaranteeUncheckedId, boolean>> = {
    'landlord-barred': landlord?.guaranteeBan !== undefined && 'value' in landlord.guaranteeBan,
    'sealed-by-broker': deal?.broker !== undefined && valueOf(deal.broker) === true,
    'co-owners-sign': (valueOf(register.owners)?.length ?? 0) < 2,
  }
  return guaranteeUncheckedIds.filter((id) => looked[id] !== true)
}

/** A document older than our rules: they do not cover it. */
function beforeRules(from: Day): Guarantee {
  const [row] = collateralRatio.rows
  if (row === undefined) throw new Error('no collateral ratio')
  return {
    verdict: 'unknown',
    reasons: [{ id: 'before-rules', numbers: { from } }],
    headroom: null,
    rule: refer(collateralRatio, row),
    needs: ['before-rules'],
  }
}

type Timing = { failed: Reason[]; open: Reason[]; term: LeaseTerm; apply: NonNullable<Guarantee['apply']> }

/** The lease must be long enough, and the application before half of it has passed. */
function timingOf(f: Facts): Timing {
  const { moveInDate, contractDate, endDate } = f.input.lease
  const endsOn = endDate === undefined ? null : valueOf(endDate)
  const from = valueOf(moveInDate) ?? valueOf(contractDate) ?? f.day
  const term = leaseTerm(from, endsOn) ?? leaseTerm(from, null)
  if (term === null) throw new Error('a term without an end is two years')
  const failed: Reason[] = []
  const open: Reason[] = []
  const least = hugLeastTerm.at(from)?.value
  if (least !== undefined && !term.assumed && term.days < 365 && (term.months ?? 0) < least)
    failed.push({ id: 'term-too-short', numbers: { days: term.days, months: least } })
  const window = guaranteeWindow({ balanceOn: null, movedInOn: valueOf(moveInDate), endsOn })
  if ('unknown' in window) return { failed, open, term, apply: window }
  const { lastDay } = window.value
  if (lastDay < f.day) {
    // for a lease longer than two years the half may still be ahead
    if (term.assumed) open.push({ id: 'term-unknown', numbers: { by: lastDay } })
    else failed.push({ id: 'window-closed', numbers: { by: lastDay } })
  }
  return {
    failed,
    open,
    term,
    apply: known({ from: window.value.from, lastDay, termAssumed: term.assumed }, window.source, window.asOf),
  }
}

function supportOf(f: Facts): Guarantee['support'] {
  const row = feeSupport.at(f.day)
  if (row === null || f.deposit === null || f.deposit > row.value.deposit) return null
  return { most: row.value.most, rule: refer(feeSupport, row) }
}
