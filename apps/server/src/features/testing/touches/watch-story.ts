import { day } from '@jipsalpim/engine/values/day.ts'
import { bulkInput, itemsAt } from '../bulk-scene.ts'
import { registerCard, payWatch } from '../renew-scene.ts'
import { signIn } from '../../../testing/sign-in.ts'
import type { TestServer } from '../../../testing/start-test-server.ts'
import { HOME, placeAt } from '../scenes.ts'
import { atRegistry, requestCheck, watchHome, watchOf } from '../watch-scene.ts'

export async function watchStory(server: TestServer): Promise<void> {
  const { token } = await signIn(server, { persona: true })
  const by = { token }
  await watchHome(server, token, { ...HOME, ho: '402호' }, { yearly: true })
  await server.settle(30_000)
  const { subscribeSeq: subscribe_seq } = await watchOf(server, token)
  await atRegistry(server, subscribe_seq, 'application-received', { section: '을구', purpose: '근저당권설정' })
  await requestCheck(server)
  const [alert] = (await server.call('subscribeAlerts', {}, by)).data.alerts
  await server.call('subscribeAnalyzeDate', { analyze_seq: alert?.alert_seq ?? 0, balance_on: day('2099-01-15') }, by)
  await server.call('subscribeSeen', { alert_seq: alert?.alert_seq ?? 0 }, by)
  await server.call('subscribeEdit', { subscribe_seq, quiet_hours: { from: 22, until: 8 } }, by)
  await server.call('subscribeLook', { id: subscribe_seq }, by)
  await server.settle(30_000)
  await server.call('subscribeReserve', { subscribe_seq, when: 'period_end' }, by)
  await server.call('subscribeReserveRevoke', { subscribe_seq }, by)
  const shown = (await watchOf(server, token)).refund_now?.won ?? 0
  await server.call('subscribeRemove', { subscribe_seq, shown_refund: shown }, by)
  await server.settle(30_000)
  await watchHome(server, token, { ...HOME, ho: '302호' })
  await server.settle(30_000)
  const next = await watchOf(server, token)
  const again = { subscribe_seq: next.subscribeSeq, when: 'now' as const, shown_refund: next.refund_now?.won ?? 0 }
  await server.call('subscribeReserve', again, by)
  await server.settle(30_000)
  await cardStory(server, token)
  await bulkStory(server, token)
  await operatorStory(server)
}

/** Checks without an answer, made due again. */
async function operatorStory(server: TestServer): Promise<void> {
  const by = { token: await server.login('operator-han') }
  const began = server.ctx.now()
  await server.control('faults', { service: 'applications', kind: 'down', times: 1000 })
  await requestCheck(server)
  await server.control('faults', { service: 'applications', kind: 'down', times: 0 })
  await server.owner.query(
    `update subscribe_turn set next_at = app_now() + interval '5 hours' where idle_since is null`,
  )
  const window = { from: began.toISOString(), to: server.ctx.now().toISOString(), what: 'list' as const }
  await server.call('operatorWatchFind', { by: 'watch', text: '1' }, by)
  const { homes } = (await server.call('operatorWatchMissed', window, by)).data
  await server.call('operatorWatchReplay', { ...window, homes, reason: '답이 없던 구간' }, by)
  await server.settle(30_000)
}

async function bulkStory(server: TestServer, token: string): Promise<void> {
  const homes = [
    { keyword: '화곡로 9047', ho: '201' },
    { keyword: '화곡로 9047', ho: '302' },
  ]
  const selected_items = await itemsAt(server, homes)
  await server.call('subscribeBulkPrice', { selected_items, yearly: false }, { token })
  const card_seq = await registerCard(server, token)
  await server.call('subscribePaymentBulk', await bulkInput(server, homes, { card_seq }), { token })
  await server.settle(30_000)
}

async function cardStory(server: TestServer, token: string): Promise<void> {
  const by = { token }
  const { subscribeSeq } = await payWatch(server, token, { ...HOME, ho: '501호' })
  await server.settle(30_000)
  const subscribe_seq = subscribeSeq ?? 0
  await server.call('subscribePaymentDate', { subscribe_seq, day: 17 }, by)
  await server.call('subscribePaymentCard', { subscribe_seq, card_seq: await registerCard(server, token) }, by)
  await server.call(
    'subscribeChangeAddress',
    { subscribe_seq, place: await placeAt(server, { ...HOME, ho: '201호' }) },
    by,
  )
  await server.settle(30_000)
  // A price increase, as the daily job offers it.
  const { rows } = await server.owner.query(
    `insert into subscribe_consent (watch_seq, nth, charge_on, price_before, price, ask_until)
     values ($1, 9, current_date + 20, 4900, 5900, current_date + 12) returning offer_seq`,
    [subscribe_seq],
  )
  await server.call('subscribeConsent', { subscribe_seq, offer_seq: rows[0].offer_seq, yes: true }, by)
}
