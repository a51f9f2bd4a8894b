import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../http/serve.ts'
import { assignArm } from './assign-arm.ts'

export const experimentArea = serve(calls.experiment, { userExperiment: assignArm })
