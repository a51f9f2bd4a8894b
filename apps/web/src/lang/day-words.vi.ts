import { day, instant } from './vi/numbers.words.ts'
import type { Translated } from './translated.ts'
import type { korean } from './day-words.ts'

export const words = { day, instant } satisfies Translated<typeof korean>
