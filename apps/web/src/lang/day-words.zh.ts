import { day, instant } from './zh/numbers.words.ts'
import type { Said } from './said.ts'
import type { korean } from './day-words.ts'

export const words = { day, instant } satisfies Said<typeof korean>
