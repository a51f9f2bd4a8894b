import { large, short, won } from './vi/numbers.words.ts'
import type { Said } from './said.ts'
import type { korean } from './money-words.ts'

export const words = { say: won, short, large } satisfies Said<typeof korean>
