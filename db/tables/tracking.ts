import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { GeneratedAlways } from 'kysely'
import type { Generated } from './column.ts'

export type TrackingTables = {
  tracking_count: {
    day: Day
    kind: 'view' | 'event' | 'arrival'
    name: string
    n: Generated<number>
  }
  tracking_device: {
    device_hash: Buffer
    user_seq: number
    matched_at: Generated<Date>
  }
  tracking_view: {
    view_seq: GeneratedAlways<number>
    device_hash: Buffer
    kind: 'view' | 'event' | 'arrival'
    name: string
    at: Date
  }
}
