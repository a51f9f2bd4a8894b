import type { Day } from '../values/day.ts'
import { type Announced, announcements } from './tables/announcements.ts'

export type AnnouncedState = 'announced' | 'dated' | 'in-force'
/**
 * What was announced by a day, and how far it is: without a day (`announced`, judged by nothing), with a coming day
 * (`dated`), or in force.
 */
export const announcedOn = (on: Day): (Announced & { state: AnnouncedState })[] =>
  (announcements.at(on)?.value ?? []).map((a) => ({
    ...a,
    state: a.from === null ? 'announced' : a.from <= on ? 'in-force' : 'dated',
  }))
