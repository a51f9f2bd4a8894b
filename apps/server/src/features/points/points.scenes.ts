import type { pointsRows } from '@jipsalpim/contract/areas/points/rows.ts'
import { declareScenes, reason } from '../testing/authorisation/scene.ts'

export const pointsScenes = declareScenes<typeof pointsRows>({
  scenes: {
    operatorPointsGive: [
      { field: 'user_seq', backOffice: true, input: (of) => ({ user_seq: of.user_seq, won: 100, ...reason }) },
      {
        field: 'order_seq',
        backOffice: true,
        input: (of) => ({ user_seq: of.user_seq, order_seq: of.paid.order_seq, won: 100, ...reason }),
      },
    ],
  },
})
