import type { subscribeRoutes } from '@jipsalpim/contract/areas/subscribe/routes.ts'
import { declareStates, type State } from './state.ts'

const month = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 7)
const watched = (query: NonNullable<State['query']>): State => ({ who: 'watcher', query })
/** Of several homes one is chosen first; that one; none at all. */
const ofOne: readonly State[] = [{ who: 'watcher' }, watched(({ watch }) => `id=${watch.id}`), { who: 'new' }]

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
  subscribeHistory: [{ leads: 'login' }, ...ofOne],
  subscribeContractDate: ofOne,
  subscribeContractPrice: ofOne,
  subscribeContractProduct: [...ofOne, watched(({ watch }) => `id=${watch.ending}`)],
  subscribeOrder: [{ who: 'watcher' }, { who: 'new' }],
  subscribeCancel: [...ofOne, watched(({ watch }) => `id=${watch.ending}`)],
  subscribeCancelReason: [...ofOne, watched(({ watch }) => `id=${watch.ending}`)],
  subscribeInvite: [{}, { who: 'owner' }],
  subscribeInviteLanding: [{}, { query: () => 'code=AB23CD45' }],
  subscribeInviteCode: [{ leads: 'subscribeInviteLogin' }, { who: 'owner' }],
  subscribeCardChange: [{ who: 'owner' }, { who: 'new' }],
  subscribeCardChangeComplete: [
    { who: 'owner' },
    { who: 'owner', query: () => 'uids=1&player=2', holds: '**/api/v1/portone/payment/billingkey' },
    { who: 'owner', query: () => 'uids=1&player=999999' },
  ],
})
