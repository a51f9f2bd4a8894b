import type { DiffRefusalName } from '@jipsalpim/engine/diff/change.ts'
import { refusalOf } from '@jipsalpim/engine/diff/same-home.ts'
import type { RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import { resolveRegister } from '@jipsalpim/engine/register/resolve.ts'
import { describeDiffRefusal } from '@jipsalpim/engine/words/describe.ts'

/** What to do with a register that is given while another one is shown. */
export type Compared = { before: RegisterDocument; after: RegisterDocument; swapped: boolean } | { apart: Apart }
/** Why they are not compared as two prints of one home; registers of two homes can be looked at side by side. */
export type Apart = { title: string; body: string; twoHomes: boolean }

/** The older register comes first, whichever was given first; registers of two homes are kept apart. */
export function compare(shown: RegisterDocument, next: RegisterDocument): Compared {
  const [a, b] = [resolveRegister(shown), resolveRegister(next)]
  const refusal = refusalOf({ before: a, after: b })
  if (refusal === null) return { before: shown, after: next, swapped: false }
  if (refusal.refused.name !== 'olderAfter') return apart(refusal.refused.name)
  const other = refusalOf({ before: b, after: a })
  return other === null ? { before: next, after: shown, swapped: true } : apart(other.refused.name)
}

const apart = (name: DiffRefusalName): Compared => ({
  apart: { ...describeDiffRefusal(name), twoHomes: name === 'differentHome' },
})
