import type { Generated } from './column.ts'

export type ExperimentTables = {
  experiment_assignment: {
    domain: string
    type: string
    subject: string
    arm: string
    created_at: Generated<Date>
  }
}
