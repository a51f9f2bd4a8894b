import { cadenceHours } from '@jipsalpim/engine/watch/cadence.ts'
import { homePhase } from '@jipsalpim/engine/watch/home-state.ts'
import type { Context, TxContext } from '../../../kernel/context.ts'
import { casesSince, homeBySeq, insertCheck, lastPrint, livingWatches, type HomeRow } from '../queries.ts'
import { ownersOf, openPrint, savePrint } from '../judging/registers.ts'
import { factsPlace, ownerPlace } from '../sealed-place.ts'
import { tellAnswered, tellStopped } from '../alerting/tell-outage.ts'
import { beginAll, refuseAll } from '../beginning/settle-first.ts'
import { joinHome } from '../beginning/join-home.ts'
import type { Applied, Result } from './applied.ts'
import { applyCases, applyNoted, knownSince } from './apply-cases.ts'
import { applyRegister } from './apply-register.ts'
import { checkKey } from './check-key.ts'
import { lockClaimed, saveHome } from './claim-queries.ts'
import type { Found, Timed } from './found.ts'
import { nextTurn } from './plan-home.ts'

/**
 * Writes what a check found: its record, what it changes, the alerts, and the next turn; all of it or nothing. A worker
 * that was overtaken writes nothing.
 */
export const saveFound = (ctx: Context, claimed: HomeRow, answers: readonly Timed[]): Promise<void> =>
  ctx.tx(async (tx) => {
    // The first register delivers the orders: their locks come before the home's, as everywhere.
    if (claimed.next_kind === 'first')
      for (const { order_seq } of await livingWatches(tx.db, claimed.home_seq))
        await tx.hooks.payables.hold(tx, order_seq)
    const home = await lockClaimed(tx.db, claimed)
    if (!home) return
    const all: Applied[] = []
    for (const { found, ms } of answers) {
      if (found.is === 'impossible') return refuseHome(tx, home, found, ms)
      // Somebody watches this register already: this home's watch joins theirs, and nothing is left to check here.
      if (found.is === 'first' && (await joinHome(tx, home, found.uniqueNo))) return
      if (found.is === 'later') {
        if (answers.length === 1) return void (await putOff(tx, home, found.seconds))
        continue
      }
      const applied = await apply(tx, home, found)
      await record(tx, home, found, applied, ms)
      all.push(applied)
    }
    // As written by now: the first register has named the home.
    await planNext(tx, (await homeBySeq(tx.db, home.home_seq)) ?? home, all)
  })

/** The list is recorded as a look at the list, whichever turn it was asked in. */
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
    at: tx.now(),
    ms,
  })
const isOfList = (found: Found): boolean =>
  found.is === 'cases' || (found.is === 'silence' && found.source !== 'register')

const sourceOf = (found: Found): string => ('source' in found ? found.source : 'register')

/** It is asked later: not a check, and the promise of its turn stays as it is. */
const putOff = (tx: TxContext, home: HomeRow, seconds: number) =>
  saveHome(tx.db, home.home_seq, { lease_until: null, next_at: new Date(tx.now().getTime() + seconds * 1000) })

async function refuseHome(
  tx: TxContext,
  home: HomeRow,
  found: Found & { is: 'impossible' },
  ms: number,
): Promise<void> {
  const { home_seq, next_kind: kind, next_slot: slot, due_by } = home
  const { source, why } = found
  await insertCheck(tx.db, { home_seq, kind, slot, source, result: 'refused', why, due_by, at: tx.now(), ms })
  await saveHome(tx.db, home_seq, { lease_until: null, last_check_at: tx.now() })
  await refuseAll(tx, home)
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
    case 'being-entered':
      return { result: 'refused', why: 'pending-case', says: 'pending' }
    case 'silence':
      return { result: 'failed', why: found.why }
  }
}

async function applyFirst(tx: TxContext, home: HomeRow, found: Found & { is: 'first' }): Promise<Applied> {
  const { home_seq } = home
  await savePrint(tx, home_seq, found.register)
  const saved = await saveHome(tx.db, home_seq, {
    unique_no: found.uniqueNo,
    register_kind: found.registerKind,
    facts_sealed: tx.seal.sealPacked(factsPlace(home_seq), JSON.stringify(found.facts)),
  })
  await beginAll(tx, saved, found.register)
  const noted = await applyNoted(tx, saved, found.register)
  return { result: 'same', cases: noted, says: 'same', now: 'cases' }
}

/** What was found of the state of a home, and when it is looked at next; who watches is told of two missed turns. */
async function planNext(tx: TxContext, home: HomeRow, all: readonly Applied[]): Promise<void> {
  const now = tx.now()
  const says = all.findLast((a) => a.says !== undefined)?.says
  const isRead = says === 'same' || says === 'changed'
  // An answer of the list or of the register is no silence; one that cannot be relied on is.
  const isAnswered = all.some((a) => a.says !== undefined || isNews(a.result))
  const isMissing = !isAnswered || (home.next_kind !== 'cases' && !isRead)
  const register = isRead ? openPrint(tx, await lastPrint(tx.db, home.home_seq)) : null
  const owners = register ? ownersOf(register) : null
  const found = {
    failures: isMissing ? home.failures + 1 : 0,
    last_check_at: now,
    last_success_at: isAnswered ? now : home.last_success_at,
    ...(says && { last_extract_says: says, last_extract_at: isRead ? now : home.last_extract_at }),
    ...(owners && { owner_as_of: now, owner_sealed: sealOwners(tx, home, owners) }),
  }
  const state: HomeRow = { ...home, ...found }
  const { phase, overlays, awaitsExtract } = await standingOf(tx, home, state, says)
  const turn = await nextTurn(tx, state, {
    needsExtract: awaitsExtract || (!isRead && all.some((a) => a.now === 'extract')),
    needsCases: all.some((a) => a.now === 'cases'),
  })
  const saved = await saveHome(tx.db, home.home_seq, { ...found, ...turn, phase, lease_until: null })
  if (turn.next_at <= tx.now())
    await tx.enqueue('subscribe.check', { home_seq: home.home_seq }, { key: checkKey(home.home_seq) })
  if (overlays.includes('stale')) await tellStopped(tx, saved)
  else if (isAnswered) await tellAnswered(tx, home, saved)
}

const isNews = (result: Result): boolean => result !== 'failed' && result !== 'unknown'

const sealOwners = (tx: TxContext, { home_seq }: HomeRow, names: readonly string[]): Buffer | null =>
  names.length === 0 ? null : tx.seal.seal(ownerPlace(home_seq), JSON.stringify(names))

/** Where the home stands now. */
async function standingOf(tx: TxContext, home: HomeRow, state: HomeRow, says: Applied['says']) {
  const cases = await casesSince(tx.db, home.home_seq, knownSince(tx.now()))
  return homePhase({
    cases: cases.map((c) => ({ phase: c.phase, since: c.phase_at, goneAt: c.gone_at })),
    extract:
      state.last_extract_at === null || state.last_extract_says === null
        ? null
        : { at: says ? tx.now() : state.last_extract_at, says: state.last_extract_says },
    lastSuccessAt: state.last_success_at ?? home.made_at,
    cadence: cadenceHours(home.next_slot),
    now: tx.now(),
  })
}
