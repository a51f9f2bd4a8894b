import { squeeze } from '@jipsalpim/engine/register/squeeze.ts'
import type { Context, TxContext } from '../../../kernel/context.ts'
import { homeBySeq, insertCheck, lastPrint, type HomeRow } from '../queries.ts'
import { ownersOf, openPrint, savePrint } from '../judging/registers.ts'
import { factsPlace, ownerPlace } from '../sealed-place.ts'
import { alertOutageEnd, alertOutageStart } from '../alerting/alert-outage.ts'
import { alertUnconfirmed } from '../alerting/alert-unconfirmed.ts'
import { alertUnlisted } from '../alerting/alert-unlisted.ts'
import { alertJoinedWatches } from '../alerting/alert-joined-watches.ts'
import { beginWatches, ordersToLock, refuseWatches } from '../beginning/settle-first.ts'
import { joinHome } from '../beginning/join-home.ts'
import type { Applied } from './applied.ts'
import { applyCases, applyEvents, applyNoted } from './apply-cases.ts'
import { applyRegister } from './apply-register.ts'
import { checkKey } from './check-key.ts'
import { isSameSchedule, lockClaimed, saveHome, saveSchedule } from './claim-queries.ts'
import { decideNext, phaseOf, unconfirmedOf, type CheckResults } from './decide-next.ts'
import type { Found, Timed } from './found.ts'
import { aroundHome, type Around, type NextCheck } from './plan-home.ts'

/**
 * Stores the result of a check in one transaction: its record, the changes, the alerts and the next check. Writes
 * nothing if another worker has claimed the home since.
 */
export const saveFound = (ctx: Context, claimed: HomeRow, answers: readonly Timed[]): Promise<void> =>
  ctx.tx(async (tx) => {
    // The first register delivers the orders: their locks come before the home's, as everywhere.
    if (claimed.next_kind === 'first')
      for (const order_seq of await ordersToLock(tx.db, claimed.home_seq)) await tx.hooks.payables.lock(tx, order_seq)
    const home = await lockClaimed(tx.db, claimed)
    if (!home) return
    const asked = askedSince(claimed, home)
    const isListAsked = answers.some(({ found }) => isOfList(found) && found.is !== 'events')
    // A check requested after this one started is still to be done.
    const isLookDone = isListAsked && claimed.asked_at?.getTime() === home.asked_at?.getTime()
    const all: Applied[] = []
    let later: number | null = null
    let listed_at: Date | undefined
    for (const { found, at, ms } of answers) {
      if (found.is === 'impossible') return refuseHome(tx, home, found, ms)
      // The register is already watched: this home's watch joins that home, and nothing is left to check here.
      if ((found.is === 'first' || found.is === 'shared') && (await joinHome(tx, home, found.uniqueNo))) return
      if (found.is === 'later') {
        if (answers.length === 1) return postpone(tx, home, found.seconds, asked)
        later = found.seconds
        continue
      }
      const applied = await apply(tx, home, found)
      await record(tx, home, found, applied, ms)
      all.push(applied)
      if (found.is === 'cases' && applied.result !== 'unknown') listed_at = at
    }
    // Read again: the first register has named the home.
    await planNext(tx, (await homeBySeq(tx.db, home.home_seq)) ?? home, { all, later, asked, listed_at, isLookDone })
  })

/** An answer of the list is recorded as a check of the list, even if the check was for the register. */
const record = (tx: TxContext, home: HomeRow, found: Found, { result, why, cases }: Applied, ms: number) =>
  insertCheck(tx.db, {
    home_seq: home.home_seq,
    kind: home.next_kind === 'extract' && isOfList(found) ? 'cases' : home.next_kind,
    slot: home.next_slot,
    source: sourceOf(found),
    result,
    why: why ?? null,
    cases: cases ?? 0,
    due_by: home.due_by,
    at: found.is === 'events' && found.until ? found.until : tx.now(),
    ms,
  })
const isOfList = (found: Found): boolean =>
  found.is === 'cases' || found.is === 'events' || (found.is === 'silence' && found.source !== 'register')

const sourceOf = (found: Found): string => ('source' in found ? found.source : 'register')

type CheckOutcome = Pick<CheckResults, 'all' | 'later'> & {
  asked: NextCheck | null
  listed_at: Date | undefined
  isLookDone: boolean
}

/** Postpones the check: no check is recorded, and the deadline stays. Watchers are notified after two missed checks. */
async function postpone(tx: TxContext, home: HomeRow, seconds: number, asked: NextCheck | null): Promise<void> {
  const next_at = asked?.next_at ?? new Date(tx.now().getTime() + seconds * 1000)
  const saved = await saveSchedule(tx.db, home.home_seq, { lease_until: null, next_at })
  if (asked) await checkSoon(tx, home)
  const around = await aroundHome(tx, home.home_seq)
  if (phaseOf(home, around, tx.now()).overlays.includes('stale')) await alertOutageStart(tx, saved)
}

