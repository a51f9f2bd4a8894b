import { readMarkedCell } from './marked-cell.ts'
import { readDocument } from './document.ts'
import { maskNumbers } from './masking.ts'
import type { ReadRegister, Unread } from './model.ts'
import type { RawRow, RawTable } from './rows.ts'

/**
 * The registry viewer's own XML, as some providers pass it on (Tilko's XmlData): items, each a part of an entry,
 * whose last one has the flag '1'. Recognised by its field names, which several clients share; cells are marked as
 * elsewhere.
 */
export function readViewerXml(xml: string): ReadRegister {
  const items = [...xml.matchAll(/<item(?:\s[^>]*)?>([\s\S]*?)<\/item>/g)].map((m) => itemOf(m[0], m[1] ?? ''))
  return readItems(items)
}

/** The same as JSON: `{ register: { item: […] } }`. */
export const readViewerItems = (list: readonly Readonly<Record<string, unknown>>[]): ReadRegister =>
  readItems(
    list.map((item) => ({
      type: String(item['type'] ?? ''),
      fields: new Map(Object.entries(item).map(([name, value]) => [name, typeof value === 'string' ? value : ''])),
    })),
  )

type Item = { type: string; fields: ReadonlyMap<string, string> }

const itemOf = (whole: string, inner: string): Item => ({
  type:
    /^<item[^>]*\stype\s*=\s*["'](\w+)["']/.exec(whole)?.[1] ?? (/<type>\s*(\w+)\s*<\/type>/.exec(inner)?.[1] || ''),
  fields: new Map(
    [...inner.matchAll(/<(\w+)>(?:\s*<!\[CDATA\[((?:(?!\]\]>)[\s\S])*)\]\]>\s*|([^<]*))<\/\1>/g)].map((m) => [
      m[1] ?? '',
      m[2] ?? unescaped(m[3] ?? ''),
    ]),
  ),
})

const unescaped = (text: string) => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '')
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

type Kind = {
  letter: string
  section: RawTable['section']
  title: string
  columns: readonly [name: string, field: string][]
}
const entryColumns = (rank: string): Kind['columns'] => [
  ['순위번호', rank],
  ['등기목적', 'rgs_aim_cont'],
  ['접수', 'receve'],
  ['등기원인', 'rgs_caus'],
  ['권리자및기타사항', 'nomprs_and_etc'],
]
const building: Kind['columns'] = [
  ['표시번호', 'indi_no'],
  ['접수', 'receve'],
  ['소재지번및건물번호', 'real_indi_cont'],
  ['건물내역', 'buld_cont'],
  ['등기원인및기타사항', 'caus_and_etc'],
]
const kinds: Readonly<Record<string, Kind>> = {
  W: { letter: 'w', section: '표제부', title: '1동의 건물의 표시', columns: building },
  P: { letter: 'j', section: '표제부', title: '건물의 표시', columns: building },
  T: {
    letter: 't',
    section: '표제부',
    title: '토지의 표시',
    columns: [
      ['표시번호', 'indi_no'],
      ['접수', 'receve'],
      ['소재지번', 'real_indi_cont'],
      ['지목', 'land_type'],
      ['면적', 'area'],
      ['등기원인및기타사항', 'caus_and_etc'],
    ],
  },
  X: {
    letter: 'x',
    section: '표제부',
    title: '대지권의 목적인 토지의 표시',
    columns: [
      ['표시번호', 'indi_no'],
      ['소재지번', 'real_indi_cont'],
      ['지목', 'land_type'],
      ['면적', 'area'],
      ['등기원인및기타사항', 'caus_and_etc'],
    ],
  },
  Y: {
    letter: 'y',
    section: '표제부',
    title: '전유부분의 건물의 표시',
    columns: [
      ['표시번호', 'indi_no'],
      ['접수', 'receve'],
      ['건물번호', 'build_no'],
      ['건물내역', 'buld_cont'],
      ['등기원인및기타사항', 'caus_and_etc'],
    ],
  },
  Z: {
    letter: 'z',
    section: '표제부',
    title: '대지권의 표시',
    columns: [
      ['표시번호', 'indi_no'],
      ['대지권종류', 'lot_type'],
      ['대지권비율', 'lot_num'],
      ['등기원인및기타사항', 'caus_and_etc'],
    ],
  },
  K: { letter: 'k', section: '갑구', title: '소유권에 관한 사항', columns: entryColumns('kap_rank_no') },
  E: { letter: 'e', section: '을구', title: '소유권 이외의 권리에 관한 사항', columns: entryColumns('eul_rank_no') },
}

function readItems(items: readonly Item[]): ReadRegister {
  const info = items.filter((i) => i.type === 'I')
  const textOf = (...names: string[]) => {
    for (const name of names)
      for (const i of info) if (i.fields.get(name)?.trim()) return i.fields.get(name)?.trim() ?? ''
    return ''
  }
  const nos = info.flatMap((i) => uniqueNo(i.fields.get('pin_no') || i.fields.get('a301pin') || ''))
  return readDocument({
    readFrom: 'provider',
    title: '',
    realty: maskNumbers(textOf('address', 'wksbi_address')),
    uniqueNos: [...new Set(nos)],
    viewed: textOf('wksbi_cur_date', 'iss_date') || null,
    office: textOf('wksbi_jrisdiction_office') || null,
    marks: [],
    pagesRead: 0,
    pendingNote: null,
    tables: Object.entries(kinds).flatMap(([type, kind]) =>
      tableOf(
        kind,
        items.filter((i) => i.type === type),
      ),
    ),
    unread: items.flatMap(unknownItem),
    squeezed: () => '',
  })
}

const uniqueNo = (text: string) => {
  const d = text.replace(/\D/g, '')
  return d.length === 14 ? [`${d.slice(0, 4)}-${d.slice(4, 8)}-${d.slice(8)}`] : []
}

function tableOf(kind: Kind, items: readonly Item[]): RawTable[] {
  if (items.length === 0) return []
  const rows: RawRow[] = []
  let parts: string[][] = kind.columns.map(() => [])
  const end = () => {
    if (parts.some((p) => p.some((t) => t.trim() !== '')))
      rows.push({ cells: parts.map((p) => readMarkedCell(p.join('\n'))), page: null })
    parts = kind.columns.map(() => [])
  }
  for (const { fields } of items) {
    kind.columns.forEach(([, field], at) => {
      const text = fields.get(`wksb${kind.letter}_${field}`)?.replace(/\{p~p\}/g, '')
      if (text !== undefined && text !== '') parts[at]?.push(text)
    })
    if (fields.get(`wksb${kind.letter}_common_flag`)?.trim() === '1') end()
  }
  end()
  return [{ section: kind.section, title: kind.title, columns: kind.columns.map(([name]) => name), rows }]
}

/** An item of an unknown kind is stored as unread; the last one ('EN') has no content. */
function unknownItem({ type, fields }: Item): Unread[] {
  if (type === 'I' || type === 'EN' || kinds[type] !== undefined) return []
  const text = [...fields.values()]
    .map((t) => t.trim())
    .filter((t) => t !== '' && t !== '1' && t !== type)
    .join(' | ')
  return text === '' ? [] : [{ page: null, text: `${type} | ${text}`, why: 'unknown-table' }]
}
