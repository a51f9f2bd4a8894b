import type { RouteName } from '@jipsalpim/contract/routes.ts'
import { enterDesk } from './campaign.ts'
import { cardByCall } from './card-by-call.ts'
import { deviceAt } from './draft.ts'
import { orderByCall, placeOrder, reportOf } from './order-by-call.ts'
import { GARAM, NARAE } from './order-steps.ts'
import { postApi } from './person.ts'

/** The kind of user. */
type Who = 'guest' | 'owner' | 'new' | 'undecided' | 'noUnit' | 'blocked' | 'leaving' | 'operator'
type Answers = Record<string, unknown>
/** The setup of a place. */
export type State = {
  who?: Who
  /** The draft's answers beside the contract; none: no draft. */
  answers?: (held: Answers) => Answers
  query?: (cast: Cast) => string
  params?: (cast: Cast) => Record<string, number>
  /** This tab's session storage. */
  tab?: Record<string, string>
  /** A call that stays unanswered while the page is checked. */
  holds?: string
  /** The place redirects: this is its target. */
  leads?: RouteName
  /** Buttons that are pressed before the check. */
  press?: readonly string[]
}

const every = ['선순위', '자금', '집값', '지역', '직접질문']
const whole = (held: Answers): Answers => ({
  ...held,
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
  (held: Answers): Answers =>
    Object.fromEntries(Object.entries(held).filter(([name]) => !names.includes(name)))
const nowhere = (held: Answers): Answers => ({ ...without('unit')(held), home: null })
const living = (held: Answers): Answers => ({ ...held, period: '거주중', living: '거주', extension: '계약연장' })
const step: State[] = [{ answers: whole }]
const paid = ({ order }: Cast): string => `merchant_uid=${order.merchant_uid}`
const ordered = ({ order }: Cast): string => `order_seq=${order.order_seq}`

/**
 * What each place needs to be shown: its states, where one plain visit (by the owner of a report where a login is
 * required) does not show the place, or not all of it.
 */
export const states: Partial<Record<RouteName, readonly State[]>> = {
  main: [{}, { who: 'owner' }, { who: 'undecided' }],
  mypage: [{}, { who: 'owner' }, { who: 'new' }, { who: 'owner', press: ['내 정보 고치기'] }],
  subscribeInvite: [{}, { who: 'owner' }],
  subscribeInviteLanding: [{}, { query: () => 'code=AB23CD45' }],
  subscribeInviteCode: [{ leads: 'subscribeInviteLogin' }, { who: 'owner' }],
  subscribeCardChange: [{ who: 'owner' }, { who: 'new' }],
  subscribeCardChangeComplete: [
    { who: 'owner' },
    { who: 'owner', query: () => 'uids=1&player=2', holds: '**/api/v1/portone/payment/billingkey' },
    { who: 'owner', query: () => 'uids=1&player=999999' },
  ],
  logout: [{ leads: 'analyze' }],
  analyzeLogin: [{ leads: 'loginError' }],
  analyzeAppleLogin: [{ leads: 'loginError' }],
  analyzeAppleLoginCancel: [{ leads: 'loginError' }],
  withdrawAlert: [{ who: 'owner', tab: { nz_withdraw: JSON.stringify({ reason: 'other', comment: '' }) } }],
  withdrawComplete: [{ who: 'leaving' }],
  withdrawUnable: [{ who: 'blocked' }],
  analyze: [{}, { who: 'owner', answers: whole }],
  analyzeType: [{}, { answers: whole }, { press: ['다음'] }],
  analyzePeriod: step,
  analyzePeriodDetail: [{ answers: whole }, { answers: living }],
  analyzeExtension: [{ answers: living }],
  analyzeDate: step,
  analyzeDateLiving: step,
  analyzePrice: [
    { answers: whole },
    { answers: (held) => ({ ...held, type: '월세', deposit: 0, rent: 500_000 }) },
    { answers: without('deposit'), press: ['다음'] },
  ],
  analyzeAddress: [{ answers: whole }, { answers: without('home', 'unit') }],
  analyzeSearch: [{ answers: whole }, { answers: without('unit') }],
  analyzeSection: [{ answers: nowhere }],
  analyzeArea: [{ answers: (held) => ({ ...nowhere(held), kind: '오피스텔' }) }],
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
    { who: 'new', answers: (held) => ({ ...nowhere(held), kind: '오피스텔', gu: '서울 강서구' }) },
  ],
  analyzeAmountReview: [{ who: 'owner', answers: whole }, { who: 'owner' }],
  analyzeLoanAmount: [{ who: 'owner', answers: whole }, { who: 'owner' }],
  analyzeError: [{ query: () => 'reason=paymentRequestFailed' }],
  analyzeContinueReport: [{ answers: whole }, { who: 'owner' }],
  analyzePayComplete: [{ who: 'owner', query: paid, holds: '**/api/v1/order/complete' }, { who: 'owner' }],
  analyzeAddressSearch: [{ who: 'owner', query: paid }],
  analyzeComplete: [{ who: 'owner', query: paid }],
  analyzeTicketComplete: [{ who: 'owner', query: paid }],
  ticketPriceComplete: [
    { who: 'owner', query: paid, holds: '**/api/v1/order-ticket-payment' },
    { who: 'owner', query: paid },
    { who: 'owner' },
  ],
  payOrderComplete: [{ who: 'owner', query: paid }, { who: 'owner' }],
  analyzeFree: [{ who: 'new' }],
  minuteSearch: [{ leads: 'minuteAddress' }],
  userVerificationsKcbResult: [{ leads: 'userVerificationsKcbResultNull' }],
  report: [{ who: 'owner' }, { who: 'new' }],
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
  reportWaitingConfirmType: [{ who: 'undecided' }, { who: 'owner' }],
  reportWaitingConfirmAddress: [{ who: 'noUnit' }],
  couponCheck: [{ who: 'owner', query: () => 'coupon=seoul-home-demo' }],
  couponCheckC: [{ who: 'owner' }],
  campaignSeoul: [{}, { who: 'owner' }],
  operatorPerson: [{ who: 'operator', params: ({ owner }) => ({ user_seq: owner }) }],
  operatorOrder: [{ who: 'operator', params: ({ order }) => ({ order_seq: order.order_seq }) }],
}

type Order = { merchant_uid: string; order_seq: number }
/** The users, with their objects. */
export type Cast = {
  /** The storage of each of their devices; with `amount`, an order's draft up to its price. */
  devices: Record<Who, Record<string, string>>
  owner: number
  order: Order
  undecided: Order
  danger: number
  clean: number
}

export async function makeCast(url: string): Promise<Cast> {
  const names = {
    owner: 'kim',
    new: 'visitor',
    undecided: 'open',
    noUnit: 'no-unit',
    blocked: 'stuck',
    leaving: 'goes',
  }
  const people = Object.fromEntries(
    await Promise.all(
      Object.entries(names).map(async ([who, name]) => [who, await deviceAt('amount', url, name, NARAE)] as const),
    ),
  ) as Record<Exclude<Who, 'guest' | 'operator'>, Record<string, string>> // of the names just above
  const token = (who: keyof typeof people) => tokenOf(people[who])
  const operator = await enterDesk(url, 'operator-han')
  const [order, other, undecided] = await Promise.all([
    orderByCall(url, token('owner'), NARAE),
    orderByCall(url, token('owner'), GARAM),
    orderByCall(url, token('undecided'), { ...GARAM, later: 'address' }),
    orderByCall(url, token('noUnit'), { ...GARAM, later: 'unit' }),
    placeOrder(url, token('blocked'), { ...GARAM, later: 'address' }),
    postApi(url, '/api/v1/user/withdrawal', { reason: 'other' }, token('leaving')),
  ])
  await postApi(url, '/api/v1/contract/report', { id: order.order_seq, ...contract }, token('owner'))
  await cardByCall(url, token('owner'))
  const { nz_session: _, nz_person: __, ...draft } = people.new
  return {
    devices: {
      ...people,
      leaving: { ...people.leaving, nz_secession: 'Y' },
      guest: { 'nz_draft_order-report': ownedByNobody(draft['nz_draft_order-report'] ?? '') },
      operator: { nz_session: JSON.stringify(operator) },
    },
    owner: Number(people.owner['nz_person']),
    order,
    undecided,
    danger: await reportOf(url, token('owner'), order),
    clean: await reportOf(url, token('owner'), other),
  }
}
/** The owner's contract data for the first of the two. */
const contract = {
  start_on: '2026-12-20',
  end_on: '2028-12-19',
  deposit_amount: 210_000_000,
  rental_amount: 0,
  area: '59.9㎡',
  loan_yn: 'Y',
  bank_name: '다온은행',
  loan_name: '버팀목전세자금대출',
  loan_product_code: null,
}
const tokenOf = (device: Record<string, string>): string =>
  // in the client's format of a session
  (JSON.parse(device['nz_session'] ?? '') as { token: string }).token
const ownedByNobody = (draft: string): string => JSON.stringify({ ...(JSON.parse(draft) as object), owner: null })
