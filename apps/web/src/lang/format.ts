import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import { dayWords } from './day-words.ts'
import { moneyWords } from './money-words.ts'

// Money, dates and times for display, in the chosen language.
export const formatDay = (day: Day): string => dayWords.day(day)
/** '2026. 11. 22. 오전 1:09': to the minute, in Seoul. */
export const formatInstant = (instant: string): string => dayWords.instant(instant)
export const formatWon = (won: Won): string => moneyWords.say(won)
export const formatWonShort = (won: Won): string => moneyWords.short(won)
