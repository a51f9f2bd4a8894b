import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../kernel/serve.ts'
import { grantByOperator } from './grant-by-operator.ts'
import { readPoints } from './read-points.ts'

export const pointsArea = serve(calls.points, { subscribePointAmount: readPoints, operatorPointsGive: grantByOperator })
