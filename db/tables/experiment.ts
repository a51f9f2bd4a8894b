import type { GeneratedAlways } from 'kysely'
import type { Generated } from './column.ts'

export type ExperimentTables = {
  experiment_assignment: {
    domain: string
    type: string
    subject: string
    arm: string
    created_at: Generated<Date>
  }
  experiment_setting: {
    setting_seq: GeneratedAlways<number>
    domain: string
    type: string
    only_arm: string | null
    created_at: Generated<Date>
  }
}
