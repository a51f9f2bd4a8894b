import type { analyzeRoutes } from '@jipsalpim/contract/areas/order/routes.ts'
import { declareStates, paid, type State, type Answers } from './state.ts'

const every = ['선순위', '자금', '집값', '지역', '직접질문']
const whole = (answers: Answers): Answers => ({
  ...answers,
  faq: every,
  firstRepay: 'Y',
  firstRepayAmount: 30_000_000,
  cash: 80_000_000,
  loan: 'Y',
  realtorPrice: 260_000_000,
  realtorReason: '얼마 전 옆집이 그 값에 팔렸어요.',
  faqWrite: '보증보험에 들 수 있나요?',
})
const without =
  (...names: string[]) =>
  (answers: Answers): Answers =>
    Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name)))
const nowhere = (answers: Answers): Answers => ({ ...without('unit')(answers), home: null })
const living = (answers: Answers): Answers => ({ ...answers, period: '거주중', living: '거주', extension: '계약연장' })
const step: State[] = [{ answers: whole }]

export const orderStates = declareStates<typeof analyzeRoutes>({
  analyze: [{}, { who: 'owner', answers: whole }],
  analyzeType: [{}, { answers: whole }, { press: ['다음'] }],
  analyzePeriod: step,
  analyzePeriodDetail: [{ answers: whole }, { answers: living }],
  analyzeExtension: [{ answers: living }],
  analyzeDate: step,
  analyzeDateLiving: step,
  analyzePrice: [
    { answers: whole },
    { answers: (a) => ({ ...a, type: '월세', deposit: 0, rent: 500_000 }) },
    { answers: without('deposit'), press: ['다음'] },
  ],
  analyzeAddress: [{ answers: whole }, { answers: without('home', 'unit') }],
  analyzeSearch: [{ answers: whole }, { answers: without('unit') }],
  analyzeSection: [{ answers: nowhere }],
  analyzeArea: [{ answers: (given) => ({ ...nowhere(given), kind: '오피스텔' }) }],
  analyzeFaq: step,
  analyzeFaqArea: step,
  analyzeFirstrepay: step,
  analyzeCash: step,
  analyzeLoan: step,
  analyzeRealtorPrice: step,
  analyzeRealtorPriceReason: step,
  analyzeFaqwrite: step,
  analyzeAmount: [
    { who: 'new', answers: whole },
    { who: 'new', answers: whole, press: ['결제하기'] },
    { who: 'new', answers: (draft) => ({ ...nowhere(draft), kind: '오피스텔', gu: '서울 강서구' }) },
  ],
  analyzeAmountReview: [{ who: 'owner', answers: whole }, { who: 'owner' }],
  analyzeLoanAmount: [{ who: 'owner', answers: whole }, { who: 'owner' }],
  analyzeError: [{ query: () => 'reason=paymentRequestFailed' }],
  analyzeContinueReport: [{ answers: whole }, { who: 'owner' }],
  analyzePayComplete: [{ who: 'owner', query: paid, holds: '**/api/v1/order/complete' }, { who: 'owner' }],
  analyzeAddressSearch: [{ who: 'owner', query: paid }],
  analyzeComplete: [{ who: 'owner', query: paid }],
  analyzeTicketComplete: [{ who: 'owner', query: paid }],
  analyzeFree: [{ who: 'new' }],
  minuteSearch: [{ leads: 'minuteAddress' }],
})
