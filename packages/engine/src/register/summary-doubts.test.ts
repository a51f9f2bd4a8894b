import { expect, test } from 'vitest'
import { readPdf } from '../../samples/read-print.ts'
import { readSample, registerOf, sampleText } from '../../samples/read-sample.ts'
import { readGeometry, rebuildPdf } from '../../samples/rebuild-pdf.ts'
import { assess } from '../assess.ts'
import { withRegister } from '../risk/finding-cases.ts'
import { mortgage } from '../risk/made-up-home.ts'
import type { SummaryRow } from './model.ts'
import { linesOfPage } from './page-lines.ts'
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

test.each([
  ['S017', 4],
  ['S026', 2],
  ['S066', 2],
])('%s: the summary of its text, without columns, names its %i owners as the body does', async (id, count) => {
  const read = await readPdf(rebuildPdf(readGeometry(id)))
  if ('refused' in read) throw new Error(read.refused.name)
  const text = read.pages.flatMap((page) => linesOfPage(page).map((line) => line.text)).join('\n')
  const register = resolveRegister(registerOf(readRegister({ kind: 'text', text })))
  const named = register.summary?.filter((r) => r.purpose === '소유지분현황').map((r) => r.owner) ?? []
  expect(new Set(named).size).toBe(count)
  expect(summaryDoubts(register)?.owners ?? []).toEqual([])
})

/** The OCR print, with another table of owners in its summary: without columns, as OCR leaves it. */
const flat = (owners: string, body = (text: string) => text) =>
  resolveRegister(
    registerOf(
      readRegister({
        kind: 'text',
        text: body(sampleText('apick-ocr-2024.txt')).replace(
          /등기명의인 \(주민\)등록번호[\s\S]*?(?=2\. 소유지분을 제외한)/,
          `등기명의인 (주민)등록번호 최종지분 주 소 순위번호\n${owners}\n`,
        ),
      }),
    ),
  )

test.each([
  ['as the body', '나갑을 (소유자) 840101-******* 단독소유 충청북도 청주시 2', null],
  ['with its cells apart', '나갑을 ( 소유자 )\n주\n소\n840101-*******\n단독소유\n충청북도 청주시 2', null],
  ['another name', '나병을 (소유자) 840101-******* 단독소유 충청북도 청주시 2', ['나병을', '나갑을']],
  ['another birth date', '나갑을 (소유자) 850101-******* 단독소유 충청북도 청주시 2', ['나갑을']],
  ['half of it', '나갑을 (공유자) 840101-******* 2분의 1 충청북도 청주시 2', ['나갑을']],
  [
    'one more owner',
    '나갑을 (공유자) 840101-******* 2분의 1 충청북도 2\n나병을 (공유자) 830101-******* 2분의 1 충청북도 2',
    ['나갑을', '나병을'],
  ],
  [
    'the cells of two piled on the second',
    '나갑을 (공유자)\n나병을 (공유자)\n840101-*******\n830101-*******\n2분의 1\n2분의 1',
    ['나병을'],
  ],
])('owners in flat text: %s', (_, owners, apart) => {
  expect(summaryDoubts(flat(owners))?.owners ?? null).toEqual(apart)
})

test('a name of a company that wrapped in flat text is put together', () => {
  const name = '주식회사가나다부동산신탁'
  const owned = (owners: string) => flat(owners, (text) => text.replaceAll('나갑을', name))
  for (const owners of [
    `${name} (소유자) 840101-******* 단독소유 충청북도 2`,
    '주식회사가나다부동산신 840101-******* 단독소유 충청북도 2\n탁 (소유자)',
    '주식회사가나다부동산 840101-******* 단독소유 충청북도 2\n신탁 (소유자)',
  ])
    expect(summaryDoubts(owned(owners))).toBeNull()
  expect(summaryDoubts(owned('주식회사라마바부동산 단독소유\n신탁 (소유자)'))?.owners).toContain(name)
})

test('owners of a flat summary that name nobody are lines not read', () => {
  const register = flat('나갑을 (소유지) 840101-******* 단독소유 충청북도 2')
  expect(register.unread.map((u) => u.text)).toEqual(['나갑을 (소유지) 840101-******* 단독소유 충청북도 2'])
})

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
