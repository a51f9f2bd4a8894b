import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { brokerageFee, type BrokerageFee } from '@jipsalpim/engine/law/brokerage.ts'
import { rentTaxCredit } from '@jipsalpim/engine/law/rent-tax-credit.ts'
import { victimTest, type VictimAnswer } from '@jipsalpim/engine/law/victim.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { valueOf, type Known } from '@jipsalpim/engine/values/known.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'

const has = ({ findings }: Assessment, ids: readonly string[]) => findings.some((f) => ids.includes(f.id))

/**
 * 중개보수 상한 of this lease; `rentTold` is false if the rent is unknown and none is assumed. Null: it cannot be calculated.
 */
export function brokerageOf(a: Assessment): (BrokerageFee & { rentTold: boolean }) | null {
  const { lease, home, day } = a
  const [deposit, rent] = [valueOf(lease.deposit), valueOf(lease.rent)]
  if (deposit === null || has(a, ['no-broker'])) return null
  const fee = valueOf(
    brokerageFee({
      deal: 'lease',
      on: valueOf(lease.contractDate) ?? day,
      kind: valueOf(home.kind),
      area: valueOf(home.area),
      deposit,
      rent: rent ?? 0,
    }),
  )
  return fee && { ...fee, rentTold: rent !== null }
}

/** The user's answers for 월세 세액공제; null is "not answered". */
export type RentEntered = { salary: Won | null; homeless: boolean | null; movedIn: boolean | null }

/** Rent is paid, so its tax credit can be claimed. */
export const paysRent = ({ lease }: Assessment): boolean => (valueOf(lease.rent) ?? 0) > 0

/** The credit for a whole year of this rent, by the rules of the day's year. */
export const rentCreditOf = ({ lease, home, day }: Assessment, entered: RentEntered) =>
  rentTaxCredit({
    year: Number(day.slice(0, 4)),
    salary: entered.salary,
    income: null,
    monthly: valueOf(lease.rent) ?? 0,
    from: null,
    to: null,
    area: valueOf(home.area),
    officialPrice: valueOf(home.officialPrice),
    children: 0,
    homeless: entered.homeless,
    movedIn: entered.movedIn,
  })

const harms = ['auction-opening', 'public-sale', 'insolvency', 'malicious-landlord', 'landlord-subrogation']

/** The tenant has moved in, and the register or the public lists show a risk to the deposit. */
export function mayBeVictim(a: Assessment): boolean {
  const moved = valueOf(a.lease.moveInDate)
  return moved !== null && moved < a.day && has(a, harms)
}

/** The user's answers for the victim law; null is "not answered". */
export type VictimEntered = {
  firstContract: Day | null
  opposableAndFixed: boolean | null
  proceedings: boolean | null
  intent: boolean | null
  coveredByGuarantee: boolean | null
}

export function victimOf({ lease, recovery, day }: Assessment, entered: VictimEntered): Known<VictimAnswer> {
  const deposit = valueOf(lease.deposit)
  const back = valueOf(recovery)
  return victimTest({
    ...entered,
    on: day,
    deposit,
    auctionOver: false,
    coveredBySmallDeposit: back === null || deposit === null ? null : back.smallDeposit >= deposit,
    // all of it at worst, or not all even at best; in between it is unknown
    recoversAll:
      back === null || deposit === null ? null : back.low >= deposit ? true : back.high < deposit ? false : null,
  })
}
