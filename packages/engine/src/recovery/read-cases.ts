import { day } from '../values/day.ts'
import { circleReadings, type DistributionCase, type SoldProperty } from './case.ts'
import { readClaim, readTenant } from './read-claim.ts'
import {
  type Bag,
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

/** `wrong` maps the path of a field to why it cannot be used. */
export type ReadCases = { cases: DistributionCase[]; many: boolean } | { wrong: Readonly<Record<string, string>> }

/** One case or an array of cases, as a user or a program wrote them. Null equals absent. */
export function readCases(input: unknown): ReadCases {
  const many = Array.isArray(input)
  const wrong: Wrong = new Map()
  const list: readonly unknown[] = many ? input : [input]
  if (list.length > most.cases) reportWrong(wrong, '.', 'too-many-cases')
  const cases = wrong.size > 0 ? [] : list.map((one, i) => readCase(one, many ? `[${i}].` : '', wrong))
  if (wrong.size === 0 && cases.reduce((sum, c) => sum + workOf(c), 0) > most.work) reportWrong(wrong, '.', 'too-much')
  return wrong.size > 0 ? { wrong: Object.fromEntries(wrong) } : { cases, many }
}

const most = { cases: 20_000, rows: 1_000, properties: 20, work: 10_000_000, joint: 2_000_000 }

/** Estimate of the run time: quadratic in the rows; each joint debt is tried on each property. */
function workOf({ claims, tenants, properties }: DistributionCase): number {
  const rows = claims.length + tenants.length
  return properties === undefined ? rows ** 2 : rows ** 3 * properties.length
}

function readCase(input: unknown, at: string, wrong: Wrong): DistributionCase {
  if (isBag(input)) return readBag(input, at, wrong)
  reportWrong(wrong, at === '' ? '.' : at, 'not-an-object')
  return readBag({}, at, new Map())
}

function readBag(bag: Bag, at: string, wrong: Wrong): DistributionCase {
  const region = readOneOf(bag['region'], ['S', 'O', 'M', 'E'], `${at}region`, wrong, 'not-a-region')
  if (bag['region'] == null) reportWrong(wrong, `${at}region`, 'not-a-region')
  const auctionDate = readDay(bag['auctionDate'], `${at}auctionDate`, wrong)
  if (bag['auctionDate'] == null) reportWrong(wrong, `${at}auctionDate`, 'missing')
  const properties = bag['properties'] == null ? null : readProperties(bag['properties'], `${at}properties`, wrong)
  const c: DistributionCase = {
    salePrice: readTotal(bag, 'salePrice', properties, at, wrong),
    costs: readTotal(
      { ...bag, costs: bag['costs'] ?? (properties === null ? 0 : null) },
      'costs',
      properties,
      at,
      wrong,
    ),
    // any value will do as a placeholder: a wrong case is not used
    region: region ?? 'E',
    auctionDate: auctionDate ?? day('9999-12-31'),
    extinctionDate: readDay(bag['extinctionDate'], `${at}extinctionDate`, wrong),
    claims: readRows(bag, 'claims', at, wrong).map((x, i) => readClaim(x, `${at}claims[${i}].`, wrong)),
    tenants: readRows(bag, 'tenants', at, wrong).map((x, i) => readTenant(x, `${at}tenants[${i}].`, wrong)),
    ...(properties === null ? {} : { properties }),
    ...readReadings(bag, at, wrong),
  }
  checkTogether(c, at, wrong)
  return c
}

/** Options for the doubtful points, and the former owner. */
function readReadings(bag: Bag, at: string, wrong: Wrong): Partial<DistributionCase> {
  const openedOn = readDay(bag['openedOn'], `${at}openedOn`, wrong)
  const transferredOn = readDay(bag['transferredOn'], `${at}transferredOn`, wrong)
  const arrears = readRows(bag, 'formerArrears', at, wrong).map((x, i) => {
    const [row, path] = [isBag(x) ? x : {}, `${at}formerArrears[${i}].`]
    const date = readDay(row['date'], `${path}date`, wrong)
    if (row['date'] == null) reportWrong(wrong, `${path}date`, 'missing')
    return { amount: readWon(row['amount'], `${path}amount`, wrong), date }
  })
  const flag = (name: string) => readFlag(bag[name], `${at}${name}`, wrong)
  const [leaseAsSecurity, leaseOnLand, leaseSubrogates] = [
    flag('leaseAsSecurity'),
    flag('leaseOnLand'),
    flag('leaseSubrogates'),
  ]
  const circle = readOneOf(bag['circle'], circleReadings, `${at}circle`, wrong, 'not-a-reading')
  const smallOnLand = readOneOf(bag['smallOnLand'], ['none', 'behind'], `${at}smallOnLand`, wrong, 'not-a-reading')
  return {
    ...(openedOn === null ? {} : { openedOn }),
    ...(transferredOn === null ? {} : { transferredOn }),
    ...(arrears.length === 0
      ? {}
      : { formerArrears: arrears.flatMap(({ amount, date }) => (date === null ? [] : [{ amount, date }])) }),
    ...(leaseAsSecurity === null ? {} : { leaseAsSecurity }),
    ...(leaseOnLand === null ? {} : { leaseOnLand }),
    ...(leaseSubrogates === null ? {} : { leaseSubrogates }),
    ...(circle === null ? {} : { circle }),
    ...(smallOnLand === null ? {} : { smallOnLand }),
  }
}

function readRows(bag: Bag, name: string, at: string, wrong: Wrong): readonly unknown[] {
  const list = readList(bag[name], `${at}${name}`, wrong)
  if (list.length <= most.rows) return list
  reportWrong(wrong, `${at}${name}`, 'too-many')
  return []
}

function readProperties(input: unknown, at: string, wrong: Wrong): SoldProperty[] {
  const list = readList(input, at, wrong)
  if (list.length === 0) reportWrong(wrong, at, 'empty')
  if (list.length > most.properties) reportWrong(wrong, at, 'too-many')
  return list.slice(0, most.properties).map((x, i) => {
    const [bag, path] = [isBag(x) ? x : {}, `${at}[${i}].`]
    const sold = bag['sold'] ?? 1
    if (typeof sold !== 'number' || !Number.isSafeInteger(sold) || sold < 1)
      reportWrong(wrong, `${path}sold`, 'not-an-order')
    const owner = readOneOf(bag['owner'], ['debtor', 'surety'], `${path}owner`, wrong, 'not-an-owner')
    return {
      id: readId(bag['id'], `${path}id`, wrong),
      salePrice: readWon(bag['salePrice'], `${path}salePrice`, wrong),
      costs: readWon(bag['costs'] ?? 0, `${path}costs`, wrong),
      sold: Number(sold),
      ...(owner === null ? {} : { owner }),
    }
  })
}

/** With several properties the sum may be absent; if present it must be right. */
function readTotal(
  bag: Bag,
  name: 'salePrice' | 'costs',
  properties: readonly SoldProperty[] | null,
  at: string,
  wrong: Wrong,
): number {
  if (properties === null) return readWon(bag[name], `${at}${name}`, wrong)
  const sum = properties.reduce((n, p) => n + p[name], 0)
  if (bag[name] != null && bag[name] !== sum) reportWrong(wrong, `${at}${name}`, 'not-the-sum')
  return sum
}

function checkTogether(c: DistributionCase, at: string, wrong: Wrong) {
  const ids = { claims: c.claims, tenants: c.tenants, properties: c.properties ?? [] }
  for (const [name, list] of Object.entries(ids))
    reportTwice(
      list.map((x) => x.id),
      `${at}${name}`,
      wrong,
    )
  const rows = c.claims.length + c.tenants.length
  if (rows > most.rows || (c.properties !== undefined && workOf(c) > most.joint))
    reportWrong(wrong, `${at}claims`, 'too-many')
  const sums = [c.salePrice, c.costs, ...c.claims.map((x) => x.amount), ...c.tenants.map((t) => t.deposit)]
  const arrears = (c.formerArrears ?? []).map((x) => x.amount)
  if ([...sums, ...arrears].reduce((a, b) => a + b, 0) > Number.MAX_SAFE_INTEGER)
    reportWrong(wrong, `${at}claims`, 'sum-too-large')
  if (c.transferredOn == null && c.claims.some((x) => x.owedBy !== undefined))
    reportWrong(wrong, `${at}transferredOn`, 'missing')
  const known = new Set(c.properties?.map((p) => p.id))
  const named = [...c.claims.map((x) => x.on?.map((l) => l.property)), ...c.tenants.map((t) => t.on)]
  if (named.some((on) => on?.some((id) => !known.has(id)))) reportWrong(wrong, `${at}properties`, 'no-such-property')
}
