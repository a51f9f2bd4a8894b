import type { ResolvedEntry, ResolvedRegister } from '../register/model.ts'
import { valueOf } from '../values/known.ts'
import type { DiffRefused, DiffRefusalName } from './change.ts'
import { squeeze } from './plain-words.ts'

type Pair = { before: ResolvedRegister; after: ResolvedRegister }

/** Why two registers cannot be compared: different homes, the newer one given first, or a partial certificate. */
export function refusalOf({ before, after }: Pair): DiffRefused | null {
  const other = otherHome({ before, after })
  if (other !== null) return other
  const part = [before, after].find((r) => r.certificate === '일부사항')
  if (part !== undefined) return refused('partOnly', {})
  const [from, to] = [valueOf(before.viewedAt), valueOf(after.viewedAt)]
  if (from !== null && to !== null && isEarlier(to, from)) return refused('olderAfter', { from, to })
  return null
}

const refused = (name: DiffRefusalName, numbers: Record<string, string>): DiffRefused => ({
  refused: { name, numbers },
})

/** A print with only a day may be of any hour of it. */
function isEarlier(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length)
  return a.slice(0, length) < b.slice(0, length)
}

/**
 * 고유번호 decides if both have it: units of one house differ in its last digit, so no misread digit is tolerated.
 * Otherwise the place and the entries decide.
 */
function otherHome({ before, after }: Pair): DiffRefused | null {
  const numbers = {
    before: before.uniqueNo ?? '',
    after: after.uniqueNo ?? '',
    beforeAddress: before.address,
    afterAddress: after.address,
  }
  if (before.uniqueNo !== null && after.uniqueNo !== null)
    return before.uniqueNo === after.uniqueNo ? null : refused('differentHome', numbers)
  if (before.kind !== after.kind) return refused('differentHome', numbers)
  const [a, b] = [lotOf(before.address), lotOf(after.address)]
  if (a !== '' && b !== '') return a === b ? null : refused('differentHome', numbers)
  return shareRoots(before, after) ? null : refused('homeUnknown', numbers)
}

/** Street names are added and provinces renamed: the dong, the lot and the unit stay. */
function lotOf(address: string): string {
  const plain = address.replace(/\[도로명주소\][\s\S]*$/, '').replace(/\([^)]*\)|,/g, ' ')
  const words = plain.split(/\s+/).filter((w) => w !== '')
  const lot = words.findIndex((w) => /^산?\d+(-\d+)?$/.test(w))
  if (lot < 1) return squeeze(plain)
  const units = words.slice(lot + 1).filter((w) => /(동|층|호)$/.test(w) && /\d|^제/.test(w))
  return [words[lot - 1], words[lot], ...units.map((w) => w.replace(/^제/, ''))].join(' ')
}

/** The first entries of 갑구 by their receipts: no two homes share them all. */
function shareRoots(before: ResolvedRegister, after: ResolvedRegister): boolean {
  const roots = (r: ResolvedRegister) =>
    r.entries.filter((e) => e.section === '갑구' && e.receiptNo !== null).map(receipt)
  const there = new Set(roots(after))
  const own = roots(before)
  return own.length > 0 && own.filter((x) => there.has(x)).length * 2 > own.length
}

const receipt = (e: ResolvedEntry) => `${e.receivedAt} ${e.receiptNo}`
