import { analysisJson } from '@jipsalpim/engine/analysis-json.ts'
import { analysisSchema } from '@jipsalpim/engine/analysis-schema.ts'
import { assess } from '@jipsalpim/engine/assess.ts'
import type { AssessInput } from '@jipsalpim/engine/assessment.ts'
import type { DiffRefused, DiffRefusalName } from '@jipsalpim/engine/diff/change.ts'
import { type ChangeJudgement, judgeChange } from '@jipsalpim/engine/diff/judge-change.ts'
import { leaseKind } from '@jipsalpim/engine/property/lease-kind.ts'
import type { Refused, RefusalName, RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { type Known, known, unknown } from '@jipsalpim/engine/values/known.ts'
import { describeDiffRefusal, describeRefusal } from '@jipsalpim/engine/words/describe.ts'
import { diffRefusalWords } from '@jipsalpim/engine/words/ko/refusals.ts'
import { readRegisterFile } from './analyze-file.ts'
import { help, usage } from './analyze-flags.ts'
import { type AnalyzeOptions, readOptions } from './analyze-options.ts'
import { printChanges } from './analyze-print-changes.ts'
import { printReport } from './analyze-print.ts'

/**
 * npm run -s analyze -- FILE [--before OLDER] …: reads a register, judges it, and reports what has changed. Exit 0 with
 * a report, 2 with a refusal, 1 for wrong arguments.
 */
process.exitCode = await run(process.argv.slice(2))

async function run(args: readonly string[]): Promise<number> {
  const options = readOptions(args)
  if ('schema' in options) return log(JSON.stringify(analysisSchema, null, 2), 0)
  if ('help' in options) return log(help, 0)
  if ('wrong' in options) return complain(options.wrong)
  const read = await readRegisterFile(options.file)
  if (read === null) return complain(options.file)
  if ('refused' in read) return refuse(read.refused, options.json)
  const input = inputOf(options, read.register)
  const since = options.before === null ? undefined : await changesSince(options.before, input)
  if (since === null) return complain(options.before ?? '')
  if (since !== undefined && 'refused' in since) return refuse(since.refused, options.json)
  const assessment = assess(input)
  return log(
    options.json
      ? JSON.stringify(analysisJson(assessment, read.register.display, since), null, 2)
      : [...(since === undefined ? [] : [printChanges(since)]), printReport(assessment).trimEnd()].join('\n'),
    0,
  )
}

/** Judges the older register with the same lease and home. */
async function changesSince(file: string, input: AssessInput): Promise<ChangeJudgement | Refused | DiffRefused | null> {
  const read = await readRegisterFile(file)
  if (read === null || 'refused' in read) return read
  return judgeChange({ ...input, register: read.register }, input, input.day)
}

function log(text: string, code: number): number {
  process.stdout.write(`${text}\n`)
  return code
}

function complain(what: string): number {
  process.stderr.write(`${what}\n${usage}\n`)
  return 1
}

function refuse({ name, numbers }: Refused['refused'] | DiffRefused['refused'], json: boolean): number {
  const text = isOfComparing(name) ? describeDiffRefusal(name) : describeRefusal(name, numbers)
  const message = `${text.title}. ${text.body} ${text.act}`
  return log(JSON.stringify({ refused: { name, message } }, null, json ? 2 : 0), 2)
}

function isOfComparing(name: RefusalName | DiffRefusalName): name is DiffRefusalName {
  return name in diffRefusalWords
}

function inputOf(o: AnalyzeOptions, register: RegisterDocument): AssessInput {
  const day = o.day ?? dayInSeoul(new Date())
  const toKnown = <T>(value: T | null): Known<T> => (value === null ? unknown('not-given') : known(value, '입력', day))
  return {
    register,
    day,
    lease: {
      kind: leaseKind(o.deposit, o.rent),
      deposit: toKnown(o.deposit),
      rent: toKnown(o.rent),
      contractDate: toKnown(o.contractDate),
      moveInDate: toKnown(o.moveInDate),
      landlordName: toKnown(o.landlord),
      endDate: toKnown(o.endDate),
    },
    home: {
      kind: toKnown(o.kind),
      dongCode: unknown('not-given'),
      area: unknown('not-given'),
      use: unknown('not-given'),
      violation: unknown('not-given'),
      approvedOn: unknown('not-given'),
      households: toKnown(o.households),
      otherDeposits: toKnown(o.otherDeposits),
      jointHomes: toKnown(o.jointHomes),
      officialPrice: toKnown(o.officialPrice),
      trades: unknown('not-given'),
      statedPrice: toKnown(o.price),
    },
    deal: toldOf(o.deal, toKnown),
    landlord: toldOf(o.owner, toKnown),
    plan: { firstRepay: toKnown(o.firstRepay) },
  }
}

/** The same fields, each as a known value or as not given. */
function toldOf<T extends object>(of: T, toKnown: <V>(value: V | null) => Known<V>) {
  // the keys stay, the values become Known: Object.fromEntries loses both types
  return Object.fromEntries(Object.entries(of).map(([name, value]) => [name, toKnown(value)])) as {
    [K in keyof T]: Known<NonNullable<T[K]>>
  }
}
