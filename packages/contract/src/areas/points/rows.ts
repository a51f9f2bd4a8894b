import { rows } from '../../row.ts'

export const pointsRows = rows({
  subscribePointAmount: { method: 'GET', path: '/subscribe-point/amount', access: 'user' },
  // Ours: points come from an operator, with a reason; the specification does not say how they come.
  operatorPointsGive: {
    method: 'POST',
    path: '/operator/points',
    access: 'operator',
    once: true,
    touches: [],
  },
})
