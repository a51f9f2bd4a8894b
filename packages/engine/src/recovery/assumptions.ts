import type { PriceRange } from '../assessment.ts'
import { cautiousTier } from '../law/region.ts'
import { restsOnStated } from '../price/stated-only.ts'
import { raisesOf } from '../property/debt-parts.ts'
import { ownersOwe } from '../property/debtors.ts'
import type { Facts } from '../property/facts.ts'
import { jeonseReach } from '../property/jeonse-reach.ts'
import { isListed } from '../property/other-deposits.ts'
import type { Right } from '../register/model.ts'
import { purposeKind } from '../register/vocabulary.ts'
import type { Day } from '../values/day.ts'
import { valueOf } from '../values/known.ts'
import type { Applicant } from './applicants.ts'
import type { BaseRight } from './base-right.ts'
import { groundOf } from './ground.ts'
import { sharedByStated, statedOfMany } from './joint-homes.ts'
import { signedByFew, titleAtRisk } from './lease-counts.ts'
import { owesLater } from './seizures.ts'
import { smallDepositDoubt } from './small-doubt.ts'
import { mostShares, sharePools } from './share-pools.ts'

/** Assumptions of a recovery, as tokens; their words are in the catalogues. */
export const assumptionIds = [
  'tax-unknown',
  'seizure-amount-unknown',
  'new-owner-tax-behind',
  'mortgage-at-maximum',
  'raise-own-rank',
  'raise-at-first-rank',
  'share-reaches-its-part',
  'share-unknown-as-whole',
  'shares-apart',
  'share-debtor-first',
  'share-debtor-unknown',
  'shares-too-many',
  'lease-binds-every-share',
  'lease-of-minority',
  'partly-cancelled-in-full',
  'joint-full-at-worst',
  'joint-others-first-at-best',
  'joint-by-told-value',
  'joint-value-of-many',
  'joint-owner-owes',
  'joint-owner-secures',
  'joint-count-unknown',
  'amount-unreadable',
  'provisional-as-entered',
  'provisional-may-secure',
  'jeonse-as-base',
  'jeonse-on-part',
  'rank-day-unknown',
  'other-tenants-unknown',
  'other-tenants-at-worst',
  'other-tenants-as-a-rule',
  'other-tenants-at-best',
  'other-tenants-spread',
  'lease-as-security-disputed',
  'circle-disputed',
  'prior-tenant-first',
  'bid-less-what-stays',
  'after-auction-opening',
  'possessory-lien-unseen',
  'own-auction-may-end',
  'their-auction-may-end',
  'applied-by-tenant',
  'applied-by-mortgage',
  'applied-by-jeonse',
  'applied-by-tax-office',
  'land-register-unseen',
  'land-separate-at-worst',
  'land-mortgage-first-at-worst',
  'move-in-assumed',
  'fixed-date-same-day',
  'region-unknown',
  'region-ambiguous',
  'kind-unknown',
  'price-thin',
  'price-told',
  'title-at-risk',
  'small-deposit-doubtful',
  'trust-consent-unknown',
  'trust-consent-refused',
  'trust-consent-told',
  'opposable-resale',
] as const
export type AssumptionId = (typeof assumptionIds)[number]

