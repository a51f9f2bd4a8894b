import { analysisJson } from '@jipsalpim/engine/analysis-json.ts'
import { analysisSchema } from '@jipsalpim/engine/analysis-schema.ts'
import { assess } from '@jipsalpim/engine/assess.ts'
import type { AssessInput } from '@jipsalpim/engine/assessment.ts'
import { leaseKind } from '@jipsalpim/engine/property/lease-kind.ts'
import type { RefusalName, RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import { dayInSeoul, isDay } from '@jipsalpim/engine/values/day.ts'
import { type Known, known, unknown, valueOf } from '@jipsalpim/engine/values/known.ts'
import { sayRefusal } from '@jipsalpim/engine/words/ko.ts'
import { readRegisterFile } from './analyze-file.ts'
import { type AnalyzeOptions, readOptions, usage } from './analyze-options.ts'
import { printReport } from './analyze-print.ts'

/** npm run -s analyze -- FILE …: reads a register and judges it. Exit 0 with a report, 2 with a refusal, 1 for a wrong call. */
process.exitCode = await run(process.argv.slice(2))

async function run(args: readonly string[]): Promise<number> {
  const options = readOptions(args)
  if ('schema' in options) return say(JSON.stringify(analysisSchema, null, 2), 0)
  if ('wrong' in options) return complain(options.wrong)
  const read = await readRegisterFile(options.file)
  if (read === null) return complain(options.file)
  if ('refused' in read) return refuse(read.refused, options.json)
  const assessment = assess(inputOf(options, read.register))
  return say(
    options.json
      ? JSON.stringify(analysisJson(assessment, read.register.display), null, 2)
      : printReport(assessment).trimEnd(),
    0,
  )
}

function say(text: string, code: number): number {
  process.stdout.write(`${text}\n`)
  return code
}

function complain(what: string): number {
  process.stderr.write(`${what}\n${usage}\n`)
  return 1
}

function refuse(
  { name, numbers }: { name: RefusalName; numbers: Readonly<Record<string, number | string>> },
  json: boolean,
): number {
  const said = sayRefusal(name, numbers)
  const message = `${said.title}. ${said.body} ${said.act}`
  return say(JSON.stringify({ refused: { name, message } }, null, json ? 2 : 0), 2)
}

function inputOf(o: AnalyzeOptions, register: RegisterDocument): AssessInput {
  const viewed = (valueOf(register.viewedAt) ?? '').slice(0, 10)
  const day = o.day ?? (isDay(viewed) ? viewed : dayInSeoul(new Date()))
  const told = <T>(value: T | null): Known<T> => (value === null ? unknown('not-given') : known(value, '입력', day))
  return {
    register,
    day,
    lease: {
      kind: leaseKind(o.deposit, o.rent),
      deposit: told(o.deposit),
      rent: told(o.rent),
      contractDate: told(o.contractDate),
      moveInDate: told(o.moveInDate),
      landlordName: told(o.landlord),
    },
    home: {
      kind: told(o.kind),
      dongCode: unknown('not-given'),
      area: unknown('not-given'),
      use: unknown('not-given'),
      violation: unknown('not-given'),
      approvedOn: unknown('not-given'),
      households: told(o.households),
      otherDeposits: told(o.otherDeposits),
      officialPrice: told(o.officialPrice),
      trades: unknown('not-given'),
      statedPrice: told(o.price),
    },
  }
}
