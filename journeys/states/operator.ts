import type { operatorRoutes } from '@jipsalpim/contract/areas/operator/routes.ts'
import { declareStates } from './state.ts'

export const operatorStates = declareStates<typeof operatorRoutes>({
  operatorPerson: [{ who: 'operator', params: ({ owner }) => ({ user_seq: owner }) }],
  operatorQuestion: [{ who: 'operator', params: ({ question }) => ({ question_seq: question }) }],
  operatorDocument: [{ who: 'operator', params: ({ paper }) => ({ document_seq: paper }) }],
  operatorOrder: [{ who: 'operator', params: ({ order }) => ({ order_seq: order.order_seq }) }],
})
