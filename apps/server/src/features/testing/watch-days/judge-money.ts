import type { Book } from './outside.ts'
import type { World } from './world.ts'

type Period = {
  home: number
  who: string
  nth: number
  state: string
  price: number
  from: string
  to: string
  merchant_uid: string | null
}

/**
 * Each period is charged once with the exact amount, nothing else is charged, and every stop refunded the remaining
 * days.
 */
export async function judgeMoney(world: World, { payments }: Book): Promise<{ home: number; wrong: string }[]> {
  const taken = new Map<string, number>()
  const charges = new Map<string, number>()
  for (const p of payments.filter((one) => one.status === 'paid' || one.status === 'cancelled')) {
    taken.set(p.merchant_uid, (taken.get(p.merchant_uid) ?? 0) + p.amount - p.cancel_amount)
    if (p.amount > 0)
      charges.set(p.merchant_uid, (charges.get(p.merchant_uid) ?? 0) + (p.amount - p.cancel_amount > 0 ? 1 : 0))
  }
  const wrong: { home: number; wrong: string }[] = []
  const owed = new Map<string, number>()
  for (const [who, { subscribeSeq }] of world.watchers) {
    const home = world.story.people.find((p) => p.name === who)?.home ?? 0
    const say = (sentence: string) => wrong.push({ home, wrong: `${who}: ${sentence}` })
    const { rows } = await world.server.owner.query<Period>(
      `select nth, p.state, p.price::int as price, from_on::text as from, to_on::text as to, merchant_uid from subscribe_period p
         left join order_order using (order_seq) where watch_seq = $1 order by nth`,
      [subscribeSeq],
    )
    for (const period of rows) {
      const uid = period.merchant_uid ?? ''
      const back = world.refunds.find((r) => r.merchant_uid === uid)
      const refunded = await isRefunded(world, uid)
      const due = period.state !== 'paid' ? 0 : refunded ? 0 : period.price - (back?.won ?? 0)
      owed.set(uid, due)
      if ((taken.get(uid) ?? 0) !== due)
        say(
          `period ${period.nth} (${period.from} to ${period.to}, ${period.state}) should have taken ${due} won, and the gateway keeps ${taken.get(uid) ?? 0}`,
        )
      if ((charges.get(uid) ?? 0) > 1) say(`period ${period.nth} was charged ${charges.get(uid)} times`)
    }
    const paid = rows.filter((p) => p.state === 'paid')
    for (const [i, p] of paid.entries())
      if (i > 0 && p.from <= (paid[i - 1]?.to ?? '')) say(`days of period ${p.nth} are paid for twice`)
  }
  for (const [uid, won] of taken)
    if (won !== 0 && !owed.has(uid))
      wrong.push({ home: -1, wrong: `the gateway keeps ${won} won of ${uid}, which pays no period` })
  return wrong
}

/** A watch that could not begin, or an order that was refunded in full. */
async function isRefunded(world: World, merchantUid: string): Promise<boolean> {
  const { rows } = await world.server.owner.query(
    `select 1 from order_order where merchant_uid = $1 and state not in ('completed', 'pending')`,
    [merchantUid],
  )
  return rows.length > 0
}
