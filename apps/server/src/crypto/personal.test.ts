import { format, inspect } from 'node:util'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../testing/use-test-server.ts'
import { Personal } from './personal.ts'
import { createSealer } from './seal.ts'

const PLAIN = '홍길동 010-1234-5678'
const sealer = createSealer([{ id: 1, key: Buffer.alloc(32, 7) }])
const place = { table: 'account_user', column: 'name_sealed', row: 1 }
const opened = sealer.open(place, sealer.seal(place, PLAIN))
const server = useTestServer({ worker: 'none' })

const logged = (print: (log: pino.Logger) => void): string => {
  const lines: string[] = []
  print(pino({ level: 'trace' }, { write: (line) => void lines.push(line) }))
  return lines.join('')
}

describe('what comes out of a sealed cell', () => {
  it('is the text for whoever reveals it, and may be sealed again as it is', () => {
    expect(opened).toBeInstanceOf(Personal)
    expect(opened.reveal()).toBe(PLAIN)
    expect(sealer.openPacked(place, sealer.sealPacked(place, PLAIN.repeat(99))).reveal()).toBe(PLAIN.repeat(99))
    expect(sealer.open(place, sealer.seal(place, opened)).reveal()).toBe(PLAIN)
  })
  const ways: [string, () => string][] = [
    // The test does what the type forbids.
    ['a template', () => `${opened as unknown as string}`],
    ['joining', () => 'who: ' + (opened as unknown as string)],
    ['String()', () => String(opened)],
    ['a list that is joined', () => [opened].join()],
    ['JSON', () => JSON.stringify({ who: opened, all: [opened] })],
    ['a copy in JSON', () => JSON.stringify({ ...opened })],
    ['inspect', () => inspect({ who: [opened] }, { depth: 9, showHidden: true })],
    ['format', () => format('%s %o %O %j', opened, opened, opened, opened)],
    ['an error', () => inspect(new Error(`no ${opened as unknown as string}`, { cause: opened }))],
    ['a clone', () => inspect(structuredClone({ who: opened }))],
    ['its fields', () => inspect(Object.getOwnPropertyDescriptors(opened)) + Object.values(opened).join()],
    ['bytes', () => Buffer.from(opened as unknown as string).toString()],
    [
      'a log',
      () => logged((log) => log.warn({ who: opened, err: new Error('x', { cause: opened }) }, 'said %s', opened)),
    ],
  ]
  it.each(ways)('is masked by %s', (_, sentence) => {
    expect(sentence()).not.toMatch(/홍길동|1234|5678/)
  })
  it('is refused by the database, so that no mask is kept in its place', async () => {
    await expect(server().owner.query('select $1::text', [opened])).rejects.toThrow('a personal value is sealed before')
  })
})
