import { type Day, isDay } from '../values/day.ts'
import { isWon } from '../values/won.ts'
import { type Claim, claimKinds, type DistributionCase, type TenantClaim } from './case.ts'

/** `wrong` maps the path of a field to why it cannot be used. */
export type ReadCases = { cases: DistributionCase[]; many: boolean } | { wrong: Readonly<Record<string, string>> }

/** One case or an array of cases, as a person or a program wrote them. Null equals absent. */
export function readCases(input: unknown): ReadCases {
  const many = Array.isArray(input)
  const wrong: Record<string, string> = {}
  const list: readonly unknown[] = many ? input : [input]
  const cases = list.map((one, i) => readCase(one, many ? `[${i}].` : '', wrong))
  const read = cases.filter((c) => c !== null)
  return Object.keys(wrong).length > 0 || read.length !== cases.length ? { wrong } : { cases: read, many }
}

type Bag = Readonly<Record<string, unknown>>
type Wrong = Record<string, string>
const isBag = (x: unknown): x is Bag => typeof x === 'object' && x !== null && !Array.isArray(x)
const tiers = ['S', 'O', 'M', 'E'] as const

function readCase(input: unknown, at: string, wrong: Wrong): DistributionCase | null {
  if (!isBag(input)) {
    wrong[at === '' ? '.' : at] = 'not-an-object'
    return null
  }
  const region = tiers.find((t) => t === input['region'])
  if (region === undefined) wrong[`${at}region`] = 'not-a-region'
  const claims = readList(input['claims'], `${at}claims`, wrong).map((x, i) =>
    readClaim(x, `${at}claims[${i}].`, wrong),
  )
  const tenants = readList(input['tenants'], `${at}tenants`, wrong).map((x, i) =>
    readTenant(x, `${at}tenants[${i}].`, wrong),
  )
  once(
    claims.map((c) => c.id),
    `${at}claims`,
    wrong,
  )
  once(
    tenants.map((t) => t.id),
    `${at}tenants`,
    wrong,
  )
  const auctionDate = readDay(input['auctionDate'], `${at}auctionDate`, wrong)
  if (auctionDate === null && input['auctionDate'] == null) wrong[`${at}auctionDate`] = 'missing'
  const out = {
    salePrice: readWon(input['salePrice'], `${at}salePrice`, wrong),
    costs: readWon(input['costs'] ?? 0, `${at}costs`, wrong),
    extinctionDate: readDay(input['extinctionDate'], `${at}extinctionDate`, wrong),
    claims,
    tenants,
  }
  return region === undefined || auctionDate === null ? null : { ...out, region, auctionDate }
}

function readClaim(input: unknown, at: string, wrong: Wrong): Claim {
  const bag = isBag(input) ? input : {}
  const kind = claimKinds.find((k) => k === bag['kind'])
  if (kind === undefined) wrong[`${at}kind`] = 'not-a-claim-kind'
  const date = readDay(bag['date'], `${at}date`, wrong)
  // without its day such a claim has no rank, and a rank must not be guessed
  if (date === null && kind !== undefined && dayNeeded.has(kind) && !(`${at}date` in wrong))
    wrong[`${at}date`] = 'missing'
  return {
    id: readId(bag['id'], `${at}id`, wrong),
    kind: kind ?? 'general',
    amount: readWon(bag['amount'], `${at}amount`, wrong),
    date,
    ...(bag['levy'] === 'local' ? { levy: 'local' as const } : {}),
  }
}

const dayNeeded: ReadonlySet<string> = new Set(['mortgage', 'jeonse', 'attachment', 'tax'])

function readTenant(input: unknown, at: string, wrong: Wrong): TenantClaim {
  const bag = isBag(input) ? input : {}
  const demands = bag['demandsDistribution'] ?? true
  if (typeof demands !== 'boolean') wrong[`${at}demandsDistribution`] = 'not-a-boolean'
  return {
    id: readId(bag['id'], `${at}id`, wrong),
    deposit: readWon(bag['deposit'], `${at}deposit`, wrong),
    opposableFrom: readDay(bag['opposableFrom'], `${at}opposableFrom`, wrong),
    fixedDate: readDay(bag['fixedDate'], `${at}fixedDate`, wrong),
    demandsDistribution: demands === true,
    ...(bag['noSmallDeposit'] === true ? { noSmallDeposit: true } : {}),
  }
}

function readList(input: unknown, at: string, wrong: Wrong): readonly unknown[] {
  if (input == null) return []
  if (Array.isArray(input)) return input
  wrong[at] = 'not-a-list'
  return []
}

function readWon(input: unknown, at: string, wrong: Wrong): number {
  if (isWon(input) && input >= 0) return input
  wrong[at] = 'not-whole-won'
  return 0
}

function readDay(input: unknown, at: string, wrong: Wrong): Day | null {
  if (input == null) return null
  if (isDay(input)) return input
  wrong[at] = 'not-a-day'
  return null
}

function readId(input: unknown, at: string, wrong: Wrong): string {
  if (typeof input === 'string' && input !== '') return input
  wrong[at] = 'not-an-id'
  return ''
}

function once(ids: readonly string[], at: string, wrong: Wrong) {
  if (new Set(ids).size !== ids.length) wrong[at] = 'same-id-twice'
}
