import type { Cell, Line, PrintedRegister, Table } from './printed.ts'

export type BodyOptions = {
  viewedAt: Date
  transactionId: string
  /** 공동담보목록 only if requested (부동산등기규칙 30조②). */
  joint: boolean
  summary: boolean
  /** The original print, if requested. */
  pdfBase64: string | null
  /** A line about a pending application, or ''. */
  warning: string
}

/** The answer of CODEF's real-estate-register status: cells in its own markup (`&struck&`, `|`, `4^`). */
export function registerBody(register: PrintedRegister, options: BodyOptions) {
  const tables = [...register.tables, ...(options.joint ? register.joint : [])]
  return {
    result: { code: 'CF-00000', extraMessage: '', message: '성공', transactionId: options.transactionId },
    data: {
      resIssueYN: '1',
      commIssueCode: '',
      resTotalPageCount: '',
      commStartPageNo: '',
      resEndPageNo: '',
      resWarningMessage: options.warning,
      resOriGinalData: options.pdfBase64 ?? '',
      resAddrList: [],
      resSearchList: [],
      resImageList: [],
      resRegisterEntriesList: [
        {
          resDocTitle: `등기사항전부증명서(말소사항 포함) - ${register.kind} -`,
          resRealty: `[${register.kind}] ${register.address}`,
          commUniqueNo: register.uniqueNo,
          resPublishDate: kstDigits(options.viewedAt).slice(0, 8),
          resPublishNo: '',
          resIssueNo: '',
          resPublishRegistryOffice: '',
          commCompetentRegistryOffice: register.office,
          resPrecautionsList: [],
          resRegistrationHisList: tables.map((t) => tableBody(t, t.type, t.subtitle)),
          resRegistrationSumList: options.summary ? register.summary.map((t) => tableBody(t, t.subtitle, '')) : [],
        },
      ],
    },
  }
}

/** 'YYYYMMDDHHmmss' in Seoul. */
export const kstDigits = (at: Date): string =>
  new Date(at.getTime() + 9 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14)

const tableBody = (table: Table, type: string, subtitle: string) => ({
  resType: type,
  resType1: subtitle,
  // a section without entries has no header row either
  resContentsList:
    table.rows.length === 0
      ? []
      : [...headRows(table), ...table.rows.map((row, i) => rowBody(i + 1, '2', row.cells.map(cellText)))],
})
/** The header of a list has two rows: the heading above the last columns, and the names of these columns below it. */
function headRows({ header, over }: Table) {
  if (over === undefined) return [rowBody(0, '1', header)]
  const upper = header.slice(0, -over.columns)
  return [
    rowBody(0, '1', [...upper, over.name]),
    rowBody(0, '1', [...upper.map(() => ''), ...header.slice(-over.columns)]),
  ]
}
const rowBody = (n: number, type: '1' | '2', texts: readonly string[]) => ({
  resNumber: String(n),
  resType2: type,
  resDetailList: texts.map((text, i) => ({ resNumber: String(i), resContents: text })),
})
const cellText = (c: Cell): string => c.map((sub) => sub.map(lineText).join('\n')).join('|')
const lineText = (l: Line): string =>
  (l.indent > 0 ? `${l.indent}^` : '') +
  l.runs.map((r) => (r.struck && r.text !== '' ? `&${r.text}&` : r.text)).join('')
