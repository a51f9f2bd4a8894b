import type { Day } from '../values/day.ts'
import { type Announced, announcements } from './tables/announcements.ts'

export type AnnouncedState = 'announced' | 'dated' | 'in-force'
/**
 * What was announced by a day, and its state: without a date (`announced`, not used for judging), with a future date
 * (`dated`), or in force.
 */
export const announcedOn = (on: Day): (Announced & { state: AnnouncedState })[] =>
  (announcements.at(on)?.value ?? []).map((a) => ({
    ...a,
    state: a.from === null ? 'announced' : a.from <= on ? 'in-force' : 'dated',
  }))
