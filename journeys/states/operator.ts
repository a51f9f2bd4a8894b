import type { operatorRoutes } from '@jipsalpim/contract/areas/operator/routes.ts'
import { declareStates } from './state.ts'

export const operatorStates = declareStates<typeof operatorRoutes>({
  operatorPerson: [{ who: 'operator', params: ({ owner }) => ({ user_seq: owner }) }],
  operatorInquiry: [{ who: 'operator', params: ({ inquiry }) => ({ inquiry_seq: inquiry }) }],
  operatorQuestion: [{ who: 'operator', params: ({ question }) => ({ question_seq: question }) }],
  operatorDispute: [{ who: 'operator', params: ({ dispute }) => ({ dispute_seq: dispute }) }],
  operatorDocument: [{ who: 'operator', params: ({ paper }) => ({ document_seq: paper }) }],
  operatorOrder: [{ who: 'operator', params: ({ order }) => ({ order_seq: order.order_seq }) }],
  operatorWatchHome: [{ who: 'operator', params: ({ watch }) => ({ home_seq: watch.home }) }],
})
