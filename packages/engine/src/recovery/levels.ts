import { day } from '../values/day.ts'

/** Unknown facts are assumed at their worst for 'low' and at their best for 'high'. */
export type Level = 'low' | 'likely' | 'high'
export const levels = ['low', 'likely', 'high'] as const satisfies readonly Level[]

/** A day before every register: an unreadable day is taken as the earliest. */
export const farBack = day('1900-01-01')
