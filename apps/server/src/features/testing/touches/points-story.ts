import { signIn } from '../../../testing/sign-in.ts'
import type { TestServer } from '../../../testing/start-test-server.ts'
import { FREE, makeCampaign } from '../coupon-scene.ts'
import { registerCard, payWatch } from '../renew-scene.ts'
import { HOME, placeAt } from '../scenes.ts'
import { watchHome, watchOf } from '../watch-scene.ts'

/** Points pay for watches that are stopped again; a free month, and an accepted offer. */
export async function pointsStory(server: TestServer): Promise<void> {
  const { token, seq } = await signIn(server, { persona: true, verified: true })
  const by = { token }
  const operator = { token: await server.login('operator-han') }
  await server.call('operatorPointsGive', { user_seq: seq, won: 5000, reason: '알림이 늦어 드림' }, operator)
  const stop = async (name: 'subscribeRemove' | 'subscribeReserve') => {
    await server.settle(30_000)
    const { subscribeSeq: subscribe_seq, refund_now } = await watchOf(server, token)
    const shown_refund = refund_now?.won ?? 0
    if (name === 'subscribeRemove') await server.call(name, { subscribe_seq, shown_refund }, by)
    else await server.call(name, { subscribe_seq, when: 'now', shown_refund }, by)
    await server.settle(30_000)
  }
  await watchHome(server, token, { ...HOME, ho: '201호' }, { points: 1000, shown_price: 3900 })
  await stop('subscribeRemove')
  const card_seq = await registerCard(server, token)
  await payWatch(server, token, { ...HOME, ho: '302호' }, { card_seq, points: 1000, price: 3900 })
  await stop('subscribeReserve')

  const campaign = await makeCampaign(server, { ...FREE, product: 'subscribe', way: 'ask', quota: 10 })
  const place = await placeAt(server, { ...HOME, ho: '402호' })
  await server.call('subscribePaymentCampaign', { campaign, place, agreed: true }, by)

  const { subscribeSeq } = await payWatch(server, token, { ...HOME, ho: '501호' }, { card_seq })
  const subscribe_seq = subscribeSeq ?? 0
  // Half of its month is over, and an offer is in force.
  await server.owner.query('update subscribe_watch set anchor_on = anchor_on - 15 where watch_seq = $1', [
    subscribe_seq,
  ])
  await server.owner.query(
    'update subscribe_period set from_on = from_on - 15, to_on = to_on - 15 where watch_seq = $1',
    [subscribe_seq],
  )
  const { rows } = await server.owner.query(
    `insert into subscribe_offer (price, from_at, until_on) values (39000, app_now(), current_date + 60) returning plan_offer_seq`,
  )
  const offer = { offer_seq: Number(rows[0].plan_offer_seq), price: 39_000, agreed: true as const }
  await server.call('subscribeOfferTake', { subscribe_seq, ...offer }, by)
}
