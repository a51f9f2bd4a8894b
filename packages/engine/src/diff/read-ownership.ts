import { purposeKind } from '../register/vocabulary.ts'
import type { Change } from './change.ts'
import type { Moment, Reading } from './moment.ts'
import { areSameOwners, evidence, ownersOf } from './find-entries.ts'

/** A transfer, whole or of a share, a trust, or the end of one. */
export function readOwnership({ before, after, entry }: Moment): Reading {
  const owners = { before: ownersOf(before), after: ownersOf(after) }
  const kind = purposeKind(entry)
  const ended = after.entries.filter((e) => e.trustEndedBy === entry.id)
  const price = entry.amounts.find((a) => a.kind === '거래가액')
  const shared = {
    rights: [kind],
    owners,
    on: ended.map(evidence),
    amount: price === undefined ? null : { kind: price.kind, before: null, after: price.won },
  }
  return { kind: kindOf(kind === '신탁', ended.length > 0, areSameOwners(owners.before, owners.after)), ...shared }
}

const kindOf = (trust: boolean, ended: boolean, same: boolean): Change['kind'] =>
  trust ? 'trust-added' : ended ? 'trust-ended' : same ? 'noted' : 'owner-changed'
