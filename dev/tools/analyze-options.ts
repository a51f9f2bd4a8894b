import { type HomeKind, homeKinds } from '@jipsalpim/engine/property/home-kind-names.ts'
import type { DealInput, LandlordInput } from '@jipsalpim/engine/assessment.ts'
import { type Day, isDay } from '@jipsalpim/engine/values/day.ts'
import type { Known } from '@jipsalpim/engine/values/known.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import { type FlagName, flags } from './analyze-flags.ts'

export type AnalyzeOptions = {
  file: string
  /** An older register of the same home, to show what has changed. */
  before: string | null
  json: boolean
  deposit: Won | null
  rent: Won | null
  price: Won | null
  officialPrice: Won | null
  otherDeposits: Won | null
  jointHomes: Won | null
  households: number | null
  kind: HomeKind | null
  contractDate: Day | null
  moveInDate: Day | null
  endDate: Day | null
  landlord: string | null
  deal: Told<DealInput>
  owner: Told<LandlordInput>
  firstRepay: Won | 'untold' | null
  day: Day | null
}

/** The given value of each field; null where the flag is missing. */
type Told<T> = { [K in keyof T]-?: NonNullable<T[K]> extends Known<infer V> ? V | null : never }

/** `schema` and `help` only print those; `wrong` contains the invalid argument and the allowed values. */
export function readOptions(
  args: readonly string[],
): AnalyzeOptions | { schema: true } | { help: true } | { wrong: string } {
  if (args.includes('--help')) return { help: true }
  if (args.includes('--schema')) return { schema: true }
  const values = new Map<FlagName, string>()
  const files: string[] = []
  let json = false
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? ''
    if (arg === '--json') json = true
    else if (!arg.startsWith('--')) files.push(arg)
    else {
      const [name = '', inline] = arg.slice(2).split(/=(.*)/s)
      const value = inline ?? args[++i]
      if (!isFlag(name)) return { wrong: arg }
      if (value === undefined) return { wrong: `${arg}: ${flags[name][0]}` }
      values.set(name, value)
    }
  }
  const [file, more] = files
  if (file === undefined || more !== undefined) return { wrong: more ?? 'FILE' }
  const wrong: string[] = []
  const read = <T>(name: FlagName, as: (text: string) => T | null): T | null => {
    const text = values.get(name)
    const value = text === undefined ? null : as(text)
    if (text !== undefined && value === null) wrong.push(`--${name} ${text}: ${flags[name][0]}`)
    return value
  }
  const options: AnalyzeOptions = {
    file,
    before: read('before', (s) => s || null),
    json,
    deposit: read('deposit', wonOf),
    rent: read('rent', wonOf),
    price: read('price', wonOf),
    officialPrice: read('official-price', wonOf),
    otherDeposits: read('other-deposits', wonOf),
    jointHomes: read('joint-homes', wonOf),
    households: read('households', countOf),
    kind: read('kind', (s) => homeKinds.find((k) => k === s) ?? null),
    contractDate: read('contract-date', dayOf),
    moveInDate: read('move-in-date', dayOf),
    endDate: read('end-date', dayOf),
    landlord: read('landlord', nameOf),
    deal: {
      payeeName: read('payee', nameOf),
      signer: read('signer', oneOf(['owner', 'agent', 'sublessor'])),
      agentPapers: read('agent-papers', yesOrNo),
      trustConsent: read('trust-consent', yesOrNo),
      broker: read('broker', yesOrNo),
      sideOffer: read('side-offer', yesOrNo),
      askedToMoveOut: read('asked-to-move-out', yesOrNo),
    },
    owner: {
      publicList: read('public-list', yesOrNo),
      guaranteeBan: read('guarantee-ban', yesOrNo),
      subrogations: read('subrogations', numberOf),
      homes: read('homes', numberOf),
      taxes: read('taxes', oneOf(['none', 'arrears', 'refused'])),
    },
    firstRepay: read('first-repay', (s) => (s === 'all' ? 'untold' : wonOf(s))),
    day: read('day', dayOf),
  }
  return wrong[0] === undefined ? options : { wrong: wrong[0] }
}

const isFlag = (name: string): name is FlagName => Object.hasOwn(flags, name)

function wonOf(text: string): Won | null {
  // '2,5' is not 25.
  if (!/^(?:\d+|\d{1,3}(?:[,_]\d{3})+)$/.test(text)) return null
  const n = Number(text.replace(/[,_]/g, ''))
  return Number.isSafeInteger(n) ? n : null
}

const numberOf = (text: string): number | null => (/^\d{1,4}$/.test(text) ? Number(text) : null)
const countOf = (text: string): number | null => numberOf(text) || null
const nameOf = (text: string): string | null => text.trim() || null
const yesOrNo = (text: string): boolean | null => (text === 'yes' ? true : text === 'no' ? false : null)
const oneOf =
  <T extends string>(words: readonly T[]) =>
  (text: string): T | null =>
    words.find((w) => w === text) ?? null
const dayOf = (text: string): Day | null => (isDay(text) ? text : null)
