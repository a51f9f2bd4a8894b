import { day } from '../values/day.ts'

/** What is not known is taken at its worst for 'low', at its best for 'high'. */
export type Level = 'low' | 'likely' | 'high'
export const levels = ['low', 'likely', 'high'] as const satisfies readonly Level[]

/** A day before every register: an unreadable day is taken as the earliest. */
export const farBack = day('1900-01-01')
