import { expect, test } from 'vitest'
import { distFolder } from '../apps/server/src/main/web-stamp.ts'
import { entryMost, entryOf, manifestOf, weightOf, wordsAwaited } from './entry-size.ts'

test('what comes before anything is seen weighs no more than a slow line can bear, in each language', () => {
  const manifest = manifestOf(distFolder)
  const entry = entryOf(manifest)
  expect(entry.size).toBeGreaterThan(3)
  expect(weightOf(distFolder, entry)).toBeLessThanOrEqual(entryMost.korean)
  for (const lang of ['en', 'zh', 'vi']) {
    const words = wordsAwaited(manifest, entry, lang)
    expect([lang, words.length > 0]).toEqual([lang, true])
    expect(weightOf(distFolder, [...entry, ...words])).toBeLessThanOrEqual(entryMost.other)
  }
})
