import fc from 'fast-check'
import { paypleReturnPath, webhookPaths } from '../payment/opening/paths.ts'
import { buy } from './scenes.ts'
import { confirmBy, keptOrder, noFault, onOrder, type Command, type Real, type Shop, type Try } from './shop-acts.ts'

/**
 * Windows that stay open, several of one order, and are used much later: paid, declined or closed, in any order, also
 * after the order was paid in another one or has ended. Each try is reported by the returning browser, by webhooks or
 * pushes that are late, repeated or out of order, or not at all.
 */
export const windowCommands = (): fc.Arbitrary<Command>[] => [
  fc.record({ n: fc.nat(5) }).map(openWindow),
  fc
    .record({
      w: fc.nat(7),
      outcome: fc.constantFrom('paid' as const, 'paid' as const, 'failed' as const, 'cancelled' as const),
    })
    .map(actInWindow),
  fc
    .record({ t: fc.nat(7), status: fc.constantFrom('paid' as const, 'failed' as const, 'aborted' as const) })
    .map(returnFromWindow),
  fc.record({ t: fc.nat(7), copies: fc.integer({ min: 1, max: 3 }) }).map(sendWebhooks),
]

const openWindow = (a: { n: number }) =>
  onOrder('open', a, async (uid, { server, token }, shop) => {
    const { pg_name: gateway, price } = await keptOrder(server, uid)
    if (gateway === 'free') return
    const info = await server.call(
      gateway === 'portone' ? 'portoneInfo' : 'paypleInfoOrder',
      { merchant_uid: uid },
      { token },
    )
    noFault(info)
    if (info.code === 0) shop.windows.push({ uid, gateway, price })
  })
/** Does not call the server: an open window takes money whatever the state of its order. */
const actInWindow = (a: { w: number; outcome: 'paid' | 'failed' | 'cancelled' }) =>
  onSome(
    'inside',
    a,
    (shop) => shop.windows,
    async ({ uid, gateway, price }, { server }, shop) => {
      const bought = await buy(server, uid, { gateway, amount: price, outcome: a.outcome }).catch(() => null)
      if (bought) shop.tries.push({ uid, gateway, ...bought })
    },
  )
const returnFromWindow = (a: { t: number; status: 'paid' | 'failed' | 'aborted' }) =>
  onSome(
    'back',
    a,
    (shop) => shop.tries,
    async (tried, { server, token }) => {
      const { uid, gateway, imp_uid } = tried
      // The browser brings Payple's form, and may be closed before its page asks.
      if (gateway === 'payple') await postForm(server.origin + paypleReturnPath, tried, 303)
      if (gateway === 'payple' && a.status === 'aborted') return
      const hint = gateway === 'portone' ? imp_uid : undefined
      noFault(await confirmBy(server, token, uid, await keptOrder(server, uid), a.status, hint))
    },
  )
const sendWebhooks = (a: { t: number; copies: number }) =>
  onSome(
    'tell',
    a,
    (shop) => shop.tries,
    async (tried, { server }) => {
      const { uid, gateway, imp_uid } = tried
      for (let copy = 0; copy < a.copies; copy++) {
        if (gateway === 'payple') {
          await postForm(server.origin + webhookPaths.payple, tried, 200)
          continue
        }
        const reply = await fetch(server.origin + webhookPaths.portone, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ imp_uid, merchant_uid: uid, status: 'paid', copy }),
        })
        if (reply.status !== 200) throw new Error(`a webhook got ${reply.status}`)
      }
    },
  )
async function postForm(url: string, { result }: Try, status: number): Promise<void> {
  const body = new URLSearchParams(result)
  const reply = await fetch(url, { method: 'POST', redirect: 'manual', body })
  if (reply.status !== status) throw new Error(`${url} got ${reply.status}`)
}

/** A command on one of the existing items, chosen by its index. */
function onSome<T, A extends { w: number } | { t: number }>(
  name: string,
  a: A,
  some: (shop: Shop) => readonly T[],
  act: (found: T, real: Real, shop: Shop) => Promise<void>,
): Command {
  const place = 'w' in a ? a.w : a.t
  return {
    check: (shop) => some(shop).length > 0,
    run: async (shop, real) => {
      const all = some(shop)
      const found = all[place % all.length]
      if (found) await act(found, real, shop)
      await real.server.checkInvariants()
    },
    toString: () => `${name}(${JSON.stringify(a)})`,
  }
}
