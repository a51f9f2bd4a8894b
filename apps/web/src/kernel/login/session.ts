import { dropAllDrafts } from '../funnel/stored-drafts.ts'

const KEY = 'nz_session'
/** Deleted with the session; the unfinished draft stays (bound to the user). */
const PERSON = 'nz_person'
export type Session = { token: string; expiresAt: string }

const listeners = new Set<() => void>()

/** The bearer session, under one key. Never in a URL, never in a cookie. */
export function readSession(): Session | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof value !== 'object' || value === null || !('token' in value) || !('expiresAt' in value)) return null
    // Checked just above; the values are strings written by saveSession.
    const stored = value as Session
    return Date.parse(stored.expiresAt) > Date.now() ? stored : null
  } catch {
    return null
  }
}
export function saveSession(session: Session): void {
  localStorage.setItem(KEY, JSON.stringify(session))
  markChecked()
  notify()
}
/** When the server last confirmed the session: once an hour is enough. */
const CHECKED = 'nz_checked'
export const markChecked = (): void => localStorage.setItem(CHECKED, String(Date.now()))
export const isCheckDue = (): boolean => isLoggedIn() && Date.now() - Number(localStorage.getItem(CHECKED)) > 3_600_000
/** A fresh token of the same session: stored only if no other tab has stored one since this one asked. */
export function saveFreshToken(asked: Session, fresh: Session): void {
  if (readSession()?.token === asked.token) localStorage.setItem(KEY, JSON.stringify(fresh))
}
/** The server no longer knows this session: it is deleted, and the listeners send the user to a login and back. */
export function loseSession(): void {
  if (readSession() === null) return dropSession()
  dropSession()
  for (const listener of losses) listener()
}
const losses = new Set<() => void>()
export function onLostSession(listener: () => void): () => void {
  losses.add(listener)
  return () => losses.delete(listener)
}

/**
 * The user has requested withdrawal: until they undo it, every place leads to the page for that (specification: the
 * secession flag).
 */
const LEAVING = 'nz_secession'
export const isLeaving = (): boolean => localStorage.getItem(LEAVING) !== null
export function setLeaving(leaving: boolean): void {
  if (leaving) localStorage.setItem(LEAVING, 'Y')
  else localStorage.removeItem(LEAVING)
  for (const listener of leavings) listener()
}
const leavings = new Set<() => void>()
export function onLeaving(listener: () => void): () => void {
  leavings.add(listener)
  return () => leavings.delete(listener)
}

/** Where the user was when the session ended, or when they were sent to the login; in this tab, for the next login. */
const PLACE = 'nz_next'
export const rememberPlace = (path: string): void => sessionStorage.setItem(PLACE, path)
export function popPlace(): string | null {
  const place = sessionStorage.getItem(PLACE)
  sessionStorage.removeItem(PLACE)
  return place
}
/** After a 401 or a failed check: deletes the session and the user's data. */
function dropSession(): void {
  localStorage.removeItem(KEY)
  localStorage.removeItem(PERSON)
  localStorage.removeItem(LEAVING)
  // Links this device's usage to the user (kernel/usage.ts).
  localStorage.removeItem('nz_usage')
  // Whether they watch a home (shared/watching/watching.ts).
  localStorage.removeItem('nz_watching')
  // The guest's token (kernel/login/guest.ts).
  localStorage.removeItem('nz_guest')
  // An operator's preview (kernel/login/preview-token.ts).
  sessionStorage.removeItem('nz_preview')
  // Reports saved on the device (kernel/device/offline.ts).
  if ('caches' in globalThis) void caches.delete('nz-reports')
  notify()
}
/** Logging out by choice also drops the drafts. */
export function logOutHere(): void {
  dropAllDrafts()
  // The withdrawal answers (features/account/withdraw-draft.ts), what was typed of a contract
  // (features/report/contract/contract-draft.ts) and at the payment (features/analyze/amount/typed.ts), and the home of a
  // simple report (features/analyze/simple/simple-input.ts) and of the loan questions (shared/loan/home.ts).
  for (const draft of ['nz_withdraw', 'nz_contract', 'nz_typed', 'nz_simple', 'nz_loan_home'])
    sessionStorage.removeItem(draft)
  dropSession()
}
export const isLoggedIn = (): boolean => readSession() !== null

/** The user's number, kept with the session so that drafts can be bound to them. */
export const readPerson = (): number | null => Number(localStorage.getItem(PERSON)) || null
export const savePerson = (seq: number): void => localStorage.setItem(PERSON, String(seq))

export function onSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const notify = () => {
  for (const listener of listeners) listener()
}
// Logged in or out in another tab.
if (typeof window !== 'undefined') window.addEventListener('storage', (event) => event.key === KEY && notify())
