import type { ResolvedRegister } from '../register/model.ts'
import { squeeze } from '../register/squeeze.ts'
import type { RegisterDiff } from './change.ts'

/**
 * True if two prints of one kind, read in the same way, differ in the letters of their entries only: no right has
 * changed. Prints of different kinds always differ in their text, which says nothing.
 */
export const isReworded = (before: ResolvedRegister, after: ResolvedRegister, diff: RegisterDiff): boolean =>
  diff.changes.length === 0 &&
  diff.doubts.length === 0 &&
  before.certificate === after.certificate &&
  before.readFrom === after.readFrom &&
  lettersOf(before) !== lettersOf(after)

const lettersOf = ({ entries }: ResolvedRegister): string =>
  squeeze(entries.flatMap(({ purpose, lines }) => [purpose, ...lines]).join(''))
