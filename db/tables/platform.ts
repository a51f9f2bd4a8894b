import type { GeneratedAlways } from 'kysely'
import type { Generated, Json } from './column.ts'

export type PlatformTables = {
  platform_clock: {
    only_row: Generated<boolean>
    offset_ms: number
  }
  platform_once: {
    user_seq: number
    route: string
    key: string
    body_hash: Buffer
    state: string
    status: number | null
    answer: string | null
    answer_sealed: Buffer | null
    created_at: Generated<Date>
    locked_until: Date
  }
  platform_limit: {
    bucket: string
    window_start: Date
    hits: number
  }
  platform_job: {
    job_seq: GeneratedAlways<number>
    name: string
    payload: Json
    key: string | null
    state: Generated<string>
    attempts: Generated<number>
    lost: Generated<number>
    fence: Generated<number>
    run_at: Generated<Date>
    lease_until: Date | null
    error: string | null
    created_at: Generated<Date>
  }
  platform_schedule: {
    name: string
    due_at: Date
  }
  platform_seal_key: {
    kind: Generated<'seal' | 'index'>
    key_id: number
    proof: Buffer
    first_at: Generated<Date>
    retired_at: Date | null
  }
  platform_seal_pass: {
    cell: string
    key_id: number
    begun_at: Generated<Date>
    at: Generated<string>
    found: Generated<number>
    resealed: Generated<number>
    done_at: Date | null
  }
  platform_migration: {
    name: string
    sha256: string
    run_at: Generated<Date>
  }
}
