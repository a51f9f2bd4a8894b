import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../kernel/serve.ts'
import { checkUpdate } from './check-update.ts'
import { evaluateFlag } from './evaluate-flag.ts'
import { registerDevice } from './register-device.ts'
import { rejectUpdate } from './reject-update.ts'

export const settingsArea = serve(calls.settings, {
  featureFlagEval: evaluateFlag,
  appUpdate: checkUpdate,
  appUpdateReject: rejectUpdate,
  newDevice: registerDevice,
})
