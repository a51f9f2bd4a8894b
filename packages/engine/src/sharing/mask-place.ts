/** The lot ('9047-1', '산12-3번지') after which a printed address names the building and the unit. */
const lot = /^(?:산)?\d+(?:-\d+)?(?:번지|외\S*)?,?$/
const unit = /^(?:제)?[\w가-힣-]*\d[\w-]*(?:호실|호)[,.)]*$/
const namedBlock = /^(?:제)?(?:[\w-]*\d[\w-]*|[A-Za-z가나다라마바사아자차카타파하])동[,.)]*$/
const level = /^(?:제)?(?:지하|지|비)?\d*층[,.)]*$/

/** The parts of an address that identify one home: the lot, the block and the unit, as printed. */
export function unitWords(address: string): readonly string[] {
  const { rest, lots } = parted(address)
  return [...lots, ...rest.filter((word) => unit.test(word) || namedBlock.test(word))].map((w) =>
    w.replace(/[,.)]+$/, ''),
  )
}

/** The name of the house in an address: '나래하우스'. */
export const houseWords = (address: string): readonly string[] =>
  parted(address).rest.filter(
    (word) => /[가-힣A-Za-z]{2}/.test(word) && !unit.test(word) && !namedBlock.test(word) && !level.test(word),
  )

/** '서울특별시 강서구 화곡동 9047-1 나래하우스 제3층 제302호' → '서울특별시 강서구 화곡동 나래하우스 3층'. */
export function maskPlace(address: string): string {
  const { town, rest } = parted(address)
  const shown = rest
    .filter((word) => !unit.test(word) && !namedBlock.test(word) && !/^[\d-]+$/.test(word))
    .map((word) => (level.test(word) ? word.replace(/^제/, '') : word))
  return [...town, ...shown].join(' ').trim()
}

function parted(address: string): { town: string[]; lots: string[]; rest: string[] } {
  const words = address
    .replaceAll(/\[[^\]]*\]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  const at = words.findIndex((word) => lot.test(word))
  if (at < 0) return { town: [], lots: [], rest: words }
  // a road and its number identify the house like a lot
  const isRoad = /(?:로|길)$/.test(words[at - 1] ?? '')
  return { town: words.slice(0, isRoad ? at - 1 : at), lots: words.slice(at, at + 1), rest: words.slice(at + 1) }
}
