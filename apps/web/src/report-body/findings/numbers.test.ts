import { expect, test } from 'vitest'
import { assess } from '@jipsalpim/engine/assess.ts'
import { madeCase, mortgage } from '@jipsalpim/engine/risk/made-up-home.ts'
import { formatNumbers } from './numbers.ts'
import { words as en } from '../words.en.ts'
import { words } from '../words.ts'
import { words as vi } from '../words.vi.ts'
import { words as zh } from '../words.zh.ts'

test('money, ratios and days are said as people say them', () => {
  expect(formatNumbers({ deposit: 150_000_000, percent: 109.9, last: '2019-02-11', count: 2 })).toEqual([
    { term: '보증금', detail: '1억 5,000만 원' },
    { term: '비율', detail: '109.9%' },
    { term: '마지막 접수한 날', detail: '2019년 2월 11일' },
    { term: '등기 수', detail: '2건' },
  ])
})
test('what has no name or nothing to say is left out', () => {
  expect(formatNumbers({ unread: 0, holders: '', innerOnly: 3 })).toEqual([])
})
test('every number of the money findings has its name', () => {
  const { findings } = assess(madeCase([mortgage('1', 240_000_000)]))
  expect(findings.length).toBeGreaterThan(1)
  for (const f of findings)
    expect(formatNumbers(f.numbers).length, f.id).toBe(
      Object.entries(f.numbers).filter(([k, v]) => v !== '' && !(k === 'unread' && v === 0)).length,
    )
})

const languages = Object.entries({ ko: words, en, zh, vi })
test.each(languages)(
  '%s: a value beside its price and percent is their product, and a shortfall is the most of it everywhere',
  (lang, texts) => {
    // catalogues of other languages have the keys of the Korean one
    const { guarantee, whatIf } = texts as typeof words
    expect(guarantee.valueOf(238_000_000, 90)).toMatch(/2억 3,800만|238,000,000|2亿 3,800万/)
    const most = { ko: '최대', en: 'up to', zh: '最多', vi: 'nhiều nhất' }[lang] ?? expect.fail()
    const sum = whatIf.gap(20_000_000)
    expect(sum).toContain(most)
    expect(sum).toMatch(/2,000만|20,000,000|2,000万/)
  },
)
