import type { CallName } from '@jipsalpim/contract/call-table.ts'
import type { Answers, Fields, Funnel } from './define.ts'
import { draftAt } from './stored-drafts.ts'

const DAYS_STORED = 7
type Stored = {
  id?: string
  version: number
  owner: number | null
  savedAt: number
  answers: unknown
  /** The order that was created from exactly these answers. */
  ordered?: string
}

/**
 * The draft of a funnel, kept on the device under 'nz_draft_<id>'. It survives a refresh and a lost session, is bound
 * to the user once they are logged in, expires after 7 days, and is dropped when another user logs in.
 */
export function readDraft<F extends Fields, N extends CallName>(f: Funnel<F, N>, owner: number | null): Answers<F> {
  const text = localStorage.getItem(draftAt(f.id))
  if (text === null) return {}
  const stored = parse(text)
  const days = f.storedDays ?? DAYS_STORED
  const fresh = stored && stored.version === f.version && Date.now() - stored.savedAt < days * 86_400_000
  const ours = stored && (stored.owner === null || owner === null || stored.owner === owner)
  if (!fresh || !ours) {
    localStorage.removeItem(draftAt(f.id))
    return {}
  }
  // Written by writeDraft of the same version; the fields' checks run again before anything is sent.
  return stored.answers as Answers<F>
}

export function writeDraft<F extends Fields, N extends CallName>(
  f: Funnel<F, N>,
  owner: number | null,
  answers: Answers<F>,
): void {
  const before = parse(localStorage.getItem(draftAt(f.id)) ?? '')
  const stored: Stored = {
    id: before?.id ?? crypto.randomUUID(),
    version: f.version,
    owner: owner ?? before?.owner ?? null,
    savedAt: Date.now(),
    answers,
  }
  localStorage.setItem(draftAt(f.id), JSON.stringify(stored))
}

/** Identifies this draft and what is sent of it: the same in every tab, different as soon as an answer changes. */
export async function draftKey(id: string, sent: unknown): Promise<string | null> {
  const stored = parse(localStorage.getItem(draftAt(id)) ?? '')
  if (!stored) return null
  const draft = stored.id ?? crypto.randomUUID()
  if (stored.id === undefined) localStorage.setItem(draftAt(id), JSON.stringify({ ...stored, id: draft }))
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(sent)))
  return `${draft}-${[...new Uint8Array(bytes, 0, 8)].map((b) => b.toString(16).padStart(2, '0')).join('')}`
}

/** From here on these answers belong to an order; changing one makes them a draft again. */
export function markOrdered(id: string, merchantUid: string): void {
  const stored = parse(localStorage.getItem(draftAt(id)) ?? '')
  if (stored) localStorage.setItem(draftAt(id), JSON.stringify({ ...stored, ordered: merchantUid }))
}
export const orderedOf = (id: string): string | null => parse(localStorage.getItem(draftAt(id)) ?? '')?.ordered ?? null

function parse(text: string): Stored | null {
  try {
    // Our own shape or an old one: the version decides.
    const value = JSON.parse(text) as Stored
    return typeof value.savedAt === 'number' ? value : null
  } catch {
    return null
  }
}
