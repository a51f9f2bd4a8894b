import { manifest } from '../../kernel/manifest.ts'
import { loanArea } from './calls.ts'
import { loanPersonalData } from './personal-data.ts'
import { sweepResults } from './queries.ts'

export const loan = manifest({
  serves: { loan: loanArea },
  personalData: loanPersonalData,
  sweeps: { 'loan-results': sweepResults },
})
