import type { AmountKind } from './model.ts'
import { endOf } from './sticky.ts'

/** What a label at the head of a line of the last cell opens. Letters of a label may be spaced ('범 위'). */
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
// these also begin ordinary words: the label must stand apart or be the whole line
const mustStandApart = new Set([
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

const spaced = (label: string) => label.split('').join('\\s?')
const all = [...roles, ...Object.keys(amounts), ...fields].toSorted((a, b) => b.length - a.length)
const alternativesOf = (labels: readonly string[]) =>
  labels
    .map(
      (label) =>
        spaced(label) + (mustStandApart.has(label) ? '(?=\\s|$|:)' : '(?![은는이가의을를에]\\s|전원|지분전부)'),
    )
    .join('|')
const alternatives = alternativesOf(all)
const inside = new RegExp(`\\s(?=(?:${alternatives})(?=\\s))`, 'g')
/** Not looked for inside a line: there they are mostly ordinary words ('가처분 목적 달성으로'). */
export const onlyAtHead: ReadonlySet<string> = mustStandApart
const roleSet: ReadonlySet<string> = new Set(roles)

/** Asked of every line, and of every gap in some: most do not even begin like a label. */
const heads = new Map(
  [...Map.groupBy(all, (label) => label.charCodeAt(0))].map(
    ([letter, labels]) => [letter, new RegExp(`(?:${alternativesOf(labels)})`, 'y')] as const,
  ),
)

export function labelOf(text: string): Label | null {
  const end = headEnd(text, 0)
  if (end < 0) return null
  const name = unspaced(text.slice(0, end))
  let at = pastGap(text, end)
  if (text[at] === ':') at = pastGap(text, at + 1)
  if (roleSet.has(name)) return { opens: 'party', role: name, at }
  const kind = amounts[name]
  return kind === undefined ? { opens: 'field', name, at } : { opens: 'amount', kind, at }
}

/** The label's plain name at the head of a line, or where one may begin inside it; or null. */
export function labelName(text: string, at = 0): string | null {
  const end = headEnd(text, at)
  if (end < 0) return null
  const name = unspaced(text.slice(at, end))
  return amounts[name] ?? name
}

function headEnd(text: string, at: number): number {
  const head = heads.get(text.charCodeAt(at))
  return head === undefined ? -1 : endOf(head, text, at)
}
const unspaced = (head: string) => (head.includes(' ') ? head.replace(/\s+/g, '') : head)

function pastGap(text: string, from: number): number {
  let at = from
  while (text[at] === ' ' || /\s/.test(text[at] ?? '.')) at++
  return at
}

/** 'A 금…원 B …' on one line, as flat texts have it, cut before each label. */
export const splitAtLabels = (text: string): string[] =>
  text
    .split(inside)
    .map((s) => s.trim())
    .filter((s) => s !== '')
