import { questionConsent } from '@jipsalpim/contract/areas/report/question-terms.ts'
import type { reportRoutes } from '@jipsalpim/contract/areas/report/routes.ts'
import { declareStates, ordered, paid } from './state.ts'

const agreed = { nz_question_agreed: questionConsent }

export const reportStates = declareStates<typeof reportRoutes>({
  report: [
    { who: 'owner' },
    { who: 'owner', press: ['정리하기'] },
    { who: 'owner', query: () => 'show=hidden' },
    { who: 'new' },
  ],
  reportContractDate: [{ who: 'owner', query: ordered }, { who: 'owner' }],
  reportContractPrice: [{ who: 'owner', query: ordered }],
  reportContractProduct: [
    { who: 'owner', query: ordered },
    { who: 'owner', query: ordered, press: ['저장하기'] },
  ],
  reportExpiration: [{ who: 'owner', query: ordered }, { who: 'owner' }],
  reportExpirationPayComplete: [{ who: 'owner', query: paid }],
  reportBuyRenewed: [{ who: 'owner', query: ordered }, { who: 'owner' }],
  reportWaiting: [
    { who: 'owner', query: paid },
    { who: 'undecided', query: ({ undecided }) => `merchant_uid=${undecided.merchant_uid}` },
  ],
  reportView: [
    { who: 'owner', query: ({ danger }) => `report=${danger}` },
    { who: 'owner', query: ({ clean }) => `report=${clean}` },
    { who: 'owner', query: () => 'report=999999' },
    {},
  ],
  reportCompareList: [{ who: 'owner' }, { who: 'new' }],
  reportCompare: [
    { who: 'owner', query: ({ order, other }) => `a=${order.order_seq}&b=${other.order_seq}` },
    { who: 'owner', query: ({ order }) => `a=${order.order_seq}&b=999999` },
    { who: 'owner' },
  ],
  reportScore: [
    { who: 'owner', query: ({ danger }) => `report=${danger}` },
    { who: 'owner', query: ({ clean }) => `report=${clean}` },
    { who: 'owner' },
  ],
  reportText: [
    { who: 'owner', query: ({ danger }) => `report=${danger}`, press: ['소리로 듣기'] },
    { who: 'owner', query: ({ clean }) => `report=${clean}` },
    { who: 'owner' },
  ],
  reportSubscribeCheck: [{ who: 'owner', query: ordered }, { who: 'owner' }],
  reportBuy: [{ who: 'owner', query: ordered }, { who: 'owner' }],
  reportRealtor: [
    { who: 'owner', query: ({ other, clean }) => `order_seq=${other.order_seq}&report=${clean}` },
    { who: 'owner', query: ({ clean }) => `order_seq=1&report=${clean}` },
    { who: 'owner' },
  ],
  reportReview: [
    { who: 'owner', query: ({ danger }) => `report=${danger}` },
    { who: 'owner', query: ({ danger }) => `report=${danger}`, press: ['보낼 글 확인하기'] },
    { who: 'owner', query: () => 'report=999999' },
    { who: 'owner' },
  ],
  reportDispute: [
    { who: 'owner', query: ({ danger }) => `report=${danger}` },
    { who: 'owner', query: ({ clean }) => `report=${clean}`, press: ['보내기'] },
    { query: () => 'document=never-was' },
    { query: () => 'key=never-was' },
    {},
  ],
  reportQuestionAgreement: [
    { who: 'owner', query: ({ danger }) => `report=${danger}` },
    { who: 'owner', query: ({ danger }) => `report=${danger}`, press: ['동의하고 질문 쓰기'] },
    { who: 'owner' },
  ],
  reportQuestion: [
    { who: 'owner', query: ({ danger }) => `report=${danger}` },
    { who: 'owner', query: ({ clean }) => `report=${clean}`, leads: 'reportQuestionAgreement' },
    { who: 'owner', query: ({ clean }) => `report=${clean}`, tab: agreed },
    { who: 'owner', query: ({ clean }) => `report=${clean}`, tab: agreed, press: ['보내기'] },
    { who: 'owner' },
  ],
  cheatFinancialFraud: [
    {},
    { who: 'owner', query: ({ danger }) => `report=${danger}` },
    { who: 'owner', press: ['신고 이력 찾기'] },
    { who: 'owner', query: () => 'report=999999' },
  ],
  reportCorpQuery: [{}, { press: ['번호 확인하기'] }],
  reportDocument: [
    { who: 'owner', query: ({ danger }) => `report=${danger}` },
    { who: 'owner', query: ({ clean }) => `report=${clean}` },
    { who: 'owner', query: ({ danger, paper }) => `report=${danger}&document=${paper}` },
    { who: 'owner', query: ({ danger }) => `report=${danger}&document=999999` },
    { who: 'owner' },
  ],
  reportDocumentAdd: [
    { who: 'owner', query: ({ danger }) => `report=${danger}` },
    { who: 'owner', query: ({ danger }) => `report=${danger}&kind=lease`, press: ['올리기'] },
    { who: 'owner' },
  ],
  reportWaitingConfirmType: [{ who: 'undecided' }, { who: 'owner' }, { who: 'owner', query: paid }],
  reportWaitingConfirmPrice: [{ who: 'undecided' }, { who: 'owner', query: paid }],
  reportWaitingConfirmDate: [{ who: 'undecided' }, { who: 'owner', query: paid }],
  reportWaitingConfirmAddress: [{ who: 'noUnit' }, { who: 'undecided' }],
  reportWaitingConfirmSearch: [
    { who: 'owner', query: paid },
    { who: 'undecided', leads: 'reportWaitingConfirmAddress' },
  ],
})
