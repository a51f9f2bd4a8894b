import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../kernel/serve.ts'
import { preparePhone, preparePhoneGuest } from './prepare-phone.ts'
import { readStatus } from './read-status.ts'
import { takeResult, takeResultGuest } from './take-result.ts'

export const verificationArea = serve(calls.verification, {
  phonePrepare: preparePhone,
  phonePrepareGuest: preparePhoneGuest,
  phoneResult: takeResult,
  phoneResultStatus: readStatus,
  phoneResultGuest: takeResultGuest,
})
