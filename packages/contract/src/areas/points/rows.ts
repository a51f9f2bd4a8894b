import { rows } from '../../row.ts'

export const pointsRows = rows({
  subscribePointAmount: { method: 'GET', path: '/subscribe-point/amount', access: 'user' },
  // Ours: points are given by an operator, with a reason; the specification does not define how.
  operatorPointsGive: {
    method: 'POST',
    path: '/operator/points',
    access: 'operator',
    once: true,
    touches: [],
  },
})
