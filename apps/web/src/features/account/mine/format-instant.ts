import { dayWords } from '../../../lang/day-words.ts'

/** '2026. 11. 22. 오전 1:09', in Seoul. */
export const formatInstant = (instant: string): string => dayWords.instant(instant)
