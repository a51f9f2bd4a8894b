import { expect, test } from 'vitest'
import { readPdf } from '../../samples/read-print.ts'
import { readSample, registerOf } from '../../samples/read-sample.ts'
import { readGeometry, rebuildPdf } from '../../samples/rebuild-pdf.ts'
import { assess } from '../assess.ts'
import { withRegister } from '../risk/finding-cases.ts'
import { mortgage } from '../risk/made-up-home.ts'
import type { SummaryRow } from './model.ts'
import { readRegister } from './read.ts'
import { resolveRegister } from './resolve.ts'
import { summaryDoubts } from './summary-doubts.ts'

const row = (over: Partial<SummaryRow>): SummaryRow => ({
  section: '을구',
  rank: '1',
  purpose: '근저당권설정',
  receipt: '',
  main: '',
  owner: '',
  ...over,
})
const owner = (name: string, main: string) => row({ section: '갑구', purpose: '소유지분현황', owner: name, main })
const doubtsOf = (summary: SummaryRow[] | null, entries = [mortgage('1', 5)]) =>
  summaryDoubts(resolveRegister(withRegister({ summary }, entries).register))

test.each(['S000', 'S009', 'S011', 'S016', 'S026', 'S044', 'S066'])(
  '%s: a real print agrees with its summary',
  async (id) => {
    const read = await readPdf(rebuildPdf(readGeometry(id)))
    if ('refused' in read) throw new Error(read.refused.name)
    const register = resolveRegister(registerOf(readRegister({ kind: 'pages', pages: read.pages })))
    expect(register.summary?.length).toBeGreaterThan(0)
    expect(summaryDoubts(register)).toBeNull()
  },
)

test.each(['apick-ocr-2024.txt', 'banpo-ocr-full.txt', 'codef-apt-gift-reverted.json', 'codef-officetel-trust.json'])(
  '%s agrees with its summary',
  (name) => {
    const register = resolveRegister(readSample(name))
    expect(register.summary?.length).toBeGreaterThan(0)
    expect(summaryDoubts(register)).toBeNull()
  },
)

test('no summary, no doubt; one that agrees, none', () => {
  expect(doubtsOf(null)).toBeNull()
  expect(doubtsOf([row({}), owner('김하나 (소유자)', '800101-******* 단독소유 서울')])).toBeNull()
})

test('a mortgage that the summary lists and the body strikes is a doubt, and withholds the grade', () => {
  const struck = [
    { ...mortgage('1', 5), strike: 'all' as const },
    { rank: '2', purpose: '1번근저당권설정등기말소', on: '2024-03-04' },
  ]
  expect(doubtsOf([row({})], struck)?.cancelled.map((e) => e.id)).toEqual(['을구 1'])
  const a = assess(withRegister({ summary: [row({})] }, struck))
  expect(a.grade).toBe('판단보류')
  expect(a.findings.find((f) => f.id === 'summary-conflict')?.numbers).toMatchObject({ listed: 1, unlisted: 0 })
})

test('a live mortgage that it does not list, and a rank that the body has not', () => {
  const doubts = doubtsOf([row({ rank: '7 (전 3)' })])
  expect(doubts?.unlisted.map((e) => e.id)).toEqual(['을구 1'])
  expect(doubts?.missing).toEqual([{ section: '을구', rank: '7' }])
})

test.each([
  ['another name', '박둘 (소유자)', '단독소유', ['박둘', '김하나']],
  ['another share', '김하나 (공유자)', '2분의 1', ['김하나']],
])('owners with %s', (_, name, main, apart) => {
  expect(doubtsOf([row({}), owner(name, main)])?.owners).toEqual(apart)
  const a = assess(withRegister({ summary: [row({}), owner(name, main)] }, [mortgage('1', 5)]))
  expect(a.withheld).toContain('owner')
})
