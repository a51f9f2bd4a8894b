import { assess } from '@jipsalpim/engine/assess.ts'
import type { AssessInput } from '@jipsalpim/engine/assessment.ts'
import { readPages } from '@jipsalpim/engine/pdf/read-pages.ts'
import type { DistributionCase } from '@jipsalpim/engine/recovery/case.ts'
import { claimKinds } from '@jipsalpim/engine/recovery/case.ts'
import { distribute } from '@jipsalpim/engine/recovery/distribute.ts'
import { readRegister, type RegisterInput } from '@jipsalpim/engine/register/read.ts'
import { addDays, day } from '@jipsalpim/engine/values/day.ts'
import { known, unknown } from '@jipsalpim/engine/values/known.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readGeometry, rebuildPdf } from '../packages/engine/samples/rebuild-pdf.ts'
import { largeHouse } from './large-house.ts'
import { measured, median, type Measured } from './measured.ts'
import { retainedBy } from './memory.ts'

const samples = new URL('../packages/engine/samples/', import.meta.url)
const sample = (name: string) => readFileSync(new URL(name, samples), 'utf8')
const ROUNDS = 2000
const WARM = 500
const EACH_ROUNDS = 60
const LARGE_ROUNDS = 700
const PDF_PAIRS = 5
const DOCUMENTS = 10_000

/**
 * Judging one register from extracted text, a large one, distributing a price, and reading a PDF compared with pdf.js's
 * own text content of the same file. The engine's own figures are wall time, on an idle machine; each is printed with
 * the CPU time of the process, which other programs' load increases less, and its garbage collector's threads more.
 */
export async function benchEngine(): Promise<Measured[]> {
  const judge = judging({ kind: 'text', text: sample('apick-ocr-2024.txt') })
  const one = rounds(judge, ROUNDS, WARM)
  const [cpu, wall, pages] = await pdfRatios()
  const all = [...textSamples(), ...pages].map((input) =>
    median(rounds(judging(input), EACH_ROUNDS, EACH_ROUNDS / 3).wall),
  )
  const pdfNote = `median of ${cpu.length} prints, ${PDF_PAIRS} interleaved pairs each, worst`
  const shares = rounds(() => distribute(fifty), ROUNDS, WARM)
  const large: RegisterInput = { kind: 'text', text: largeHouse() }
  const reading = rounds(() => readRegister(large), LARGE_ROUNDS, WARM)
  const house = rounds(judging(large, sharedHouse), LARGE_ROUNDS, WARM)
  const texts = textSamples()
  const memoryUse = retainedBy((n) => judging(another(texts[n % texts.length] ?? large, n))(), DOCUMENTS)
  return [
    measured({
      name: 'share out a price among fifty creditors',
      value: median(shares.wall),
      unit: 'ms',
      ceiling: 1,
      note: `${spread(shares)}; 35 claims of every kind and 15 leases, most of them in one circle, ${distribute(fifty).steps.length} steps`,
    }),
    measured({
      name: 'judge a 다가구 of sixty pages and three hundred entries from its text',
      value: median(house.wall),
      unit: 'ms',
      ceiling: 5,
      note: `${spread(house)}; of it the reading ${median(reading.wall).toFixed(2)}`,
    }),
    measured({
      name: 'judge one register from extracted text',
      value: median(one.wall),
      unit: 'ms',
      ceiling: 1,
      note: `${spread(one)} after ${WARM} to warm up; all ${all.length} samples (text, provider, pages): median ${median(all).toFixed(2)}, worst ${Math.max(...all).toFixed(2)}`,
    }),
    measured({
      name: 'read a PDF against getTextContent, CPU',
      value: median(cpu),
      unit: '×',
      ceiling: 1.1,
      note: `${pdfNote} ${Math.max(...cpu).toFixed(2)}`,
    }),
    measured({
      name: 'read a PDF against getTextContent, wall',
      value: median(wall),
      unit: '×',
      ceiling: 1.1,
      note: `${pdfNote} ${Math.max(...wall).toFixed(2)}`,
    }),
    measured({
      name: `memory held after ${DOCUMENTS} registers against a tenth of them`,
      value: memoryUse.late / memoryUse.early,
      unit: '×',
      ceiling: 1.1,
      note: `${memoryUse.early.toFixed(1)} and ${memoryUse.late.toFixed(1)} MB of heap, each register another's names and numbers, read and judged`,
    }),
  ]
}

/** The same register with new names and receipts, so that no cache has it. */
function another(input: RegisterInput, n: number): RegisterInput {
  const made = (text: string) =>
    text
      .replace(/제(\d{3,6})호/g, (_, digits: string) => `제${(Number(digits) + n) % 1_000_000}호`)
      .replace(/((?:소유|공유|채무|채권)자\s+)[가-힣]{2,4}(?=\s)/g, (_, role: string) => role + nameOf(n))
  if (input.kind === 'text') return { kind: 'text', text: made(input.text) }
  return input.kind === 'provider' ? { kind: 'provider', body: JSON.parse(made(JSON.stringify(input.body))) } : input
}
const nameOf = (n: number) => String.fromCharCode(0xae40, 0xac00 + ((n * 37) % 11_172), 0xac00 + ((n * 101) % 11_172))

const judging =
  (input: RegisterInput, facts = () => rest) =>
  () => {
    const read = readRegister(input)
    if ('refused' in read) throw new Error(read.refused.name)
    return assess({ ...facts(), register: read.register })
  }

