import { expect, test } from 'vitest'
import { isChunkError } from './chunk-error.ts'

test('a piece that could not be fetched is told from a fault of ours', () => {
  for (const message of [
    'Failed to fetch dynamically imported module: https://x/assets/view.js',
    'error loading dynamically imported module: https://x/assets/view.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/view.css',
  ])
    expect(isChunkError(new TypeError(message)), message).toBe(true)
  expect(isChunkError(new TypeError('Cannot read properties of undefined'))).toBe(false)
  expect(isChunkError({ status: 404 })).toBe(false)
})
