import type { Day } from '@jipsalpim/engine/values/day.ts'

/** 00:00 in Seoul. */
export const startOf = (day: Day): string => new Date(`${day}T00:00:00+09:00`).toISOString()