const textSamples = (): RegisterInput[] =>
  readdirSync(samples, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(txt|codef[^/]*\.json)$/.test(name))
    .toSorted()
    .map((name) =>
      name.endsWith('.txt')
        ? { kind: 'text', text: sample(name) }
        : { kind: 'provider', body: JSON.parse(sample(name)) },
    )

type Ratios = [cpu: number[], wall: number[], pages: RegisterInput[]]

/** Ours first in every other pair: the second one finds warm caches. */
async function pdfRatios(): Promise<Ratios> {
  const out: Ratios = [[], [], []]
  for (const name of readdirSync(new URL('pdf-geometry/', samples)).toSorted()) {
    const bytes = rebuildPdf(readGeometry(name.replace('.json', '')))
    const ours = () => readPages(pdfjs, bytes, places)
    const plain = () => textContent(bytes)
    const read = await ours()
    if ('refused' in read) throw new Error(`${name}: ${read.refused.name}`)
    out[2].push({ kind: 'pages', pages: read.pages })
    await plain()
    const [us, them]: [Spent[], Spent[]] = [[], []]
    for (let i = 0; i < PDF_PAIRS; i++) {
      if (i % 2 === 0) us.push(await spent(ours))
      them.push(await spent(plain))
      if (i % 2 === 1) us.push(await spent(ours))
    }
    out[0].push(median(us.map((s) => s.cpu)) / median(them.map((s) => s.cpu)))
    out[1].push(median(us.map((s) => s.wall)) / median(them.map((s) => s.wall)))
  }
  return out
}

const packaged = (folder: string) => fileURLToPath(new URL(folder, import.meta.resolve('pdfjs-dist/package.json')))
const places = { cMapUrl: packaged('cmaps/'), standardFontDataUrl: packaged('standard_fonts/') }

/** With the same options as readPages. */
async function textContent(bytes: Uint8Array): Promise<number> {
  const task = pdfjs.getDocument({
    data: bytes.slice(),
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: 0,
    cMapPacked: true,
    ...places,
  })
  const document = await task.promise
  let items = 0
  for (let n = 1; n <= document.numPages; n++) {
    const page = await document.getPage(n)
    items += (await page.getTextContent()).items.length
    page.cleanup()
  }
  await task.destroy()
  return items
}

type Rounds = { cpu: number[]; wall: number[] }

/** The milliseconds of each run, after the warm-up runs. */
function rounds(work: () => unknown, times: number, warm: number): Rounds {
  const all = Array.from({ length: times }, () => {
    const stop = clock()
    work()
    return stop()
  }).slice(warm)
  return { cpu: all.map((s) => s.cpu), wall: all.map((s) => s.wall) }
}

/** The best time and the load distinguish a slow engine from a busy machine. */
const spread = ({ cpu, wall }: Rounds) =>
  `wall, median of ${wall.length}; best ${Math.min(...wall).toFixed(2)}; CPU ${median(cpu).toFixed(3)}; load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} processors`

type Spent = { cpu: number; wall: number }
async function spent(work: () => Promise<unknown>): Promise<Spent> {
  const stop = clock()
  await work()
  return stop()
}

/** Returns a function that measures the milliseconds from now until it is called. */
function clock(): () => Spent {
  const [begun, cpu] = [performance.now(), process.cpuUsage()]
  return () => {
    const { user, system } = process.cpuUsage(cpu)
    return { cpu: (user + system) / 1000, wall: performance.now() - begun }
  }
}

const at = day('2026-11-21')
const rest: Omit<AssessInput, 'register'> = {
  day: at,
  lease: {
    kind: '전세',
    deposit: known(200_000_000, 'bench'),
    rent: known(0, 'bench'),
    contractDate: known(at, 'bench'),
    moveInDate: known(at, 'bench'),
    landlordName: unknown('not-given'),
  },
  home: {
    kind: known('아파트', 'bench'),
    dongCode: known('4311110100', 'bench'),
    area: known(74.97, 'bench'),
    use: unknown('not-given'),
    violation: unknown('not-given'),
    approvedOn: unknown('not-given'),
    households: unknown('not-given'),
    otherDeposits: unknown('not-given'),
    officialPrice: unknown('not-given'),
    trades: unknown('not-given'),
    statedPrice: known(320_000_000, 'bench'),
  },
}

const sharedHouse = (): typeof rest => ({
  ...rest,
  home: { ...rest.home, kind: known('다가구', 'bench'), statedPrice: known(4_000_000_000, 'bench') },
})

/** Thirty-five claims and fifteen leases with interleaved dates. */
const fifty: DistributionCase = {
  salePrice: 900_000_000,
  costs: 9_000_000,
  region: 'S',
  auctionDate: day('2026-06-01'),
  extinctionDate: day('2012-01-01'),
  claims: Array.from({ length: 35 }, (_, i) => ({
    id: `claim-${i}`,
    kind: claimKinds[i % claimKinds.length] ?? 'general',
    amount: 30_000_000 + i * 1_234_567,
    date: addDays(day('2010-01-01'), i * 150),
  })),
  tenants: Array.from({ length: 15 }, (_, i) => ({
    id: `lease-${i}`,
    deposit: 40_000_000 + i * 10_000_000,
    opposableFrom: addDays(day('2012-01-02'), i * 300),
    fixedDate: addDays(day('2012-01-01'), i * 310),
    demandsDistribution: true,
  })),
}
