import { places } from '@jipsalpim/contract/routes.ts'
import { expect, test } from 'vitest'
import minuteFunnel from '../../features/analyze/minute.funnel.tsx'
import orderFunnel from '../../features/analyze/order.funnel.tsx'
import joinFunnel from '../../features/subscribe/join.funnel.tsx'
import { draftAt, draftOfFunnel } from './in-progress.ts'

const built = places().filter(({ route }) => !('redirect' in route))

test('every funnel of the route table is asked about by its own draft', () => {
  const named = new Set(built.flatMap(({ route }) => ('funnel' in route ? [route.funnel] : [])))
  expect(Object.keys(draftOfFunnel).sort()).toEqual([...named].sort())
  expect(draftOfFunnel).toEqual({
    'analyze/order': orderFunnel.id,
    'analyze/minute': minuteFunnel.id,
    'loan/loan': null,
    'subscribe/join': joinFunnel.id,
  })
})

test('an order is in progress at every place under its tab, until it is an order', () => {
  const under = built.filter(({ route }) => ['analyze', 'preview', 'subscribe'].includes(route.footer))
  const silent = under.filter((place) => draftAt(place) === null).map(({ name }) => name)
  expect([...new Set(silent)].sort()).toEqual(
    [
      'analyzeAddressSearch',
      'analyzeComplete',
      'analyzePayComplete',
      'analyzeTicketComplete',
      // No order has begun at these places yet, or it has become a watch; an invitation and a card are not orders.
      'subscribe',
      'subscribeA',
      'subscribeCancel',
      'subscribeCancelReason',
      'subscribeCardChange',
      'subscribeCardChangeComplete',
      'subscribeCardChangeLogin',
      'cardChangeLogin',
      'subscribeComplete',
      'subscribeCredit',
      'subscribeHistory',
      'subscribeInfo',
      'subscribeInit',
      'subscribeInvite',
      'subscribeInviteCode',
      'subscribeInviteLanding',
      'subscribeInviteLogin',
      'subscribeOrder',
      'subscribeOwnerHouseComplete',
      'subscribeWatching',
    ].sort(),
  )
  const outside = built.filter(({ route }) => !['analyze', 'preview'].includes(route.footer) && !('funnel' in route))
  expect(outside.filter((place) => draftAt(place) !== null)).toEqual([])
})
