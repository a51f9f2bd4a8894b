import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openJournal } from './state.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'jipsalpim-journal-'))

describe('journal', () => {
  it('holds what was put, without being closed', () => {
    const dir = folder()
    const first = openJournal(dir).under('portone')
    first.rows<{ n: number }>('payments').put('a', { n: 1 })
    first.rows<{ n: number }>('payments').put('b', { n: 2 })
    first.rows('payments').remove('a')
    expect(first.next('id')).toBe(1)
    const again = openJournal(dir).under('portone')
    expect(again.rows('payments').all()).toEqual([['b', { n: 2 }]])
    expect(again.next('id')).toBe(2)
  })
  it('drops a last line that the kill cut in half, and goes on', () => {
    const dir = folder()
    openJournal(dir).under('x').rows('t').put('whole', 1)
    appendFileSync(join(dir, 'sandbox.jsonl'), '{"t":"x/t","k":"ha')
    const again = openJournal(dir).under('x').rows('t')
    again.put('next', 2)
    expect(openJournal(dir).under('x').rows('t').all()).toEqual([
      ['whole', 1],
      ['next', 2],
    ])
  })
  it('keeps owners apart, and puts are not changed from outside', () => {
    const journal = openJournal(folder())
    const value = { deep: { n: 1 } }
    journal.under('a').rows<typeof value>('t').put('k', value)
    value.deep.n = 9
    expect(journal.under('a').rows('t').get('k')).toEqual({ deep: { n: 1 } })
    expect(journal.under('b').rows('t').get('k')).toBeUndefined()
  })
  it('clears all but what is kept, and packs the file at the next start', () => {
    const dir = folder()
    const journal = openJournal(dir)
    for (let n = 0; n < 50; n++) journal.under('a').rows('t').put('k', n)
    journal.under('login').rows('keys').put('k', 'secret')
    openJournal(dir)
    expect(readFileSync(join(dir, 'sandbox.jsonl'), 'utf8').split('\n')).toHaveLength(3)
    const again = openJournal(dir)
    again.clear((table) => table === 'login/keys')
    expect(openJournal(dir).dump()).toEqual({ 'login/keys': { k: 'secret' } })
  })
})
