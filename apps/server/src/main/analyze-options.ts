import { type HomeKind, homeKinds } from '@jipsalpim/engine/assessment.ts'
import { type Day, isDay } from '@jipsalpim/engine/values/day.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'

export type AnalyzeOptions = {
  file: string
  json: boolean
  deposit: Won | null
  rent: Won | null
  price: Won | null
  officialPrice: Won | null
  otherDeposits: Won | null
  households: number | null
  kind: HomeKind | null
  contractDate: Day | null
  moveInDate: Day | null
  landlord: string | null
  day: Day | null
}

/** `schema` asks for the JSON Schema alone; `wrong` names the argument that cannot be used. */
export function readOptions(args: readonly string[]): AnalyzeOptions | { schema: true } | { wrong: string } {
  if (args.includes('--schema')) return { schema: true }
  const values = new Map<string, string>()
  const files: string[] = []
  let json = false
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? ''
    if (arg === '--json') json = true
    else if (!arg.startsWith('--')) files.push(arg)
    else {
      const [name = '', inline] = arg.slice(2).split(/=(.*)/s)
      const value = inline ?? args[++i]
      if (!names.has(name) || value === undefined) return { wrong: arg }
      values.set(name, value)
    }
  }
  const [file, more] = files
  if (file === undefined || more !== undefined) return { wrong: more ?? 'FILE' }
  const wrong: string[] = []
  const read = <T>(name: string, as: (text: string) => T | null): T | null => {
    const text = values.get(name)
    const value = text === undefined ? null : as(text)
    if (text !== undefined && value === null) wrong.push(`--${name} ${text}`)
    return value
  }
  const options: AnalyzeOptions = {
    file,
    json,
    deposit: read('deposit', wonOf),
    rent: read('rent', wonOf),
    price: read('price', wonOf),
    officialPrice: read('official-price', wonOf),
    otherDeposits: read('other-deposits', wonOf),
    households: read('households', countOf),
    kind: read('kind', (s) => homeKinds.find((k) => k === s) ?? null),
    contractDate: read('contract-date', dayOf),
    moveInDate: read('move-in-date', dayOf),
    landlord: read('landlord', (s) => s.trim() || null),
    day: read('day', dayOf),
  }
  return wrong[0] === undefined ? options : { wrong: wrong[0] }
}

export const usage =
  'analyze FILE [--deposit WON] [--rent WON] [--contract-date DAY] [--move-in-date DAY] [--price WON] [--official-price WON] ' +
  `[--kind ${homeKinds.join('|')}] [--households N] [--other-deposits WON] [--landlord NAME] [--day DAY] [--json] | analyze --schema`

const names = new Set([
  'deposit',
  'rent',
  'price',
  'official-price',
  'other-deposits',
  'households',
  'kind',
  'contract-date',
  'move-in-date',
  'landlord',
  'day',
])

function wonOf(text: string): Won | null {
  const n = Number(text.replace(/[,_]/g, ''))
  return /^[\d,_]+$/.test(text) && Number.isSafeInteger(n) ? n : null
}

const countOf = (text: string): number | null => (/^\d{1,4}$/.test(text) && Number(text) > 0 ? Number(text) : null)
const dayOf = (text: string): Day | null => (isDay(text) ? text : null)
