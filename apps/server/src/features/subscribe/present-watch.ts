import type { Output } from '@jipsalpim/contract/call.ts'
import type { subscribeEdit } from '@jipsalpim/contract/areas/subscribe/calls.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { promiseHours } from '@jipsalpim/engine/watch/cadence.ts'
import type { Context } from '../../kernel/context.ts'
import type { CardRow } from '../payment/card/card-queries.ts'
import { storedCards } from '../payment/card/stored-card.ts'
import { placeText } from '../address/place-text.ts'
import { isDeclinedPlan, openOffers, type OfferRow } from './consent/consent-queries.ts'
import { isLiving, isServed, periodsOf, type OwnWatch, type PeriodRow } from './queries.ts'
import { unseenOf } from './reading/reading-queries.ts'

type Item = Output<typeof subscribeEdit>

/** Watches as returned in lists. */
export async function presentWatches(
  ctx: Pick<Context, 'db' | 'now' | 'hooks'>,
  watches: readonly OwnWatch[],
): Promise<{ item: Item; watch: OwnWatch; periods: PeriodRow[]; card: CardRow | undefined }[]> {
  const seqs = watches.map((w) => w.watch_seq)
  const [periods, unseen] = [await periodsOf(ctx.db, seqs), await unseenOf(ctx.db, seqs)]
  const cards = await storedCards(
    ctx.db,
    watches.flatMap((w) => (w.card_seq === null ? [] : [w.card_seq])),
  )
  const offers = await openOffers(ctx.db, seqs, dayInSeoul(ctx.now()))
  return watches.map((watch) => {
    const own = periods.filter((p) => p.watch_seq === watch.watch_seq)
    const beside = {
      unseen: unseen.get(watch.watch_seq) ?? 0,
      card: watch.card_seq === null ? undefined : cards.get(watch.card_seq),
      offer: offers.find((o) => o.watch_seq === watch.watch_seq && !isDeclinedPlan(o)),
    }
    return { watch, periods: own, card: beside.card, item: present(ctx.now(), watch, own, beside) }
  })
}

type Beside = { unseen: number; card: CardRow | undefined; offer: OfferRow | undefined }
function present(now: Date, watch: OwnWatch, periods: readonly PeriodRow[], beside: Beside): Item {
  const { home } = watch
  const { card, offer } = beside
  const first = periods.at(-1)
  const paid = periods.filter((p) => p.state === 'paid')
  const living = isLiving(watch.state)
  const served = isServed(watch.state)
  return {
    subscribeSeq: watch.watch_seq,
    fullAddress: placeText(home),
    cardName: card?.card_name ?? null,
    cardNumber: card?.card_number ?? null,
    orderDate: watch.begun_at.toISOString(),
    orderPrice: first?.price ?? 0,
    hasSubscribe: living,
    hasReservation: watch.state === 'ending',
    createDate: watch.begun_at.toISOString(),
    cancelDueDate: watch.state === 'ending' ? watch.ends_on : null,
    selected: false,
    isExpired: !living,
    plan: watch.plan,
    state: watch.state,
    paid_until: paid[0]?.to_on ?? null,
    phase: home.phase,
    last_check_at: home.last_success_at?.toISOString() ?? null,
    next_check_at: served ? home.next_at.toISOString() : null,
    promise_hours: promiseHours(home.next_slot),
    stale_since: served ? staleSince(now, watch) : null,
    unseen: beside.unseen,
    consent_due: offer
      ? {
          offer_seq: offer.offer_seq,
          before: offer.price_before,
          price: offer.price,
          on: offer.charge_on,
          until: offer.ask_until,
          yes: offer.agreed,
          plan: offer.plan_offer_seq === null ? null : ('year' as const),
        }
      : null,
  }
}

/**
 * The time of the last success, if a check is overdue; computed here, so that it is also right when no worker is
 * running.
 */
function staleSince(now: Date, { home }: OwnWatch): string | null {
  const isOverdue = home.due_by < now && home.next_at < now
  return home.stopped_at?.toISOString() ?? (isOverdue ? (home.last_success_at?.toISOString() ?? null) : null)
}

/** Today's period, or the last paid one. */
export const currentPeriod = (periods: readonly PeriodRow[], now: Date): PeriodRow | undefined => {
  const today = dayInSeoul(now)
  const paid = periods.filter((p) => p.state === 'paid')
  return paid.find((p) => p.from_on <= today && today <= p.to_on) ?? paid[0]
}
