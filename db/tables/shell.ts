import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { GeneratedAlways } from 'kysely'
import type { Generated, Json } from './column.ts'

export type ShellTables = {
  shell_figure: {
    figure_seq: GeneratedAlways<number>
    key: string
    value: number | null
    as_of: Day
    source: string
    created_at: Generated<Date>
  }
  shell_review: {
    name: string
    who: string
    said: string
    as_of: Day
    source: string
    ended_at: Date | null
    created_at: Generated<Date>
  }
  shell_notice: {
    name: string
    entry: string
    title: string
    items: Json
    from_day: Day
    to_day: Day | null
    source: string
    ended_at: Date | null
    created_at: Generated<Date>
  }
}
