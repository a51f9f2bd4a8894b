import type { AmountKind } from './model.ts'
import { anyOf, isSpaceAt } from './letter-at.ts'

/** What follows a label at the head of a line of the last cell. Letters of a label may be spaced ('범 위'). */
export type Label =
  | { opens: 'party'; role: string; at: number }
  | { opens: 'amount'; kind: AmountKind; at: number }
  | { opens: 'field'; name: string; at: number }

const roles = [
  '소유자',
  '공유자',
  '합유자',
  '총유자',
  '수탁자',
  '위탁자',
  '수익자',
  '우선수익자',
  '근저당권자',
  '저당권자',
  '전세권자',
  '임차권자',
  '지상권자',
  '지역권자',
  '연대채무자',
  '채무자',
  '채권자',
  '가등기권자',
  '가등기권리자',
  '권리자',
  '질권자',
  '근질권자',
  '전전세권자',
  '환매권자',
  '가처분권자',
  '담보권자',
  '처분청',
  '관리청',
  '신청인',
  '신청채권자',
  '대위자',
  '대표자',
  '대표청산인',
  '관리인',
  '파산관재인',
  '선정당사자',
  '원고',
  '피고',
]
const amounts: Readonly<Record<string, AmountKind>> = {
  채권최고액: '채권최고액',
  채권액: '채권액',
  청구금액: '청구금액',
  청구채권액: '청구금액',
  전세금: '전세금',
  임차보증금: '임차보증금',
  보증금: '임차보증금',
  차임: '차임',
  거래가액: '거래가액',
  변제액: '변제액',
  양도액: '양도액',
  매매대금: '기타',
  매각대금: '기타',
  환매대금: '기타',
  위약금: '기타',
  피담보채권액: '기타',
}
const fields = [
  '범위',
  '존속기간',
  '변제기',
  '반환기',
  '금지사항',
  '피보전권리',
  '피담보채권',
  '신탁원부',
  '공동담보목록',
  '공동전세목록',
  '공동담보',
  '공동전세',
  '매매목록',
  '도면편철장',
  '도면번호',
  '도면',
  '임대차계약일자',
  '주민등록일자',
  '점유개시일자',
  '확정일자',
  '사업자등록신청일자',
  '사업자등록일자',
  '등기목적',
  '목적',
  '지료지급시기',
  '지료',
  '이자지급시기',
  '이자',
  '지연손해금',
  '원본및이자의지급장소',
  '차임지급시기',
  '환매기간',
  '매매비용',
  '계약비용',
  '특약사항',
  '특약',
  '약정',
  '등기원인',
  '원인일자',
  '원인',
  '이전할지분',
  '대위원인',
  '기계기구목록',
  '승역지',
  '요역지',
  '일부이전할지분',
  '부동산관리번호',
]
// these also begin ordinary words: the label must be separate or be the whole line
const mustBeApart = new Set([
  '목적',
  '원인',
  '범위',
  '이자',
  '특약',
  '약정',
  '도면',
  '지료',
  '원고',
  '피고',
  '관리인',
  '대표자',
  '신청인',
  '금지사항',
  '보증금',
  '차임',
  '질권자',
])

/** Not searched for inside a line, where they are mostly ordinary words ('가처분 목적 달성으로'). */
export const onlyAtHead: ReadonlySet<string> = mustBeApart

type Known = { name: string; opens: Label['opens']; amount: AmountKind | null; apart: boolean }
/** A trie of the labels: each line is scanned once, however many labels there are. */
type Letter = { next: (Letter | undefined)[]; label: Known | null }

/** Each letter of the labels has its own number, all others 0: `next` has nothing at 0. */
const places = new Uint8Array(0x10000)
const spelled = [...new Set([...fields, ...Object.keys(amounts), ...roles].join(''))]
for (const [i, letter] of spelled.entries()) places[letter.charCodeAt(0)] = i + 1
const placeAt = (text: string, at: number) => (at < text.length ? (places[text.charCodeAt(at)] ?? 0) : 0)

const letter = (): Letter => ({ next: Array.from({ length: spelled.length + 1 }), label: null })
const labels = letter()
const plant = (names: readonly string[], opens: Label['opens']) => {
  for (const name of names) {
    let at = labels
    for (let i = 0; i < name.length; i++) at = at.next[placeAt(name, i)] ??= letter()
    at.label = { name, opens, amount: amounts[name] ?? null, apart: mustBeApart.has(name) }
  }
}
plant(fields, 'field')
plant(Object.keys(amounts), 'amount')
plant(roles, 'party')

export function labelOf(text: string): Label | null {
  const found = labelAt(text, 0, isOneAtHead)
  if (found === null) return null
  const { name, opens, amount } = found.label
  let at = pastGap(text, found.end)
  if (text[at] === ':') at = pastGap(text, at + 1)
  if (opens === 'party') return { opens, role: name, at }
  return amount === null ? { opens: 'field', name, at } : { opens: 'amount', kind: amount, at }
}

/** The canonical label at the head of a line, or at `at` if one may begin there; or null. */
export function labelName(text: string, at = 0): string | null {
  const found = labelAt(text, at, isOneAtHead)
  return found === null ? null : (found.label.amount ?? found.label.name)
}

type Follows = (label: Known, text: string, end: number) => boolean

/** The longest label that begins at `at` and that the following text allows. Its letters may be spaced. */
function labelAt(text: string, at: number, follows: Follows): { label: Known; end: number } | null {
  let letter = labels.next[placeAt(text, at)]
  let found: { label: Known; end: number } | null = null
  for (let end = at + 1; letter !== undefined;) {
    if (letter.label !== null && follows(letter.label, text, end)) found = { label: letter.label, end }
    if (isSpaceAt(text, end)) end++
    letter = letter.next[placeAt(text, end++)]
  }
  return found
}

const isOneAtHead: Follows = ({ apart }, text, end) => {
  if (end === text.length) return true
  if (apart) return isSpaceAt(text, end) || text[end] === ':'
  if (isParticle(text.charCodeAt(end))) return !isSpaceAt(text, end + 1)
  return !text.startsWith('전원', end) && !text.startsWith('지분전부', end)
}
const isParticle = anyOf('은는이가의을를에')

const isApart: Follows = (_, text, end) => isSpaceAt(text, end)

function pastGap(text: string, from: number): number {
  let at = from
  while (isSpaceAt(text, at)) at++
  return at
}

/** 'A 금…원 B …' on one line, as in flat texts, split before each label. */
export function splitAtLabels(text: string): string[] {
  const parts: string[] = []
  let from = 0
  for (let at = 0; at < text.length; at++) {
    if (!isSpaceAt(text, at) || labelAt(text, at + 1, isApart) === null) continue
    parts.push(text.slice(from, at))
    from = at + 1
  }
  return [...parts, text.slice(from)].map((s) => s.trim()).filter((s) => s !== '')
}
