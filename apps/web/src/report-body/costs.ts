import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { brokerageFee, type BrokerageFee } from '@jipsalpim/engine/law/brokerage.ts'
import { rentTaxCredit } from '@jipsalpim/engine/law/rent-tax-credit.ts'
import { victimTest, type VictimAnswer } from '@jipsalpim/engine/law/victim.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { valueOf, type Known } from '@jipsalpim/engine/values/known.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'

const has = ({ findings }: Assessment, ids: readonly string[]) => findings.some((f) => ids.includes(f.id))

/** 중개보수 상한 of this lease; `rentTold` is false where no rent was told and none is reckoned with. Null: not to be told. */
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

/** What the person says for 월세 세액공제; null is "not said". */
export type RentTold = { salary: Won | null; homeless: boolean | null; movedIn: boolean | null }

/** Rent is paid, so that its tax credit can be asked for. */
export const paysRent = ({ lease }: Assessment): boolean => (valueOf(lease.rent) ?? 0) > 0

/** The credit for a whole year of this rent, by the rules of the day's year. */
export const rentCreditOf = ({ lease, home, day }: Assessment, told: RentTold) =>
  rentTaxCredit({
    year: Number(day.slice(0, 4)),
    salary: told.salary,
    income: null,
    monthly: valueOf(lease.rent) ?? 0,
    from: null,
    to: null,
    area: valueOf(home.area),
    officialPrice: valueOf(home.officialPrice),
    children: 0,
    homeless: told.homeless,
    movedIn: told.movedIn,
  })

const harms = ['auction-opening', 'public-sale', 'insolvency', 'malicious-landlord', 'landlord-subrogation']

/** Somebody lives there already, and the deposit is in danger by what the register or the lists show. */
export function mayBeVictim(a: Assessment): boolean {
  const moved = valueOf(a.lease.moveInDate)
  return moved !== null && moved < a.day && has(a, harms)
}

/** What the person says for the victim law; null is "not said". */
export type VictimTold = {
  firstContract: Day | null
  opposableAndFixed: boolean | null
  proceedings: boolean | null
  intent: boolean | null
  coveredByGuarantee: boolean | null
}

export function victimOf({ lease, recovery, day }: Assessment, told: VictimTold): Known<VictimAnswer> {
  const deposit = valueOf(lease.deposit)
  const back = valueOf(recovery)
  return victimTest({
    ...told,
    on: day,
    deposit,
    auctionOver: false,
    coveredBySmallDeposit: back === null || deposit === null ? null : back.smallDeposit >= deposit,
    // all of it at worst, or not even at best; between the two nobody can tell yet
    recoversAll:
      back === null || deposit === null ? null : back.low >= deposit ? true : back.high < deposit ? false : null,
  })
}
