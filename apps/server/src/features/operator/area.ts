import { manifest } from '../../kernel/manifest.ts'
import { operatorArea } from './calls.ts'
import { operatorJobs } from './jobs.ts'
import { saveAudit } from './access/save-audit.ts'
import { operatorPersonalData } from './personal-data.ts'

export const operator = manifest({
  serves: { operator: operatorArea },
  jobs: operatorJobs,
  personalData: operatorPersonalData,
  admits: [saveAudit],
})
