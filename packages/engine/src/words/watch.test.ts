import { describe, expect, test } from 'vitest'
import { watch as en } from './en/watch.ts'
import { watch as ko } from './ko/watch.ts'
import { watch as vi } from './vi/watch.ts'
import { watch as zh } from './zh/watch.ts'

const leaves = (value: unknown, at = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, below]) => leaves(below, `${at}.${key}`))
    : [[at, String(value)]]

test('the Korean says it in 해요체, promises nothing, and sends nobody into an app', () => {
  for (const [at, said] of leaves(ko).filter(([at]) => !/^\.looks|\.sizes/.test(at))) {
    for (const sentence of said.split(/(?<=[.?!])\s+/)) expect(sentence, at).toMatch(/(요|세요)\.?$/)
    expect(said, at).not.toMatch(/안전해요|보장|막아 드려요|앱에서|쿠폰/)
  }
})

describe.each(Object.entries({ en, zh, vi }))('%s', (_lang, words) => {
  test('says all that the Korean says, in its own letters', () => {
    expect(leaves(words).map(([at]) => at)).toEqual(leaves(ko).map(([at]) => at))
    for (const [at, said] of leaves(words)) {
      expect(said, at).not.toBe('')
      expect(said, at).not.toMatch(/[가-힣]/)
      expect(said, at).not.toMatch(/\bis safe\b|guaranteed|绝对安全|保证安全|hoàn toàn an toàn/i)
    }
  })

  test('says two things in two ways where a reader must tell them apart', () => {
    for (const list of [words.guard, words.verdicts, words.cases, words.home, words.slots]) {
      const texts = Object.values(list).map((said) => JSON.stringify(said))
      expect(new Set(texts).size).toBe(texts.length)
    }
  })
})
