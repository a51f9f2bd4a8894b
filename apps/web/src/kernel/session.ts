import { dropAllDrafts } from './funnel/draft.ts'

const KEY = 'nz_session'
/** Goes with the session; the unfinished draft stays (bound to the person). */
const PERSON = 'nz_person'
export type Session = { token: string; expiresAt: string }

const listeners = new Set<() => void>()

/** The bearer session, held under one key. Never in a URL, never in a cookie. */
export function readSession(): Session | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof value !== 'object' || value === null || !('token' in value) || !('expiresAt' in value)) return null
    // Checked just above; the values are strings written by keepSession.
    const session = value as Session
    return Date.parse(session.expiresAt) > Date.now() ? session : null
  } catch {
    return null
  }
}
export function keepSession(session: Session): void {
  localStorage.setItem(KEY, JSON.stringify(session))
  tell()
}
/** A 401, or a check that failed: the session and what belongs to the person go. */
export function dropSession(): void {
  localStorage.removeItem(KEY)
  localStorage.removeItem(PERSON)
  tell()
}
/** Logging out by choice also drops the drafts. */
export function logOutHere(): void {
  dropAllDrafts()
  dropSession()
}
export const isLoggedIn = (): boolean => readSession() !== null

/** The person's number, kept beside the session so that drafts can be bound to him. */
export const readPerson = (): number | null => Number(localStorage.getItem(PERSON)) || null
export const keepPerson = (seq: number): void => localStorage.setItem(PERSON, String(seq))

export function onSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const tell = () => {
  for (const listener of listeners) listener()
}
