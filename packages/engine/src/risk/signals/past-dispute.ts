import { evidenceOfAll, found, lastDay, type Signal } from '../signal.ts'

/** Cancelled 경매, 공매, 가처분, 가등기, 예고등기, 회생, 파산: past disputes of the home that ended. */
export const judge: Signal = (f) => {
  const entries = kinds.flatMap((k) => f.past(k))
  if (entries.length === 0) return null
  return found('past-dispute', 164, {
    evidence: evidenceOfAll(entries),
    numbers: { count: entries.length, last: lastDay(entries) },
  })
}

const kinds = ['경매개시', '공매', '가처분', '가등기', '담보가등기', '예고등기', '회생', '파산', '보전처분'] as const
