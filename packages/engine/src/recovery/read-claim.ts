import { type Claim, type ClaimKind, claimKinds, type LienOn, nationalTaxes, type TenantClaim } from './case.ts'
import {
  isBag,
  readDay,
  readFlag,
  readId,
  readList,
  readOneOf,
  readWon,
  reportTwice,
  reportWrong,
  type Wrong,
} from './read-fields.ts'

export function readClaim(input: unknown, at: string, wrong: Wrong): Claim {
  const bag = isBag(input) ? input : {}
  const kind = readOneOf(bag['kind'], claimKinds, `${at}kind`, wrong, 'not-a-claim-kind')
  if (bag['kind'] == null) reportWrong(wrong, `${at}kind`, 'not-a-claim-kind')
  const date = readDay(bag['date'], `${at}date`, wrong)
  const levy = readOneOf(bag['levy'], ['national', 'local'], `${at}levy`, wrong, 'not-a-levy')
  const tax = readOneOf(bag['tax'], nationalTaxes, `${at}tax`, wrong, 'not-a-national-tax')
  const owedBy = readOneOf(bag['owedBy'], ['new-owner'], `${at}owedBy`, wrong, 'not-an-owner')
  const demands = readFlag(bag['demandsDistribution'], `${at}demandsDistribution`, wrong)
  const on = readLiens(bag['on'], `${at}on`, wrong)
  // without its day such a claim has no rank, and a rank must not be guessed
  const needsDay = kind !== null && (dayNeeded.has(kind) || (owedBy !== null && tax !== null))
  if (bag['date'] == null && needsDay && !on?.every((l) => l.date != null)) reportWrong(wrong, `${at}date`, 'missing')
  return {
    id: readId(bag['id'], `${at}id`, wrong),
    kind: kind ?? 'general',
    amount: readWon(bag['amount'], `${at}amount`, wrong),
    date,
    ...(levy === 'local' ? { levy } : {}),
    ...(tax === null ? {} : { tax }),
    ...(owedBy === null ? {} : { owedBy }),
    ...(demands === null ? {} : { demandsDistribution: demands }),
    ...(on === null ? {} : { on }),
  }
}

const dayNeeded: ReadonlySet<ClaimKind> = new Set(['mortgage', 'jeonse', 'attachment', 'tax'])

/** 'home', or { property: 'land', date, beforeBuilding }. */
function readLiens(input: unknown, at: string, wrong: Wrong): LienOn[] | null {
  if (input == null) return null
  const liens = readList(input, at, wrong).map((one, i): LienOn => {
    if (typeof one === 'string') return { property: one }
    const bag = isBag(one) ? one : {}
    const date = readDay(bag['date'], `${at}[${i}].date`, wrong)
    const older = readFlag(bag['beforeBuilding'], `${at}[${i}].beforeBuilding`, wrong)
    const owner = readOneOf(bag['owner'], ['debtor', 'surety'], `${at}[${i}].owner`, wrong, 'not-an-owner')
    return {
      property: readId(bag['property'], `${at}[${i}].property`, wrong),
      ...(date === null ? {} : { date }),
      ...(older === true ? { beforeBuilding: true } : {}),
      ...(owner === null ? {} : { owner }),
    }
  })
  reportTwice(
    liens.map((l) => l.property),
    at,
    wrong,
  )
  return liens
}

export function readTenant(input: unknown, at: string, wrong: Wrong): TenantClaim {
  const bag = isBag(input) ? input : {}
  const demands = readFlag(bag['demandsDistribution'], `${at}demandsDistribution`, wrong)
  const noSmall = readFlag(bag['noSmallDeposit'], `${at}noSmallDeposit`, wrong)
  const on = bag['on'] == null ? null : readList(bag['on'], `${at}on`, wrong)
  return {
    id: readId(bag['id'], `${at}id`, wrong),
    deposit: readWon(bag['deposit'], `${at}deposit`, wrong),
    opposableFrom: readDay(bag['opposableFrom'], `${at}opposableFrom`, wrong),
    fixedDate: readDay(bag['fixedDate'], `${at}fixedDate`, wrong),
    demandsDistribution: demands ?? true,
    ...(noSmall === true ? { noSmallDeposit: true } : {}),
    ...(on === null ? {} : { on: on.map((id, i) => readId(id, `${at}on[${i}]`, wrong)) }),
  }
}
