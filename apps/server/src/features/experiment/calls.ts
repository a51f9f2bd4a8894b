import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../kernel/serve.ts'
import { assignArm } from './assign-arm.ts'

export const experimentArea = serve(calls.experiment, { userExperiment: assignArm })
