import type { RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import type { RegisterCandidate } from '@jipsalpim/providers/register/port.ts'
import type { SeenApplication } from '@jipsalpim/providers/register-applications/port.ts'
import type { NewsRow } from '../feed/feed-queries.ts'
import type { HomeFacts } from '../../report/preparing/build-input.ts'

/** What a check found, before anything is stored. */
export type Found =
  /** The register of the first check, with the other sources. */
  | {
      is: 'first'
      uniqueNo: string
      registerKind: RegisterCandidate['kind']
      register: RegisterDocument
      facts: HomeFacts
    }
  /** Another home already has this register, and is being watched: it is not paid for again. */
  | { is: 'shared'; uniqueNo: string }
  | { is: 'register'; register: RegisterDocument }
  /** `empty`: how to read an empty list: no application, or not reliable. */
  | { is: 'cases'; source: string; seen: readonly SeenApplication[]; empty: 'no-case' | 'unknown' }
  /**
   * Rows of the feed. `until`: the time up to which the feed covers the home; null if it does not: then rows may be
   * missing.
   */
  | { is: 'events'; source: 'feed'; rows: readonly NewsRow[]; until: Date | null }
  /** No answer, or an unreadable one: neither a change nor "no change". */
  | { is: 'silence'; source: string; why: string }
  /**
   * The registry does not show the register while an application is being entered: a sign of a change, never "no
   * change".
   */
  | { is: 'being-entered'; source: string }
  /** No register, or more than one, fits: the home cannot be watched. */
  | { is: 'impossible'; source: string; why: 'not-found' | 'ambiguous' }
  /** Postponed: the registry's look-ups of this hour are used up, or its office is closed. */
  | { is: 'later'; seconds: number }

/** `at`: when the source was asked. */
export type Timed = { found: Found; at: Date; ms: number }
