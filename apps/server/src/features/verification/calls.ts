import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../kernel/serve.ts'
import { preparePhone, preparePhoneGuest } from './prepare-phone.ts'
import { readStatus } from './read-status.ts'
import { receiveResult, receiveResultGuest } from './receive-result.ts'

export const verificationArea = serve(calls.verification, {
  phonePrepare: preparePhone,
  phonePrepareGuest: preparePhoneGuest,
  phoneResult: receiveResult,
  phoneResultStatus: readStatus,
  phoneResultGuest: receiveResultGuest,
})
