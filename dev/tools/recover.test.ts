import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

type Ran = { code: number | null; out: string; error: string }
function recover(input: string | Buffer): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [fileURLToPath(new URL('./recover.ts', import.meta.url))])
    const ran: Ran = { code: null, out: '', error: '' }
    child.stdout.on('data', (chunk) => (ran.out += String(chunk)))
    child.stderr.on('data', (chunk) => (ran.error += String(chunk)))
    child.on('close', (code) => resolve({ ...ran, code }))
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

test.each([
  ['nothing', '', 'not-json'],
  ['half a case', '{"salePrice":', 'not-json'],
  ['letters that are none', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 'not-json'],
  ['a list in lists, a hundred thousand deep', '['.repeat(100_000) + ']'.repeat(100_000), 'not-an-object'],
  ['a number', '7', 'not-an-object'],
  ['null', 'null', 'not-an-object'],
])('%s is a wrong call, named', async (_, input, why) => {
  const { code, out, error } = await recover(input)
  expect([code, out]).toEqual([1, ''])
  expect(Object.values((JSON.parse(error) as { wrong: Record<string, string> }).wrong)).toContain(why) // our own words
})

test('an empty list is no case at all, and a case after a byte order mark is a case', async () => {
  expect(await recover('[]')).toEqual({ code: 0, out: '[]\n', error: '' })
  const one = JSON.stringify({ salePrice: 5, region: 'E', auctionDate: '2026-01-01' })
  const { code, out } = await recover(`\uFEFF${one}`)
  expect([code, JSON.parse(out)]).toMatchObject([0, { net: 5, surplus: 5, paid: {}, tenants: {} }])
})

test('two thousand cases come out in their order, ids of any name', async () => {
  const cases = Array.from({ length: 2000 }, (_, i) => ({
    salePrice: i,
    region: 'E',
    auctionDate: '2026-01-01',
    claims: ['__proto__', 'constructor', '1'].map((id) => ({ id, kind: 'general', amount: 10 })),
  }))
  const { code, out } = await recover(JSON.stringify(cases))
  const results = JSON.parse(out) as { net: number; paid: Record<string, number> }[] // printed by ourselves
  expect([code, results.length]).toEqual([0, 2000])
  expect(results.map((r) => r.net)).toEqual(cases.map((c) => c.salePrice))
  expect(Object.entries(results[31]?.paid ?? {}).toSorted()).toEqual([
    ['1', 10],
    ['__proto__', 10],
    ['constructor', 10],
  ])
})
