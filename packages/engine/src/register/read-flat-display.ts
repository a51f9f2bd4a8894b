import { cellOf, plain } from './cells.ts'
import type { FlatLine } from './flat-line.ts'
import type { RawRow } from './rows.ts'

/** 표제부 from text without columns: rows by their running number, words by their content. */
export function readFlatDisplay(title: string, lines: readonly FlatLine[]): { columns: string[]; rows: RawRow[] } {
  const block = blocks.find((b) => b.name.test(title.replace(/[\s()]+/g, ''))) ?? blocks[0]
  if (block === undefined) return { columns: [], rows: [] }
  const rows: { no: string; page: number | null; cells: string[][] }[] = []
  for (const line of lines) {
    let text = unify(line.text)
    const next = String(rows.length + 1)
    if (text === next || text.startsWith(`${next} `)) {
      rows.push({ no: next, page: line.page, cells: block.columns.map(() => []) })
      text = text.slice(next.length).trim()
    }
    const row = rows.at(-1)
    if (row === undefined || text === '') continue
    for (const [at, part] of block.sort(text, row.cells)) row.cells[at]?.push(part)
  }
  return {
    columns: ['표시번호', ...block.columns],
    rows: rows.map((r) => ({
      cells: [plain(r.no), ...r.cells.map((c) => cellOf(c.length === 0 ? blank : c))],
      page: r.page,
    })),
  }
}

const blank: readonly string[] = ['']

/** OCR's spellings of ㎡. */
const unify = (text: string) =>
  text.includes('m') ? text.trim().replace(/(\d)\s?(?:m\s?㎡|m22|m2|m²|m)(?=\s|$|\))/g, '$1㎡') : text.trim()

type Sorted = [column: number, text: string][]
type Block = { name: RegExp; columns: string[]; sort: (text: string, cells: string[][]) => Sorted }

const date = /^\d{4}\s?년\s?\d{1,2}\s?월\s?\d{1,2}\s?일/
const remark =
  /^(도면편철장|도로명주소$|행정구역|별도등기|\d+번\s?별도등기|\d+토지\(|.{0,30}등기로?\s?인하여|.*(등기|부기|등가)$|대위)/
/** Words of construction, a storey with its size, and a use as a separate word: a name may end in one ('가람아파트'). */
const fabric = new RegExp(
  String.raw`(?:^|\s)((?:${[
    String.raw`\(?철근\)?|철골|시멘트|벽돌|연와|목조|경량|조적|블록|평?스라브|평슬|슬라브|슬래브|기와|공동주택|업무시설|근린|다세대|다가구|단독주택|도시형|제\d(?:,\d)*종`,
    String.raw`(?:지하?|옥탑)?\d{0,3}층?\s?[\d.,]+㎡|(?:지하?|옥탑)?\d{1,3}층\s[\d.,]+$`,
    String.raw`(?:(?:지하?\s?)?\d{1,3}층|지층|지하실?|옥탑)(?:\s?[가-힣]+(?:\(\d+가구\))?)?\s?[\d.,]+\s?㎡`,
    String.raw`\(?(?:내역:)?(?:\d{1,3}층\s?)?(?:및\s)?(?:아파트|연립주택|주택|점포|소매점|일용품소매점|(?:대중|일반|휴게)음식점|사무[실소]|공장|판매시설|교육연구|복지시설|주차장)(?=[\s,(]|및|\d|$)`,
    String.raw`\([가-힣]+\)$|㎡`,
  ].join('|')}).*)$`,
)

const building: Block['sort'] = (text, cells) => {
  const day = cells[0]?.length === 0 ? date.exec(text)?.[0] : undefined
  const rest = day === undefined ? text : text.slice(day.length).trim()
  const out: Sorted = day === undefined ? [] : [[0, day]]
  if (rest === '') return out
  if (remark.test(rest) || date.test(rest)) return [...out, [3, rest]]
  const made = fabric.exec(rest)
  if (made?.[1] === undefined) return [...out, [1, rest]]
  const before = rest.slice(0, rest.length - made[1].length).trim()
  return [...out, ...(before === '' ? [] : [[1, before] as [number, string]]), [2, made[1]]]
}

const land: Block['sort'] = (text) => {
  const m = /^(.*?)(?:\s|^)(대|전|답|임야|잡종지|도로|대지|공장용지|주차장|[가-힣]{1,4})\s+([\d,.]+\s?㎡)\s*(.*)$/.exec(
    text,
  )
  if (m !== null)
    return filled([
      [0, m[1]],
      [1, m[2]],
      [2, m[3]],
      [3, m[4]],
    ])
  if (/^(대|전|답|임야)$/.test(text)) return [[1, text]]
  const area = /^([\d,.]+\s?㎡)\s*(.*)$/.exec(text)
  if (area !== null)
    return filled([
      [2, area[1]],
      [3, area[2]],
    ])
  return [[remark.test(text) || date.test(text) ? 3 : 0, text]]
}

const landRight: Block['sort'] = (text) => {
  const kind = /^(\d+\s+)?([\d,~ ]*(?:소유권|지상권|전세권|임차권)대지권)\s*(.*)$/.exec(text)
  const rest = kind === null ? text : (kind[3] ?? '')
  const out: Sorted = kind === null ? [] : filled([[0, `${kind[1] ?? ''}${kind[2] ?? ''}`]])
  const part = /^([\d,.]+\s?분의(?:\s?[\d,.]+(?=\s|$))?|[\d,.]+(?=$|\s))\s*(.*)$/.exec(rest)
  if (part !== null)
    return [
      ...out,
      ...filled([
        [1, part[1]],
        [2, part[2]],
      ]),
    ]
  return [...out, ...filled([[2, rest]])]
}

const filled = (pairs: [number, string | undefined][]): Sorted =>
  pairs.flatMap(([at, text]) => (text === undefined || text.trim() === '' ? [] : [[at, text.trim()]]))

const blocks: Block[] = [
  {
    name: /1동의건물|건물의표시/,
    columns: ['접수', '소재지번,건물명칭및번호', '건물내역', '등기원인및기타사항'],
    sort: building,
  },
  { name: /대지권의목적인/, columns: ['소재지번', '지목', '면적', '등기원인및기타사항'], sort: land },
  { name: /대지권의표시/, columns: ['대지권종류', '대지권비율', '등기원인및기타사항'], sort: landRight },
  {
    name: /토지의표시/,
    columns: ['접수', '소재지번', '지목', '면적', '등기원인및기타사항'],
    sort: (text, cells) => {
      const day = cells[0]?.length === 0 ? date.exec(text)?.[0] : undefined
      const rest = day === undefined ? text : text.slice(day.length).trim()
      return [
        ...(day === undefined ? [] : [[0, day] as [number, string]]),
        ...(rest === '' ? [] : land(rest, []).map(([at, t]): [number, string] => [at + 1, t])),
      ]
    },
  },
]
