import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { expect, test } from 'vitest'
import { readOptions } from './analyze-options.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const samples = at('../../packages/engine/samples/')

type Ran = { code: number; out: string; error: string }
function run(file: string, args: readonly string[], input?: string): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [at(file), ...args], { maxBuffer: 1e8 }, (error, out, errors) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, error: errors }),
    )
    child.stdin?.end(input ?? '')
  })
}
const analyze = (...args: readonly string[]) => run('./analyze.ts', args)

test('a provider body is judged, and the printed report is the golden one', async () => {
  const asked = [
    '--deposit',
    '200000000',
    '--rent',
    '0',
    '--price',
    '350000000',
    '--contract-date',
    '2024-10-10',
    '--move-in-date',
    '2024-11-01',
    '--day',
    '2024-10-07',
  ]
  const { code, out } = await analyze(join(samples, 'codef-apt-gift-reverted.json'), ...asked, '--json')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({
    schema: 'jipsalpim.analysis/1',
    grade: '위험',
    register: { kind: '집합건물' },
  })
  await expect(out).toMatchFileSnapshot(at('../../docs/printed/analyze.golden.json'))
})

test('for people: the verdict, the money and the next act stand first', async () => {
  const { code, out } = await analyze(
    join(samples, 'codef-officetel-trust.json'),
    '--deposit',
    '200000000',
    '--price',
    '350000000',
    '--official-price',
    '300000000',
    '--day',
    '2024-10-10',
  )
  expect(code).toBe(0)
  const [verdict, money, next] = out.split('\n')
  expect(verdict).toMatch(/^매우위험 {2}\d+점 {2}경매가 시작된 집이에요\./)
  expect(money).toMatch(/^경매로 가면 보증금 2억 원 가운데/)
  expect(next).toBe(
    '다음 할 일: 이 집은 계약하지 마세요. 기다리거나 특약을 적어도 위험이 사라지지 않아요. 다른 집을 찾아보세요.',
  )
  expect(out).toContain('갑구 6 · 2023-09-21 접수 제35874호')
})

test('the deal, the landlord and their promise are told by flags', async () => {
  const file = join(samples, 'codef-apt-gift-reverted.json')
  const asked = ['--deposit=200000000', '--price=350000000', '--day=2024-10-10', '--json']
  const expected = [
    '--payee',
    '박둘',
    '--signer=agent',
    '--agent-papers=no',
    '--taxes=arrears',
    '--subrogations=2',
    '--first-repay=all',
  ]
  const [plain, with_] = await Promise.all([analyze(file, ...asked), analyze(file, ...asked, ...expected)])
  const ids = (out: string): string[] => JSON.parse(out).findings.map((f: { id: string }) => f.id)
  const deal = ['payee-mismatch', 'agent-without-papers', 'landlord-subrogation', 'tax-arrears']
  expect(ids(plain.out)).not.toEqual(expect.arrayContaining(deal))
  expect(ids(with_.out)).toEqual(expect.arrayContaining(deal))
  expect(JSON.parse(plain.out).repayPlan).toBeUndefined()
  expect(JSON.parse(with_.out).repayPlan).toMatchObject({ stated: 'untold', before: 84_700_000, after: 0 })
})

test('the worth of the other homes of a joint debt is told by a flag, and said', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'analyze-'))
  const file = join(folder, 'joint.txt')
  const text = await readFile(join(samples, 'synthetic/kyungsa-registry_sample_apt.txt'), 'utf8')
  await writeFile(file, text.replace('근저당권자 ○○은행', '근저당권자 ○○은행 공동담보목록 제2018-12호'))
  const { out } = await analyze(
    file,
    '--deposit=200000000',
    '--price=1500000000',
    '--joint-homes=3,000,000,000',
    '--json',
  )
  expect(JSON.parse(out).recovery.assumptions).toContain('joint-by-told-value')
  await rm(folder, { recursive: true })
})

test('help names every flag; a flag that cannot be read says what it takes', async () => {
  const { code, out } = await analyze('--help')
  expect(code).toBe(0)
  for (const flag of [
    '--payee NAME',
    '--signer owner|agent|sublessor',
    '--taxes none|arrears|refused',
    '--first-repay',
  ])
    expect(out).toContain(flag)
  for (const [flag, takes] of [
    ['--signer=somebody', 'owner|agent|sublessor'],
    ['--broker=maybe', 'yes|no'],
    ['--homes=-1', 'N'],
    ['--first-repay=some', 'WON|all'],
    ['--joint-homes=many', 'WON'],
    ['--deposit=2,5', 'WON'],
  ] as const)
    expect(readOptions(['x.pdf', flag])).toEqual({ wrong: `${flag.replace('=', ' ')}: ${takes}` })
})

