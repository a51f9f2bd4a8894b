import { homeById, uniqueNoOfHome } from '../apps/sandbox/src/world/world.ts'
import type { Product } from './product.ts'
import { placeOf } from './order-by-call.ts'
import type { Where } from './order-steps.ts'
import { callApi, postApi } from './person.ts'

type Made = { merchant_uid: string; order_seq: number; price: number }
/** The home of a paid report, by the report's order, or another home. */
type From = Where | { of: string }
type Lease = {
  contract_on: string | null
  balance_on: string | null
  move_in_on: string | null
  contract_months: number | null
}
export type Watched = { id: number; order: number }
type Info = {
  subscribeSeq: number
  order_seq: number | null
  state: string
  last_check_at: string | null
  phase: string
  stale_since: string | null
}

/** A paid watch of a home, once its first register is read: for stories that begin after it. */
export async function watchByCall(
  url: string,
  token: string,
  from: From,
  { yearly = false, lease }: { yearly?: boolean; lease?: Partial<Lease> } = {},
): Promise<Watched> {
  const made = await postApi<Made>(
    url,
    '/api/v1/order/subscribe',
    {
      pg_name: 'portone',
      shown_price: yearly ? 49_000 : 4900,
      draft_key: crypto.randomUUID(),
      agreed: true,
      yearly,
      ...('of' in from ? from : { place: await placeOf(url, token, from) }),
      lease: {
        contract_type: '전세',
        deposit_amount: 180_000_000,
        rental_amount: 0,
        contract_on: null,
        balance_on: null,
        move_in_on: null,
        contract_months: null,
        ...lease,
      },
    },
    token,
  )
  const paid = { merchant_uid: made.merchant_uid, amount: made.price, outcome: 'paid', gateway: 'portone' }
  await postApi(url, '/sandbox/control/payments', paid, token)
  await postApi(url, '/api/v1/order/once-complete', { merchant_uid: made.merchant_uid }, token)
  const { subscribeSeq } = await untilWatch(
    url,
    token,
    (w) => w.order_seq === made.order_seq && w.last_check_at !== null,
  )
  return { id: subscribeSeq, order: made.order_seq }
}

/** The user's watch, once it satisfies `is`. */
export async function untilWatch(url: string, token: string, is: (watch: Info) => boolean): Promise<Info> {
  for (let tries = 0; tries < 120; tries++) {
    const { infos } = await callApi<{ infos: Info[] }>(url, '/subscribe-info', token)
    const watch = infos.find(is)
    if (watch) return watch
    await new Promise((ok) => setTimeout(ok, 250))
  }
  throw new Error('no such watch within 30 s')
}

type Event = 'application-received' | 'registered' | 'withdrawn' | 'missed'
type Entry = { section: '갑구' | '을구'; purpose: string; amount?: number; party?: string }
/** An event at the registry for a home of the sandbox's world. `extract`: while it is pending, no register is issued. */
export const atRegistry = (
  control: Product['control'],
  home: string,
  kind: Event,
  entry: Entry,
  extract?: 'refused',
): Promise<unknown> => {
  const found = homeById(home)
  if (!found) throw new Error(`no home ${home}`)
  return control(`/register/${uniqueNoOfHome(found)}/events`, { kind, entry, ...(extract && { extract }) })
}

/** Checks the registry now, independent of the home's schedule. */
export const requestCheck = (url: string, token: string, id: number): Promise<unknown> =>
  postApi(url, '/api/v1/subscribe/guard', { id }, token)
