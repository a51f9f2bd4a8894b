import { randomUUID } from 'node:crypto'
import type { Sent } from '@jipsalpim/contract/call.ts'
import type { orderSubscribe } from '@jipsalpim/contract/areas/order/later.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { buy, placeAt, type Where } from './scenes.ts'

type Made = { order_seq: number; merchant_uid: string; price: number }

/** A paid notifier of a home; it begins when the jobs have run. */
export async function watchHome(
  server: TestServer,
  token: string,
  where: Where,
  over: Partial<Sent<typeof orderSubscribe>> = {},
): Promise<Made> {
  const yearly = over.yearly ?? false
  const input = {
    pg_name: 'portone' as const,
    shown_price: yearly ? 49_000 : 4900,
    draft_key: randomUUID(),
    agreed: true as const,
    yearly,
    place: await placeAt(server, where),
    ...over,
  }
  const made = await server.call('orderSubscribe', input, { token })
  if (made.code !== 0) throw new Error(`no notifier: ${made.text}`)
  await buy(server, made.data.merchant_uid, { amount: made.data.price })
  await server.call('orderOnceComplete', { merchant_uid: made.data.merchant_uid }, { token })
  return made.data
}

/** A lease without any day; its deposit is to be given. */
export const NO_DAYS = {
  contract_type: '전세',
  rental_amount: null,
  contract_on: null,
  balance_on: null,
  move_in_on: null,
  contract_months: null,
} as const

/** The only active watch of a user. */
export async function watchOf(server: TestServer, token: string) {
  const { infos } = (await server.call('subscribeInfo', {}, { token })).data
  const [info] = infos.filter((i) => i.hasSubscribe)
  if (!info) throw new Error('no watch')
  return info
}

/** Something happens at the registry to the home of a watch. */
export async function atRegistry(
  server: TestServer,
  watchSeq: number,
  kind:
    | 'application-received'
    | 'correction'
    | 'registered'
    | 'completed-unchanged'
    | 'withdrawn'
    | 'dismissed'
    | 'missed',
  entry: { section: '갑구' | '을구'; purpose: string; amount?: number; party?: string },
  extract?: 'refused',
): Promise<void> {
  const { rows } = await server.owner.query<{ unique_no: string }>(
    'select unique_no from subscribe_turn join subscribe_watch using (home_seq) where watch_seq = $1',
    [watchSeq],
  )
  await server.control(`register/${rows[0]?.unique_no}/events`, { kind, entry, ...(extract && { extract }) })
}

/** A watched home at which a mortgage is applied for; its next check makes an urgent alert. Returns the watch's order. */
export async function applyForMortgage(server: TestServer, token: string, ho: string): Promise<number> {
  await watchHome(server, token, { keyword: '초록마을로 9012', ho })
  await server.settle(30_000)
  const { subscribeSeq: seq } = await watchOf(server, token)
  const entry = { section: '을구', purpose: '근저당권설정', amount: 120_000_000 } as const
  await atRegistry(server, seq, 'application-received', entry)
  const { rows } = await server.owner.query<{ order_seq: string }>(
    'select order_seq from subscribe_watch where watch_seq = $1',
    [seq],
  )
  return Number(rows[0]?.order_seq)
}

/** Makes every home due for a check now; then runs the jobs. */
export async function requestCheck(server: TestServer, kind: 'cases' | 'extract' = 'cases'): Promise<void> {
  await server.owner.query(
    `update subscribe_turn set next_at = app_now(), next_kind = $1 where idle_since is null and unique_no is not null`,
    [kind],
  )
  await server.ctx.enqueue('subscribe.round', {})
  await server.settle(30_000)
}
