import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createLocalFiles } from '../files/local-files.ts'
import { createSealer } from './seal.ts'
import { isSigned, sign } from './token.ts'

const key = (fill: number) => Buffer.alloc(32, fill)
const place = { table: 'account_user', column: 'name_sealed', row: 7 }

describe('a sealed value', () => {
  const sealer = createSealer([{ id: 1, key: key(1) }])
  it('opens in its own cell and in no other', () => {
    const sealed = sealer.seal(place, '홍길동')
    expect(sealer.open({ ...place, row: '7' }, sealed).reveal()).toBe('홍길동')
    for (const other of [
      { ...place, row: 8 },
      { ...place, column: 'email_sealed' },
      { ...place, table: 'order_order' },
    ]) {
      expect(() => sealer.open(other, sealed)).toThrow()
    }
  })
  it('is another one each time, and says nothing of what it holds', () => {
    const [one, two] = [sealer.seal(place, '홍길동'), sealer.seal(place, '홍길동')]
    expect(one.equals(two)).toBe(false)
    expect(one.includes(Buffer.from('홍'))).toBe(false)
  })
  it('packed: short text, long text and text that begins as a frame does come back as they were', () => {
    for (const text of ['', '{}', '(µ/ý', '한'.repeat(400), '등기부 '.repeat(20_000)]) {
      const sealed = sealer.sealPacked(place, text)
      expect(sealer.openPacked(place, sealed).reveal()).toBe(text)
      expect(sealed.length).toBeLessThan(2 * 1024)
    }
  })
  it('is refused when a single bit was turned, or a byte cut', () => {
    const sealed = sealer.seal(place, '홍길동')
    for (let i = 0; i < sealed.length; i++) {
      const turned = Buffer.from(sealed)
      turned[i] = (turned[i] ?? 0) ^ 1
      expect(() => sealer.open(place, turned)).toThrow()
      expect(() => sealer.open(place, sealed.subarray(0, i))).toThrow()
    }
  })
  it('opens with an old key, and is sealed with the newest', () => {
    const old = sealer.seal(place, 'a')
    const both = createSealer([
      { id: 1, key: key(1) },
      { id: 2, key: key(2) },
    ])
    expect(both.open(place, old).reveal()).toBe('a')
    const fresh = both.seal(place, 'a')
    expect(fresh[0]).toBe(2)
    expect(() => sealer.open(place, fresh)).toThrow('no key')
  })
})

describe('a signature', () => {
  it('holds for its text, its purpose and its key', () => {
    const signature = sign(key(1), 'address', 'a')
    expect(isSigned(key(1), 'address', 'a', signature)).toBe(true)
    expect([
      isSigned(key(1), 'order', 'a', signature),
      isSigned(key(1), 'address', 'b', signature),
      isSigned(key(2), 'address', 'a', signature),
      isSigned(key(1), 'address', 'a', ''),
    ]).toEqual([false, false, false, false])
  })
})

describe('local files', () => {
  it('keep bytes under their hash, once, and know a cut one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'jipsalpim-files-'))
    const files = createLocalFiles(folder, createSealer([{ id: 1, key: key(1) }]))
    const bytes = Buffer.from('등기')
    const [one, two] = await Promise.all([files.put(bytes), files.put(bytes)])
    expect(one).toBe(two)
    expect(Buffer.from((await files.get(one)) ?? []).toString()).toBe('등기')
    expect(readdirSync(folder, { recursive: true })).toHaveLength(2)
    const at = join(folder, one.slice(0, 2), one)
    expect(readFileSync(`${at}.sealed`).includes(bytes)).toBe(false)
    writeFileSync(`${at}.sealed`, readFileSync(`${at}.sealed`).subarray(0, -1))
    expect(await files.get(one)).toBeNull()
    await files.put(bytes)
    expect(await files.get(one)).not.toBeNull()
    expect([await files.get('0'.repeat(64)), await files.get('../../etc/passwd')]).toEqual([null, null])
    // A file that was moved to another name is not accepted.
    const other = await files.put(Buffer.from('계약서'))
    writeFileSync(`${at}.sealed`, readFileSync(join(folder, other.slice(0, 2), `${other}.sealed`)))
    expect(await files.get(one)).toBeNull()
    rmSync(folder, { recursive: true })
  })
  it('come under a new key, those that lay in the clear too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'jipsalpim-files-'))
    const [old, fresh] = [
      { id: 1, key: key(1) },
      { id: 2, key: key(2) },
    ] as const
    const sealed = await createLocalFiles(folder, createSealer([old])).put(Buffer.from('등기'))
    const both = createLocalFiles(folder, createSealer([old, fresh]))
    const clear = createHash('sha256').update('계약서').digest('hex')
    mkdirSync(join(folder, clear.slice(0, 2)), { recursive: true })
    writeFileSync(join(folder, clear.slice(0, 2), clear), '계약서')
    expect(Buffer.from((await both.get(clear)) ?? []).toString()).toBe('계약서')
    const found = await both.count()
    expect([found.get(1), found.get(null), found.size]).toEqual([1, 1, 2])
    await both.reseal()
    await both.reseal()
    expect([...(await both.count())]).toEqual([[2, 2]])
    const alone = createLocalFiles(folder, createSealer([fresh]))
    expect(Buffer.from((await alone.get(sealed)) ?? []).toString()).toBe('등기')
    expect(Buffer.from((await alone.get(clear)) ?? []).toString()).toBe('계약서')
    await alone.remove(clear)
    expect(await alone.get(clear)).toBeNull()
    rmSync(folder, { recursive: true })
  })
})
