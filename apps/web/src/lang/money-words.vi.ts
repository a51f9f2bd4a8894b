import { large, short, won } from './vi/numbers.words.ts'
import type { Translated } from './translated.ts'
import type { korean } from './money-words.ts'

export const words = { say: won, short, large } satisfies Translated<typeof korean>
