import type { Party } from '../register/model.ts'

/** Spaces, breaks and punctuation depend on the print. */
export const squeeze = (text: string): string => text.replace(/[\s·ㆍ.,'"()[\]（）]+/g, '')

/** '㈜다온은행', '(주)다온은행', '주식회사 다온은행': one name. */
export const plainName = (name: string): string => squeeze(name.replace(/㈜|\(주\)|（주）/g, '주식회사'))

/** Masking depends on the policy of the day: the birth date is in both prints. */
const plainNo = (no: string | null): string | null => no?.replace(/\D/g, '').slice(0, 6) ?? null

/** The same person or company, as far as two prints show. */
export function isSameParty(a: Pick<Party, 'name' | 'no'>, b: Pick<Party, 'name' | 'no'>): boolean {
  const [x, y] = [plainNo(a.no), plainNo(b.no)]
  if (plainName(a.name) !== plainName(b.name)) return false
  return x === null || y === null || x === '' || y === '' || x.startsWith(y) || y.startsWith(x)
}

/** Similarity of two wordings, 0 to 1, by pairs of letters: OCR garbles one or two of them. */
export function similarity(a: string, b: string): number {
  const [x, y] = [squeeze(a), squeeze(b)]
  if (x === y) return 1
  const [p, q] = [pairsOf(x), pairsOf(y)]
  if (p.length === 0 || q.length === 0) return 0
  const left = [...q]
  let shared = 0
  for (const pair of p) {
    const at = left.indexOf(pair)
    if (at < 0) continue
    left.splice(at, 1)
    shared++
  }
  return (2 * shared) / (p.length + q.length)
}

const pairsOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2))