async function refuseHome(
  tx: TxContext,
  home: HomeRow,
  found: Found & { is: 'impossible' },
  ms: number,
): Promise<void> {
  const { home_seq, next_kind: kind, next_slot: slot, due_by } = home
  const { source, why } = found
  await insertCheck(tx.db, { home_seq, kind, slot, source, result: 'refused', why, due_by, at: tx.now(), ms })
  await saveSchedule(tx.db, home_seq, { lease_until: null, last_check_at: tx.now() })
  await refuseWatches(tx, home)
}

async function apply(
  tx: TxContext,
  home: HomeRow,
  found: Exclude<Found, { is: 'later' | 'impossible' }>,
): Promise<Applied> {
  switch (found.is) {
    case 'first':
      return applyFirst(tx, home, found)
    case 'register': {
      const before = await lastPrint(tx.db, home.home_seq)
      const old = openPrint(tx, before)
      if (!before || !old) return { result: 'failed', why: 'no-register' }
      return applyRegister(tx, home, { before, old, register: found.register })
    }
    case 'cases':
      return applyCases(tx, home, found)
    case 'events':
      return applyEvents(tx, home, found)
    case 'being-entered':
      return { result: 'refused', why: 'pending-case', says: 'pending' }
    case 'shared':
      // Nobody watches that home any more: the next check reads the register.
      return { result: 'failed', why: 'not-watched' }
    case 'silence':
      return { result: 'failed', why: found.why }
  }
}

async function applyFirst(tx: TxContext, home: HomeRow, found: Found & { is: 'first' }): Promise<Applied> {
  const { home_seq } = home
  const print_seq = await savePrint(tx, home_seq, found.register)
  const named = {
    unique_no: found.uniqueNo,
    register_kind: found.registerKind,
    facts_sealed: tx.seal.sealPacked(factsPlace(home_seq), JSON.stringify(found.facts)),
  }
  await saveHome(tx.db, home_seq, named)
  const saved = { ...home, ...named }
  await beginWatches(tx, saved, { print: { print_seq, read_at: tx.now() }, register: found.register })
  const noted = await applyNoted(tx, saved, found.register)
  return { result: 'same', cases: noted, says: 'same', now: 'cases' }
}

/** Updates the home's state and its next check; notifies the watchers if two checks were missed. */
async function planNext(
  tx: TxContext,
  home: HomeRow,
  { all, later, asked, listed_at, isLookDone }: CheckOutcome,
): Promise<void> {
  const isRead = all.some((a) => a.says === 'same' || a.says === 'changed')
  const register = isRead ? openPrint(tx, await lastPrint(tx.db, home.home_seq)) : null
  const now = tx.now()
  const owner_sealed = register ? sealOwners(tx, home, ownersOf(register)) : null
  if (register) await saveHome(tx.db, home.home_seq, { owner_sealed, owner_as_of: now })
  else if (all.some((a) => a.sameOwners)) await saveHome(tx.db, home.home_seq, { owner_as_of: now })
  const owners = register ? { owner_known: owner_sealed !== null } : null
  const around = await aroundHome(tx, home.home_seq)
  const next = decideNext(home, { all, later, owners }, around, now)
  const turn = asked && asked.next_at <= next.turn.next_at ? asked : next.turn
  const saved = await saveSchedule(tx.db, home.home_seq, {
    ...next.found,
    ...turn,
    phase: next.phase,
    ...(listed_at && { listed_at }),
    ...(isLookDone && { asked_at: null }),
    ...(register && { court: register.office === null ? null : squeeze(register.office) }),
    lease_until: null,
  })
  if (turn.next_at <= now) await checkSoon(tx, home)
  if (next.isStale) await alertOutageStart(tx, saved)
  else {
    if (next.isAnswered) await alertOutageEnd(tx, home, saved)
    await alertUnconfirmed(tx, saved, unconfirmedOf(saved, around.cases, now))
  }
  if (next.isUnlisted) await alertUnlisted(tx, saved)
  // A home without watches for a while has no success yet: an application counts as open only after the source has
  // answered.
  if (saved.last_success_at !== null && around.cases.some(isOpen)) await alertJoinedWatches(tx, saved)
}

const isOpen = ({ closed_at, gone_at }: Around['cases'][number]): boolean => closed_at === null && gone_at === null

const checkSoon = (tx: TxContext, { home_seq }: HomeRow) =>
  tx.enqueue('subscribe.check', { home_seq }, { key: checkKey(home_seq) })

const sealOwners = (tx: TxContext, { home_seq }: HomeRow, names: readonly string[]): Buffer | null =>
  names.length === 0 ? null : tx.seal.seal(ownerPlace(home_seq), JSON.stringify(names))

/** The check that a user requested while this one was already running; null if none. */
function askedSince(claimed: HomeRow, home: HomeRow): NextCheck | null {
  if (isSameSchedule(claimed, home)) return null
  const { next_at, next_kind, next_slot, due_by } = home
  return {
    next_at,
    next_kind: claimed.next_kind === 'first' && next_kind === 'first' ? 'extract' : next_kind,
    next_slot,
    due_by,
  }
}
