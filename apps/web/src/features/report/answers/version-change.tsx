import { formatWonShort } from '../../../lang/format.ts'
import { words } from '../../../ui/words.ts'
import { answerWords as w } from './answer-words.ts'
import type { Answers } from './valid-answers.ts'

export type Version = Answers['versions'][number]

export const gradeOf = ({ grade }: Version): string => (grade === null ? w.version.noScore : words.grade[grade])
export const changeOf = (now: Version, before: Version): string =>
  now.grade === before.grade ? w.version.same(gradeOf(now)) : w.version.arrow(gradeOf(before), gradeOf(now))

/** What a version changed in won: the range, or the amount usually recovered. Renders nothing if neither changed. */
export function BackChange({ before, now }: { before: Version; now: Version }) {
  const [was, is] = [rangeOf(before), rangeOf(now)]
  if (was !== is) return <p>{w.version.back(was, is)}</p>
  const [likelyWas, likelyIs] = [before.range?.likely, now.range?.likely]
  if (likelyWas === undefined || likelyIs === undefined || likelyWas === likelyIs) return null
  return <p>{w.version.likely(formatWonShort(likelyWas), formatWonShort(likelyIs))}</p>
}

const rangeOf = ({ range }: Version): string =>
  range === null ? w.version.noBack : w.version.range(formatWonShort(range.low), formatWonShort(range.high))