test('for people: three lines of evidence, and how many more', async () => {
  const { code, out } = await analyze(join(samples, 'banpo-ocr-full.txt'), '--deposit=200000000', '--price=3200000000')
  expect(code).toBe(0)
  const debts = out.split('\n').find((line) => line.includes('내 보증금보다 앞선 빚이 있어요  ['))
  expect(debts?.match(/접수/g)?.length).toBe(3)
  expect(debts).toMatch(/ 외 \d+건\]$/)
})

test('without --day it is judged today, and an old print leads with its month and not with what would come back', async () => {
  const file = join(samples, 'codef-apt-gift-reverted.json')
  const asked = ['--deposit=50000000', '--price=900000000', '--official-price=800000000']
  const [now, then] = await Promise.all([analyze(file, ...asked), analyze(file, ...asked, '--day=2024-10-07')])
  const [, money] = now.out.split('\n')
  expect(money).toMatch(/^2024년 10월 등기부에 있는 빚만 계산했어요\./)
  expect(now.out).toContain('오래전에 뗀 등기부라 지금을 알 수 없어요')
  expect(then.out).not.toContain('오래전에 뗀 등기부')
  const { out } = await analyze(file, ...asked, '--contract-date', dayInSeoul(new Date()), '--json')
  expect(JSON.parse(out)).toMatchObject({ withheld: expect.arrayContaining(['register-past']) })
})

test('of a register of the ground no price of a home is printed', async () => {
  const { out } = await analyze(join(samples, 'codef-land.json'), '--deposit=100000000', '--price=900000000')
  expect(out).not.toContain('9억')
  expect(out).not.toMatch(/^집값/m)
})

test('text without a price is withheld, in words and in numbers', async () => {
  const { code, out } = await analyze(join(samples, 'banpo-ocr-full.txt'), '--json')
  expect(code).toBe(0)
  const printed: unknown = JSON.parse(out)
  expect(printed).toMatchObject({ price: { unknown: 'not-given' }, recovery: { unknown: 'not-given' } })
})

test('a refusal is named and leaves with 2, a wrong call with 1', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'analyze-'))
  const note = join(folder, 'note.txt')
  const empty = join(folder, 'empty.pdf')
  await writeFile(note, '등기부가 아닌 글')
  await writeFile(empty, '')
  const refused = await analyze(note, '--json')
  expect(refused.code).toBe(2)
  expect(JSON.parse(refused.out)).toMatchObject({ refused: { name: 'notARegister' } })
  expect(JSON.parse((await analyze(empty)).out)).toMatchObject({ refused: { name: 'emptyFile' } })
  expect((await analyze(join(folder, 'none.pdf'))).code).toBe(1)
  expect(await analyze(note, '--deposit', '2억')).toMatchObject({
    code: 1,
    out: '',
    error: expect.stringContaining('--deposit 2억'),
  })
  await rm(folder, { recursive: true })
})

test('--before tells what changed since an older register, for people and under its own key', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'analyze-'))
  const now = join(samples, 'codef-apt-gift-reverted.json')
  const [before, other] = [join(folder, 'before.json'), join(folder, 'other.json')]
  const body = await readFile(now, 'utf8')
  await writeFile(before, beforeTheReductions(body))
  await writeFile(other, body.replaceAll('14122003000000', '14122003000001'))
  const asked = [
    '--deposit=200000000',
    '--price=350000000',
    '--contract-date=2024-10-01',
    '--move-in-date=2024-11-01',
    '--day=2024-10-07',
  ]

  const people = await analyze(now, '--before', before, ...asked)
  expect(people.code).toBe(0)
  const lines = people.out.split('\n')
  expect(lines.slice(0, 2)).toEqual([
    '[바뀐 것]  2019년 11월 1일 → 2024년 10월 7일',
    '바뀐 것이 4건 있어요 · 알아 두세요',
  ])
  expect(people.out).toContain(
    '· 근저당 금액이 줄었어요: 7,709만 원 → 4,180만 원  [을구 3-2 · 2019-11-28 접수 제72876호]',
  )
  expect(people.out).toContain('지워진 등기를 확인하고 다음으로 가세요 (2024년 11월 1일까지)')
  expect(people.out).toContain('돌려받을 돈 7,379만 → 1.2억')

  const printed: unknown = JSON.parse((await analyze(now, '--before', before, ...asked, '--json')).out)
  expect(printed).toMatchObject({
    schema: 'jipsalpim.analysis/1',
    changes: {
      urgency: 'note',
      stage: 'before-balance',
      items: [
        { kind: 'address-changed', entries: [{ rank: '4-1' }] },
        { kind: 'amount-lowered', amount: { before: 53_900_000, after: 42_900_000 }, on: [{ rank: '4' }] },
        { kind: 'address-changed', entries: [{ rank: '3-1' }] },
        { kind: 'amount-lowered', amount: { before: 77_090_000, after: 41_800_000 }, on: [{ rank: '3' }] },
      ],
      doubts: [],
    },
  })
  expect(JSON.parse((await analyze(now, ...asked, '--json')).out)).not.toHaveProperty('changes')

  const refused = async (...args: string[]): Promise<unknown> => {
    const { code, out } = await analyze(...args)
    return [code, (JSON.parse(out) as { refused: { name: string } }).refused.name] // a refusal prints its name
  }
  expect(await refused(now, '--before', other)).toEqual([2, 'differentHome'])
  expect(await refused(before, '--before', now)).toEqual([2, 'olderAfter'])
  expect((await analyze(now, '--before', join(folder, 'none.pdf'))).code).toBe(1)
  await rm(folder, { recursive: true })
})

