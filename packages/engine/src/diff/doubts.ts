import type { ResolvedEntry, ResolvedRegister } from '../register/model.ts'
import { purposeKind } from '../register/vocabulary.ts'
import type { Alignment } from './align.ts'
import { missingUnexplained } from './new-entries.ts'
import type { Doubt } from './change.ts'
import { contradiction } from './entry-state.ts'
import { displayDoubt } from './display-changes.ts'
import type { Sequence } from './sequence.ts'
import { evidence } from './find-entries.ts'

/** What could not be compared: reported, never treated as "nothing changed". */
export function doubtsOf(
  before: ResolvedRegister,
  after: ResolvedRegister,
  alignment: Alignment,
  { unexplained }: Sequence,
  pendingNotAsked: boolean,
): Doubt[] {
  const loose = before.readFrom === 'text' || after.readFrom === 'text'
  const comparable = before.strikesReadable === after.strikesReadable
  return [
    ...missingUnexplained(after, alignment).map((e): Doubt => ({
      id: 'entry-missing',
      evidence: evidence(e),
      words: { before: e.purpose, after: '' },
    })),
    ...alignment.pairs.flatMap(([b, a]): Doubt[] => {
      const words = contradiction(b, a, loose)
      return words === null ? [] : [{ id: 'reads-differently', evidence: evidence(a), words }]
    }),
    ...alignment.pairs.flatMap(([b, a]): Doubt[] => {
      const parted = !comparable && b.cancelled !== a.cancelled && !isEndedSince(a, alignment) && !isOvertaken(a)
      return (a.conflict && !b.conflict) || parted
        ? [{ id: 'cancel-conflict', evidence: evidence(a), words: null }]
        : []
    }),
    ...alignment.added.flatMap((a): Doubt[] =>
      a.conflict ? [{ id: 'cancel-conflict', evidence: evidence(a), words: null }] : [],
    ),
    ...[displayDoubt(before, after)].filter((x) => x !== null),
    ...unexplained.map((e): Doubt => ({ id: 'struck-without-entry', evidence: evidence(e), words: null })),
    ...(pendingNotAsked ? [{ id: 'pending-not-asked', evidence: null, words: null } satisfies Doubt] : []),
  ]
}

/** An amendment ends when the next one replaces it: only the strike line shows it, and its right is unchanged. */
const isOvertaken = (a: ResolvedEntry): boolean =>
  ['변경', '경정', '이전', '표시변경', '담보추가'].includes(purposeKind(a))

const isEndedSince = (a: { cancelledBy: string | null }, { added }: Alignment): boolean =>
  added.some((e) => e.id === a.cancelledBy)
