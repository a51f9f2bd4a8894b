import type { subscribeChangeAddress } from '@jipsalpim/contract/areas/subscribe/moving.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { placeText } from '../../address/place-text.ts'
import { isWatched, lockWatching } from '../beginning/begin-watch.ts'
import { keepLeaseDays } from '../lease-days.ts'
import { joinHome } from '../beginning/join-home.ts'
import { checkKey } from '../checking/check-key.ts'
import { lockHomeOf, moveWatch } from '../checking/claim-queries.ts'
import { presentWatches } from '../present-watch.ts'
import {
  changeWatch,
  homeBySeq,
  insertHome,
  isServed,
  lastPrint,
  livingWatches,
  ownWatches,
  restHome,
} from '../queries.ts'
import { withWatch, type LockedWatch } from '../renewing/with-watch.ts'
import { chooseHome } from './choose-home.ts'
import { endRepeats, insertMove, movesOf } from './move-queries.ts'
import { movesLeft } from './read-address-history.ts'

/**
 * Moves a watch to another home without a gap. The new register is found before anything is changed, because a home
 * that cannot be watched would end the watch.
 */
export const changeAddress: Action<typeof subscribeChangeAddress> = async (ctx, input, user) => {
  const { subscribe_seq, place, same_lease } = input
  const [own] = await ownWatches(ctx.db, user.seq, subscribe_seq)
  if (!own) throw new Fail('notFound')
  const home = await chooseHome(ctx, place)
  const day_zero_at = await withWatch(ctx, user.seq, subscribe_seq, (tx, held) => move(tx, held, home, same_lease))
  killPoint('watch.moved')
  const [one] = await presentWatches(ctx, await ownWatches(ctx.db, user.seq, subscribe_seq))
  if (!one) throw new Fail('notFound')
  return { item: one.item, day_zero_at: day_zero_at?.toISOString() ?? null }
}

type Home = Awaited<ReturnType<typeof chooseHome>>
async function move(tx: TxContext, { watch }: LockedWatch, to: Home, sameLease: boolean): Promise<Date | null> {
  if (!isServed(watch.state)) throw new Fail('watchState')
  await lockWatching(tx, watch.user_seq)
  await refuseOwn(tx, watch.user_seq, to)
  if (movesLeft(await movesOf(tx.db, watch.watch_seq), tx.now()) === 0) throw new Fail('changeLimit')
  const { hit, uniqueNo, address, building_dong, building_ho } = to
  const at = tx.now()
  const old = await homeBySeq(tx.db, watch.home_seq)
  const next = await insertHome(tx.db, { hit: JSON.stringify(hit), address, building_dong, building_ho })
  await insertMove(tx.db, {
    watch_seq: watch.watch_seq,
    from_home_seq: watch.home_seq,
    from_address: old ? placeText(old) : null,
    to_address: placeText(to),
    at,
  })
  await moveWatch(tx.db, watch.watch_seq, next.home_seq)
  // The report and its answers belong to the former home; so does the lease, unless the user states that it is the
  // same.
  if (!sameLease) await keepLeaseDays(tx, watch, unknownLease)
  await changeWatch(tx.db, watch.watch_seq, {
    moved_at: at,
    of_order_seq: null,
    grade: null,
    ...(!sameLease && unknownLease),
  })
  await endRepeats(tx.db, watch.watch_seq)
  await restHome(tx.db, watch.home_seq)
  killPoint('watch.moving')
  // The register is already watched: both watches share that home from now on.
  if (await joinHome(tx, next, uniqueNo)) {
    const shared = await lockHomeOf(tx.db, uniqueNo)
    return shared?.next_kind === 'extract' ? ((await lastPrint(tx.db, shared.home_seq))?.read_at ?? null) : null
  }
  await tx.enqueue('subscribe.check', { home_seq: next.home_seq }, { key: checkKey(next.home_seq) })
  return null
}

/** 6010 if the user already watches the new home, by its register or its address: the old watch stays unchanged. */
async function refuseOwn(tx: TxContext, userSeq: number, to: Home): Promise<void> {
  const shared = await lockHomeOf(tx.db, to.uniqueNo)
  const there = shared ? await livingWatches(tx.db, shared.home_seq) : []
  const unit = {
    address_jibun: to.hit.lotAddress,
    building_dong: to.building_dong,
    building_ho: to.building_ho,
  }
  if (there.some((w) => w.user_seq === userSeq) || (await isWatched(tx, userSeq, unit)))
    throw new Fail('notifierExists')
}

const unknownLease = {
  contract_type: null,
  deposit: null,
  rent: null,
  contract_on: null,
  balance_on: null,
  move_in_on: null,
  lease_end_on: null,
} as const
