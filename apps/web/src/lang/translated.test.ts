import { afterEach, expect, test, vi } from 'vitest'
import { inTime } from '../kernel/chunks/in-time.ts'
import { withinTime } from '../kernel/chunks/chunks.ts'
import { translated, wordsReady } from './translated.ts'

const korean = { title: '이용권', count: (n: number) => `${n}장`, deals: { buy: '샀어요' } }
const english = { title: 'Tickets', count: (n: number) => `${n} tickets`, deals: { buy: 'Bought' } }
const lost = () => Promise.reject(new Error('no line'))
const others = { en: () => Promise.resolve({ words: english }), zh: lost, vi: lost }
const reads = (lang: string) => vi.stubGlobal('localStorage', { getItem: () => lang })
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a Korean reader has the words at once, and nothing is fetched', () => {
  const words = translated(korean, { en: lost, zh: lost, vi: lost })
  expect(words).toBe(korean)
})

test('another language is read once its words are here: groups, functions and every key', async () => {
  reads('en')
  const words = translated(korean, others)
  await wordsReady()
  expect([words.title, words.count(3), words.deals.buy]).toEqual(['Tickets', '3 tickets', 'Bought'])
  expect(Object.keys({ ...words })).toEqual(['title', 'count', 'deals'])
  expect('title' in words && !('other' in words)).toBe(true)
})

test('words that are read before they came say so, instead of being Korean for good', async () => {
  reads('en')
  const words = translated(korean, others)
  expect(() => words.title).toThrow('read them where they are drawn')
  await wordsReady()
})

test('where a language does not come, Korean is read', async () => {
  reads('vi')
  const words = translated(korean, others)
  await wordsReady()
  expect(words.title).toBe('이용권')
})

test('a language that keeps one waiting is Korean, and stays so when it comes after all', async () => {
  vi.useFakeTimers()
  reads('en')
  let bring: (file: { words: typeof english }) => void = () => undefined
  const words = translated(korean, { ...others, en: () => new Promise((yes) => (bring = yes)) })
  await vi.advanceTimersByTimeAsync(10_000)
  await wordsReady()
  expect(words.title).toBe('이용권')
  bring({ words: english })
  await vi.advanceTimersByTimeAsync(1)
  expect(words.title).toBe('이용권')
})

test('nobody can write into the words, and the Korean ones are as they were', async () => {
  reads('en')
  const words = translated(korean, others)
  await wordsReady()
  expect(() => Object.assign(words, { title: 'Other' })).toThrow(TypeError)
  expect([words.title, korean.title]).toEqual(['Tickets', '이용권'])
})

test('a piece of the app is there when the words that it says are', async () => {
  reads('en')
  let bring: (file: { words: typeof english }) => void = () => undefined
  let words = korean as { readonly title: string }
  const piece = withinTime(
    Promise.resolve().then(() => {
      words = translated(korean, { ...others, en: () => new Promise((yes) => (bring = yes)) })
      return { draw: () => words.title }
    }),
  )
  await expect(inTime(piece, 20)).rejects.toThrow('did not come in time')
  bring({ words: english })
  expect((await piece).draw()).toBe('Tickets')
})
