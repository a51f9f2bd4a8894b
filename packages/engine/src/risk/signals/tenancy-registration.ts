import { evidenceOfAll, found, holders, sumOf, type Signal } from '../signal.ts'

/** 18, 19: a former tenant was not paid and had the lease registered (주임법 3조의3). */
export const judge: Signal = (f) => {
  const rights = [...f.live('주택임차권'), ...f.live('상가임차권')]
  if (rights.length === 0) return null
  const { won, unread } = sumOf(rights)
  return found('tenancy-registration', rights.length > 1 ? 19 : 18, {
    evidence: evidenceOfAll(rights),
    numbers: { count: rights.length, deposits: won, unread, holders: holders(rights) },
  })
}
