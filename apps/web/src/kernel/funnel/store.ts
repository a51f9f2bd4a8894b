import type { CallName } from '@jipsalpim/contract/call-table.ts'
import { useSyncExternalStore } from 'react'
import { onSession, readPerson } from '../login/session.ts'
import { track } from '../track.ts'
import type { Answers, Fields, Funnel } from './define.ts'
import { orderedOf, readDraft, writeDraft } from './draft.ts'
import { dropDraft, hasDraft } from './stored-drafts.ts'

// One funnel's answers, shared by its steps (each is a place of its own) and by the tabs of this browser.
const values = new Map<string, unknown>()
const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}
/**
 * Funnels whose answers stay on this screen during the payment of their order, whatever another tab does to the draft.
 */
const pinned = new Set<string>()
const reread = () => {
  for (const id of values.keys()) if (!pinned.has(id)) values.delete(id)
  notify()
}
/** Until the returned function is called, or the funnel is reset. */
export function pinFunnel(id: string): () => void {
  pinned.add(id)
  return () => {
    pinned.delete(id)
    reread()
  }
}
const subscribe = (listener: () => void) => {
  if (listeners.size === 0) window.addEventListener('storage', reread)
  listeners.add(listener)
  const off = onSession(reread)
  return () => {
    off()
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', reread)
  }
}

/** The answers so far, from the draft on this device. */
export function answersOf<F extends Fields, N extends CallName>(f: Funnel<F, N>): Answers<F> {
  if (!values.has(f.id)) values.set(f.id, readDraft(f, readPerson()))
  // Set just above from the draft of the same funnel.
  return values.get(f.id) as Answers<F>
}
export function answer<F extends Fields, N extends CallName>(f: Funnel<F, N>, some: Answers<F>): void {
  if (f.submit === 'orderCreate' && Object.keys(answersOf(f)).length === 0) track('order-begun')
  const next = { ...answersOf(f), ...some }
  values.set(f.id, next)
  writeDraft(f, readPerson(), next)
  notify()
}
export function resetFunnel(id: string): void {
  dropDraft(id)
  pinned.delete(id)
  values.delete(id)
  notify()
}
/** An order is paid: its answers are no longer a draft. A payment in progress in this tab removes them itself. */
export function endOrdered(id: string, merchantUid: string): void {
  if (orderedOf(id) === merchantUid && !pinned.has(id)) resetFunnel(id)
}
export const useHasDraft = (id: string): boolean => useSyncExternalStore(subscribe, () => hasDraft(id))
export const useAnswers = <F extends Fields, N extends CallName>(f: Funnel<F, N>): Answers<F> =>
  useSyncExternalStore(subscribe, () => answersOf(f))
