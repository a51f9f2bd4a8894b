import type { RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import type { RegisterCandidate } from '@jipsalpim/providers/register/port.ts'
import type { SeenApplication } from '@jipsalpim/providers/register-applications/port.ts'
import type { NewsRow } from '../feed/feed-queries.ts'
import type { HomeFacts } from '../../report/preparing/build-input.ts'

/** What a check found, before anything is written. */
export type Found =
  /** The register of the first day, with the other sources. */
  | {
      is: 'first'
      uniqueNo: string
      registerKind: RegisterCandidate['kind']
      register: RegisterDocument
      facts: HomeFacts
    }
  | { is: 'register'; register: RegisterDocument }
  /** `empty`: what no application means: none, or nothing that can be relied on. */
  | { is: 'cases'; source: string; seen: readonly SeenApplication[]; empty: 'no-case' | 'unknown' }
  /** Rows of the feed. `until`: the minute to which the feed covers the home; null if it does not, then the rows may not be all. */
  | { is: 'events'; source: 'feed'; rows: readonly NewsRow[]; until: Date | null }
  /** No answer, or none that can be read: no news, and no good news. */
  | { is: 'silence'; source: string; why: string }
  /** The register is not shown while an application is entered: a sign of a change, never "no change". */
  | { is: 'being-entered'; source: string }
  /** There is no such register, or more than one fits: it cannot be watched. */
  | { is: 'impossible'; source: string; why: 'not-found' | 'ambiguous' }
  /** Its turn comes later: the registry's look-ups of this hour are used up, or its office is closed. */
  | { is: 'later'; seconds: number }

/** `at`: when it was asked. */
export type Timed = { found: Found; at: Date; ms: number }