/** The body of 2019-11-01: the amounts are there, the later entries that reduced them are not. */
function beforeTheReductions(body: string): string {
  type Table = { resType: string; resContentsList: { resDetailList: { resContents: string }[] }[] }
  // our own sample has this shape
  const parsed = JSON.parse(body) as {
    data: { resRegisterEntriesList: { resPublishDate: string; resRegistrationHisList: Table[] }[] }
  }
  for (const register of parsed.data.resRegisterEntriesList) {
    register.resPublishDate = '20191101'
    for (const table of register.resRegistrationHisList) {
      if (table.resType !== '을구') continue
      table.resContentsList = table.resContentsList.filter((r) => !/^[34]-/.test(r.resDetailList[0]?.resContents ?? ''))
      for (const row of table.resContentsList.slice(-2))
        for (const cell of row.resDetailList) cell.resContents = cell.resContents.replaceAll('&', '')
    }
  }
  return JSON.stringify(parsed)
}

test('arguments that cannot be used are named', () => {
  const wrong = [
    [],
    ['a', '--deposit', '2억'],
    ['a', '--kind', '성'],
    ['a', '--day', '2026-02-30'],
    ['a', 'b'],
    ['a', '--what', '1'],
    ['a', '--price'],
  ]
  expect(wrong.map((args) => readOptions(args))).toEqual([
    { wrong: 'FILE' },
    { wrong: '--deposit 2억: WON' },
    { wrong: expect.stringMatching(/^--kind 성: 아파트\|/) },
    { wrong: '--day 2026-02-30: DAY' },
    { wrong: 'b' },
    { wrong: '--what' },
    { wrong: '--price: WON' },
  ])
  expect(readOptions(['a', '--deposit=200,000,000', '--kind', '다가구', '--households', '6'])).toMatchObject({
    deposit: 200_000_000,
    kind: '다가구',
    households: 6,
  })
})

test('--schema prints the schema', async () => {
  const { code, out } = await analyze('--schema')
  expect([code, (JSON.parse(out) as { $id: string }).$id]).toEqual([0, 'jipsalpim.analysis/1']) // our own schema has an id
})

test('recover: one case or many, in their order; a wrong one leaves with 1', async () => {
  const one = {
    salePrice: 220_000_000,
    costs: 4_000_000,
    region: 'S',
    auctionDate: '2026-06-01',
    extinctionDate: '2022-03-10',
    claims: [{ id: 'A', kind: 'mortgage', amount: 120_000_000, date: '2022-03-10' }],
    tenants: [
      {
        id: 'T',
        deposit: 150_000_000,
        opposableFrom: '2022-05-02',
        fixedDate: '2022-05-01',
        demandsDistribution: true,
      },
    ],
  }
  const single = await run('./recover.ts', [], JSON.stringify(one))
  expect(single.code).toBe(0)
  expect(JSON.parse(single.out)).toMatchObject({
    net: 216_000_000,
    paid: { A: 120_000_000 },
    surplus: 0,
    tenants: { T: { recovered: 96_000_000, unpaid: 54_000_000, assumedByBuyer: 0 } },
  })
  const many = await run('./recover.ts', [], JSON.stringify([one, { ...one, extinctionDate: null, claims: null }]))
  expect(JSON.parse(many.out)).toMatchObject([
    { net: 216_000_000 },
    { tenants: { T: { recovered: 150_000_000 } }, surplus: 66_000_000 },
  ])
  const wrong = await run(
    './recover.ts',
    [],
    JSON.stringify({ ...one, salePrice: 0.5, claims: [{ id: 'A', kind: 'mortgage', amount: 1 }] }),
  )
  expect(wrong.code).toBe(1)
  expect(JSON.parse(wrong.error)).toEqual({ wrong: { salePrice: 'not-whole-won', 'claims[0].date': 'missing' } })
})
