import { evidenceOfAll, found, type Signal } from '../signal.ts'

/** Cancelled 압류, 가압류, 경매 …: the home was in trouble before. */
export const judge: Signal = (f) => {
  const entries = (['압류', '가압류', '경매개시', '공매', '가처분', '가등기', '담보가등기'] as const).flatMap((k) =>
    f.past(k),
  )
  if (entries.length === 0) return null
  const last =
    entries
      .map((e) => e.receivedAt ?? '')
      .toSorted()
      .at(-1) ?? ''
  return found('past-seizure', 122, { evidence: evidenceOfAll(entries), numbers: { count: entries.length, last } })
}
