import type { subscribeRoutes } from '@jipsalpim/contract/areas/subscribe/routes.ts'
import { declareStates, paid, type Answers, type State } from './state.ts'

const month = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 7)
const watched = (query: NonNullable<State['query']>): State => ({ who: 'watcher', query })
/** With several homes one is chosen first; that one; none at all. */
const ofOne: readonly State[] = [{ who: 'watcher' }, watched(({ watch }) => `id=${watch.id}`), { who: 'new' }]

/** All answers for signing up, for a home that has a report of its own. */
const joining: Answers = {
  of: 'a-report',
  ofName: '서울특별시 강서구 화곡로 9047 나래하우스 302호',
  type: '전세',
  deposit: 200_000_000,
  contractOn: '2026-11-20',
  balanceOn: '2030-01-15',
  moveInOn: '2030-01-15',
  term: '24',
  plan: 'month',
  coupon: null,
}
/** Two homes at once, of reports that are not there by now. */
const several: Answers = {
  several: [
    { of: 'a-report', name: '서울특별시 강서구 화곡로 9047 나래하우스 302호' },
    { of: 'another-report', name: '경기도 김포시 초록마을로 9012 초록빌 201호' },
  ],
}
const join = (over: Answers = {}, more: Omit<State, 'draft'> = {}): State => ({
  ...more,
  draft: { funnel: 'join-watch', version: 1, answers: { ...joining, ...over } },
})

export const subscribeStates = declareStates<typeof subscribeRoutes>({
  subscribeWatching: [
    {},
    { who: 'new' },
    { who: 'watcher' },
    watched(({ watch }) => `alert=${watch.application}`),
    watched(({ watch }) => `alert=${watch.change}`),
    watched(() => 'alert=999999'),
    watched(({ watch }) => `statement=${month}&id=${watch.id}`),
    watched(({ watch }) => `statement=2020-01&id=${watch.id}`),
    { query: () => 'alert=1' },
  ],
  subscribeInfo: [{}, ...ofOne, watched(({ watch }) => `id=${watch.ending}`)],
  subscribeMove: [...ofOne, watched(({ watch }) => `id=${watch.ending}`)],
  subscribeHistory: [{ leads: 'login' }, ...ofOne],
  subscribeContractDate: ofOne,
  subscribeContractPrice: ofOne,
  subscribeContractProduct: [...ofOne, watched(({ watch }) => `id=${watch.ending}`)],
  subscribeOrder: [{ who: 'watcher' }, { who: 'new' }],
  subscribeCancel: [...ofOne, watched(({ watch }) => `id=${watch.ending}`)],
  subscribeCancelReason: [...ofOne, watched(({ watch }) => `id=${watch.ending}`)],
  subscribe: [{}, { who: 'owner' }],
  subscribeChoose: [{}, { who: 'owner' }, { who: 'owner', press: ['다음'] }],
  subscribeAddress: [join({ of: null, ofName: null })],
  subscribeSearch: [{ leads: 'subscribeChoose' }],
  subscribeType: [join({ type: undefined })],
  subscribePrice: [join(), join({ type: '월세', rent: 500_000 })],
  subscribeFreelogin: [join()],
  subscribeDate: [
    join({}, { who: 'owner' }),
    join({ contractOn: null, balanceOn: undefined, moveInOn: undefined }, { who: 'owner', press: ['다음'] }),
    join({ balanceOn: '2026-01-15' }, { who: 'owner' }),
  ],
  subscribeAmount: [
    join({}, { who: 'owner' }),
    join({ plan: 'year' }, { who: 'owner' }),
    join({ plan: undefined }, { who: 'owner', press: ['다음'] }),
    join(several, { who: 'owner' }),
  ],
  subscribePaymentMethod: [
    join({}, { who: 'owner' }),
    join({ plan: 'year' }, { who: 'owner', press: ['결제하기'] }),
    join(several, { who: 'owner' }),
  ],
  subscribeInit: [join({}, { who: 'owner' }), { leads: 'subscribeChoose', who: 'owner' }],
  subscribeComplete: [{ who: 'owner' }, { who: 'owner', query: paid, holds: '**/api/v1/order/once-complete' }],
  subscribeOwnerHouseComplete: [{ who: 'owner' }, { who: 'owner', query: () => 'merchant_uid=sbulk0' }],
  subscribeCredit: [{ who: 'owner' }, { who: 'new' }],
  subscribeInvite: [{}, { who: 'owner' }],
  subscribeInviteLanding: [{}, { query: () => 'code=AB23CD45' }],
  subscribeInviteCode: [{ leads: 'subscribeInviteLogin' }, { who: 'owner' }],
  subscribeCardChange: [{ who: 'owner' }, { who: 'new' }],
  subscribeCardChangeLogin: [{}, ...ofOne, watched(({ watch }) => `id=${watch.ending}`)],
  cardChangeLogin: [{}, ...ofOne],
  subscribeCardChangeComplete: [
    { who: 'owner' },
    { who: 'owner', query: () => 'uids=1&player=2', holds: '**/api/v1/portone/payment/billingkey' },
    { who: 'owner', query: () => 'uids=1&player=999999' },
  ],
})
