/** The end of a town, a village or a road, before the lot. */
const TOWN = /[동리가읍면로길]$/
const LOT = /^\d{1,5}(?:-\d{1,5})?$/
/** The 제 of '제302호', '제3층', '제비01호': printed by the registry, and not spoken. */
const ORDINAL = /^제(?=[\d가-힣A-Z]{0,6}\d{1,6}[호동층]$)/
const FLOOR = /^\d{1,4}층$/

/** '서울특별시 강서구 화곡동 9047-1 나래하우스 제3층 제302호' as the home's own name, its location, and the unit alone. */
export function homeName(address: string): { name: string; place: string; short: string } {
  const words = address.trim().split(/\s+/)
  const at = words.findIndex((word, i) => LOT.test(word) && TOWN.test(townBefore(words, i)))
  if (at < 0) return { name: address, place: '', short: address }
  const lot = words.slice(0, at + 1)
  const spoken = words.slice(at + 1).map((word) => word.replace(ORDINAL, ''))
  if (spoken.length === 0) {
    const name = lot.slice(-2).join(' ')
    return { name, place: lot.slice(0, -2).join(' '), short: name }
  }
  const last = spoken.at(-1) ?? ''
  const unit = last.length > 1 && last.endsWith('호') ? last : null
  // The number of a unit implies its floor.
  const said = spoken.filter((word, i) => !(unit !== null && i === spoken.length - 2 && FLOOR.test(word)))
  const name = said.join(' ')
  return { name, place: lot.join(' '), short: unit ?? name }
}
const townBefore = (words: readonly string[], at: number): string =>
  (words[at - 1] === '산' ? words[at - 2] : words[at - 1]) ?? ''