export function recoveryAssumptions(
  f: Facts,
  price: PriceRange,
  {
    base,
    circular,
    bidsLess,
    leavesNothing,
    getsSmall,
    by,
  }: {
    base: BaseRight | null
    circular: boolean
    bidsLess: boolean
    leavesNothing: boolean
    getsSmall: boolean
    by: Applicant | null
  },
): AssumptionId[] {
  const { debts } = f
  const code = valueOf(f.place)
  const seizures = f.live('압류')
  const shown = valueOf(f.input.home.otherDeposits) !== null
  const open = f.sharesRegister && !shown
  const ground = groundOf(f)
  const onShares = [...debts.map((d) => d.right), ...seizures].filter((r) => r.on !== undefined)
  const shares = sharePools(f)
  const valued = sharedByStated(f)
  const joint = debts.filter((d) => d.what === 'mortgage' && d.properties > 1)
  const assumptions: readonly (readonly [boolean, AssumptionId])[] = [
    // the landlord's tax arrears are not on the register until a 압류
    [seizures.length === 0, 'tax-unknown'],
    [seizures.length > 0, 'seizure-amount-unknown'],
    [seizures.some((r) => owesLater(f, r)), 'new-owner-tax-behind'],
    [debts.some((d) => d.what === 'mortgage'), 'mortgage-at-maximum'],
    [debts.some((d) => d.right.raises !== undefined), 'raise-own-rank'],
    [debts.some((d) => d.what === 'mortgage' && raisedUnderLease(d.right, f.opposableFrom)), 'raise-at-first-rank'],
    [onShares.some((r) => r.on?.share != null), 'share-reaches-its-part'],
    [onShares.some((r) => r.on?.share === null), 'share-unknown-as-whole'],
    [shares !== null, 'shares-apart'],
    [shares?.namesDebtor === true, 'share-debtor-first'],
    [shares?.hidesDebtor === true, 'share-debtor-unknown'],
    [shares?.hidesDebtor === true && shares.ids.length > mostShares, 'shares-too-many'],
    [(valueOf(f.register.owners)?.length ?? 0) > 1, 'lease-binds-every-share'],
    [signedByFew(f), 'lease-of-minority'],
    [debts.some((d) => d.right.partly !== undefined), 'partly-cancelled-in-full'],
    [!valued && debts.some((d) => d.properties > 1), 'joint-full-at-worst'],
    [valued, 'joint-by-told-value'],
    [valued || debts.some((d) => d.properties > 1), 'joint-others-first-at-best'],
    [statedOfMany(f), 'joint-value-of-many'],
    [joint.some((d) => ownersOwe(f, d.right) === 'all'), 'joint-owner-owes'],
    [joint.some((d) => ownersOwe(f, d.right) === 'none'), 'joint-owner-secures'],
    [!valued && debts.some((d) => d.properties === 0), 'joint-count-unknown'],
    [debts.some((d) => d.won === null && d.what !== 'provisional'), 'amount-unreadable'],
    [debts.some((d) => d.what === 'provisional'), 'provisional-may-secure'],
    [base !== null && by !== 'jeonse' && purposeKind(base.right.entry) === '전세권', 'jeonse-as-base'],
    [debts.some((d) => d.what === 'jeonse' && jeonseReach(d.right, f.register.kind) === 'part'), 'jeonse-on-part'],
    // 민사집행법 160조 1항 4호: the share of such a mortgage is deposited, not passed on
    [debts.some((d) => f.live('설정가등기').includes(d.right)), 'provisional-as-entered'],
    [debts.some((d) => d.right.since === null), 'rank-day-unknown'],
    [open, 'other-tenants-unknown'],
    [open, 'other-tenants-at-worst'],
    [open, 'other-tenants-as-a-rule'],
    [open, 'other-tenants-at-best'],
    [f.sharesRegister && shown && !isListed(f.input.home), 'other-tenants-spread'],
    [f.sharesRegister || debts.some((d) => d.what === 'lease'), 'lease-as-security-disputed'],
    [circular, 'circle-disputed'],
    [debts.some((d) => d.what === 'lease'), 'prior-tenant-first'],
    [bidsLess, 'bid-less-what-stays'],
    [f.auctions.length > 0, 'after-auction-opening'],
    // no register shows it; the court's auction documents do (민사집행법 91조 5항, 105조)
    [f.live('경매개시').length + f.live('공매').length > 0, 'possessory-lien-unseen'],
    // 민사집행법 102조: money must be left for the applicant after the costs and all senior claims
    [leavesNothing && f.auctions.length === 0 && (by ?? 'tenant') === 'tenant', 'own-auction-may-end'],
    [leavesNothing && by !== null && by !== 'tenant', 'their-auction-may-end'],
    [by === 'tenant', 'applied-by-tenant'],
    [by === 'mortgage', 'applied-by-mortgage'],
    [by === 'jeonse', 'applied-by-jeonse'],
    [by === 'tax-office', 'applied-by-tax-office'],
    [f.register.kind === '건물', 'land-register-unseen'],
    [ground === 'separate', 'land-separate-at-worst'],
    [ground === 'added-mortgage', 'land-mortgage-first-at-worst'],
    [!f.moveInTold, 'move-in-assumed'],
    [true, 'fixed-date-same-day'],
    [code === null, 'region-unknown'],
    [code !== null && cautiousTier(code, f.day).candidates.length > 1, 'region-ambiguous'],
    ['unknown' in f.kind, 'kind-unknown'],
    [price.thin, 'price-thin'],
    [restsOnStated(price), 'price-told'],
    [titleAtRisk(f), 'title-at-risk'],
    [getsSmall && smallDepositDoubt(f, price) !== null, 'small-deposit-doubtful'],
    [f.trustLease === 'untold', 'trust-consent-unknown'],
    [f.trustLease === 'refused', 'trust-consent-refused'],
    [f.trustLease === 'consented', 'trust-consent-told'],
    [base === null && f.trustLease !== 'refused', 'opposable-resale'],
  ]
  return assumptions.filter(([is]) => is).map(([, id]) => id)
}

/**
 * 부기 has the rank of its main entry (부동산등기법 5조) and needs no consent of a tenant, who is not on the register (52조 단서):
 * no statute defines whether it ranks ahead of a lease that was opposable by then.
 */
const raisedUnderLease = (mortgage: Right, opposable: Day): boolean =>
  raisesOf(mortgage).some(({ entry, since }) => entry.rank.includes('-') && since >= opposable)
