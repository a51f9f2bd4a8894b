import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../kernel/serve.ts'
import { askUpdate } from './ask-update.ts'
import { evaluateFlag } from './evaluate-flag.ts'
import { greetDevice } from './greet-device.ts'
import { rejectUpdate } from './reject-update.ts'

export const settingsArea = serve(calls.settings, {
  featureFlagEval: evaluateFlag,
  appUpdate: askUpdate,
  appUpdateReject: rejectUpdate,
  newDevice: greetDevice,
})
