import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { GeneratedAlways } from 'kysely'
import type { Generated } from './column.ts'

export type PointsTables = {
  points_wallet: {
    user_seq: number
  }
  points_lot: {
    lot_seq: GeneratedAlways<number>
    user_seq: number
    kind: 'apology' | 'gift'
    cause: string
    won: number
    remaining: number
    given_by: number
    given_at: Generated<Date>
    ends_on: Day
  }
  points_hold: {
    hold_seq: GeneratedAlways<number>
    user_seq: number
    cause: string
    won: number
    state: Generated<'held' | 'spent' | 'released' | 'back'>
    returned: Generated<number>
    at: Generated<Date>
  }
  points_part: {
    hold_seq: number
    lot_seq: number
    won: number
    returned: Generated<number>
  }
  points_move: {
    move_seq: GeneratedAlways<number>
    lot_seq: number
    kind: 'give' | 'hold' | 'release' | 'back' | 'expire' | 'leave'
    won: number
    hold_seq: number | null
    at: Generated<Date>
  }
}
