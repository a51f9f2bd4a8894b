import { labelOf, splitAtLabels } from './labels.ts'

/**
 * Splits a last cell on one line into the lines of a print: a label, a share and a number each end the text before
 * them, an address and a migration note begin a new line.
 */
export const unfold = (text: string): string[] => splitAtLabels(text.replace(/\s+/g, ' ')).flatMap(linesOfPart)

function linesOfPart(part: string): string[] {
  const label = labelOf(part)
  const apart = part.replace(note, '\n')
  if (label !== null && label.opens !== 'party')
    return tidy((part.startsWith('공동') ? apart.replace(another, '\n') : apart).split('\n'))
  const cut = apart.replace(share, '\n$1\n').replace(number, '$1\n').replace(branch, '\n')
  const [first = '', ...more] = (label === null ? cut : cut.replace(bareName, '$1\n')).split('\n')
  return tidy([first, ...more.flatMap((line) => line.replace(nextName, '$1\n').split('\n'))])
}
const tidy = (lines: readonly string[]) => lines.map((line) => line.trim()).filter((line) => line !== '')

/** '공동담보 토지 경기도 … 건물 경기도 …': each home that a right covers. */
const another = /\s(?=(?:토지|건물|집합건물|구분건물)\s[가-힣]{2,8}[도시]\s)/g
const share = /\s((?:공유)?지분\s?[\d,.]+\s?분[의지]\s?[\d,.]+)(?=\s|$)/g
const number = /(\d{6}-(?:\*{7}|\d{7}))\s/g
const note =
  /\s(?=부동산등기법\s?(?:시행규칙|제177)|대법원규칙|부동산등기규칙\s?부칙|\d{4}년\s?\d{1,2}월\s?\d{1,2}일\s(?:부기|등기)$)/
const branch = /\s(?=\(\s?[^()]*(?:지점|센터|본점|본부|팀)\s?\)$)/
/** '채권자 하나캐피탈 주식회사 과천시 별양동 5-34', '권리자 국 강남세무서' */
const bareName =
  /^([가-힣]+\s(?:국(?=\s\S+세무서)|(?:주식회사\s)?[^\s\d]+(?:\s주식회사)?(?:\s\d{3,6}-\d{3,7})?(?=\s[가-힣]{1,8}[도시군구]\s(?:[가-힣]+[시군구동읍면리로길가]|\d))))\s/
/** '경기도 오산시 누읍동 375 아을기 711226-*******': another party of the same role, after an address. */
const nextName = /^(.*\S)\s(?=(?:주식회사\s)?\S+\s\d{6}-\S+$)/
