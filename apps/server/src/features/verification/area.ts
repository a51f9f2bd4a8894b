import { manifest } from '../../kernel/manifest.ts'
import { verificationArea } from './calls.ts'
import { verificationJobs } from './jobs.ts'
import { verificationPersonalData } from './personal-data.ts'
import { sweepAttempts, sweepCells } from './sweep-attempts.ts'
import { useVerification } from './use-verification.ts'

export const verification = manifest({
  serves: { verification: verificationArea },
  jobs: verificationJobs,
  personalData: verificationPersonalData,
  sweeps: { identity: sweepCells, 'identity-attempts': sweepAttempts },
  hooks: { useVerification },
})
