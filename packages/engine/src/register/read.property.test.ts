import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleText } from '../../samples/read-sample.ts'
import { readRegister } from './read.ts'
import { resolveRegister } from './resolve.ts'

const words = [
  '【 갑 구 】 ( 소유권에 관한 사항 )',
  '【 을 구 】 ( 소유권 이외의 권리에 관한 사항 )',
  '【 표 제 부 】 ( 전유부분의 건물의 표시 )',
  '순위번호 등기목적 접수 등기원인 권리자 및 기타사항',
  '순위번호 | 등기목적 | 접수 | 등기원인 | 권리자 및 기타사항',
  '1',
  '1-1',
  '2 근저당권설정 2020년1월2일 제12호',
  '3번근저당권설정등기말소',
  '채권최고액 금1억원',
  '채무자',
  '홍길동 800101-1234567',
  '지분 2분의 1',
  '(전 3)',
  '소유자',
  '&1&',
  '4^',
  '|',
  '2020년13월45일 등기',
  '고유번호 1111-2222-333333',
  '1/3',
  '주요 등기사항 요약 (참고용)',
]
const line = fc.oneof(fc.constantFrom(...words), fc.string())
const text = fc.array(line, { maxLength: 40 }).map((lines) => lines.join('\n'))

function readAndResolve(input: Parameters<typeof readRegister>[0]) {
  const read = readRegister(input)
  return 'refused' in read ? read : resolveRegister(read.register)
}

test('no text makes the reader throw, and no full resident number leaves it', () => {
  fc.assert(
    fc.property(text, (t) => {
      const out = JSON.stringify(readAndResolve({ kind: 'text', text: t }))
      expect(out).not.toContain('800101-1234567')
    }),
    { numRuns: 400 },
  )
})

test('no JSON makes the reader throw', () => {
  fc.assert(fc.property(fc.jsonValue(), (body) => void readAndResolve({ kind: 'provider', body })))
})

test('a body of the right shape with any cells is read or refused, and hides numbers', () => {
  const cells = fc.array(
    fc.oneof(line, fc.constantFrom('&3&', '1\n(전 2)', '소유권이전|&신탁&', '&채무자&홍길동&&800101-1234567&')),
    { maxLength: 7 },
  )
  const table = fc.record({
    resType: fc.constantFrom('갑구', '을구', '표제부', '공동담보목록', '?'),
    resType1: line,
    resContentsList: fc.array(
      fc.record({
        resNumber: fc.string(),
        resType2: fc.constantFrom('1', '2'),
        resDetailList: cells.map((list) => list.map((resContents, i) => ({ resNumber: String(i), resContents }))),
      }),
      { maxLength: 8 },
    ),
  })
  fc.assert(
    fc.property(fc.array(table, { maxLength: 5 }), (resRegistrationHisList) => {
      const body = {
        resRegisterEntriesList: [
          { resDocTitle: '등기사항전부증명서', commUniqueNo: '11112222333333', resRegistrationHisList },
        ],
      }
      expect(JSON.stringify(readAndResolve({ kind: 'provider', body }))).not.toContain('800101-1234567')
    }),
    { numRuns: 300 },
  )
})

test('any lines dropped or doubled from a real text: read or refused, every entry under its own id', () => {
  const lines = sampleText('banpo-ocr-full.txt').split('\n')
  fc.assert(
    fc.property(fc.array(fc.nat(lines.length - 1), { maxLength: 60 }), fc.boolean(), (at, double) => {
      const marked = new Set(at)
      const changed = lines.flatMap((l, i) => (marked.has(i) ? (double ? [l, l] : []) : [l])).join('\n')
      const out = readAndResolve({ kind: 'text', text: changed })
      if ('refused' in out) return
      expect(new Set(out.entries.map((e) => e.id)).size).toBe(out.entries.length)
    }),
    { numRuns: 60 },
  )
})

test('no pages make the reader throw, wherever words stand', () => {
  const run = fc.record({
    text: line,
    x: fc.integer({ min: -50, max: 900 }),
    y: fc.integer({ min: -50, max: 900 }),
    width: fc.integer({ min: 0, max: 300 }),
    height: fc.constantFrom(0, 9, 10, 18, 64),
    struck: fc.boolean(),
  })
  const page = fc.record({
    number: fc.integer({ min: 1, max: 5 }),
    width: fc.constant(595),
    height: fc.constant(842),
    runs: fc.array(run, { maxLength: 60 }),
  })
  fc.assert(
    fc.property(fc.array(page, { maxLength: 3 }), (pages) => {
      expect(JSON.stringify(readAndResolve({ kind: 'pages', pages }))).not.toContain('800101-1234567')
    }),
    { numRuns: 300 },
  )
})
