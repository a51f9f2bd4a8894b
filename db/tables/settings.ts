import type { GeneratedAlways } from 'kysely'
import type { Generated, Json } from './column.ts'

export type SettingsTables = {
  settings_flag: {
    flag_seq: GeneratedAlways<number>
    key: string
    value: string
    target: Json
    created_at: Generated<Date>
  }
  settings_release: {
    release_seq: GeneratedAlways<number>
    platform: 'ios' | 'android'
    version: string
    force_below: string | null
    message: string
    store_url: string
    from_at: Date
    created_at: Generated<Date>
  }
  settings_device: {
    token_hash: Buffer
    platform: 'ios' | 'android' | null
    app_version: string | null
    created_at: Generated<Date>
    last_seen_at: Generated<Date>
  }
  settings_update_rejection: {
    token_hash: Buffer
    target_version: string
    app_version: string
    created_at: Generated<Date>
  }
}
