import { day, instant } from './en/numbers.words.ts'
import type { Translated } from './translated.ts'
import type { korean } from './day-words.ts'

export const words = { day, instant } satisfies Translated<typeof korean>
