import { printDay } from './acts/print.ts'
import { cell, type Cell, plain, type Row, type Table, wordCell, wrap } from './printed.ts'
import { type Entered, ownersNow } from './registrar.ts'

const ownersHeader = ['등기명의인', '(주민)등록번호', '최종지분', '주소', '순위번호'] as const
const rightsHeader = ['순위번호', '등기목적', '접수정보', '주요등기사항', '대상소유자'] as const
/** Labels that the summary repeats: the amount and the holder of the right. */
const mainLabels = [
  '채권최고액',
  '채권액',
  '청구금액',
  '전세금',
  '임차보증금',
  '근저당권자',
  '전세권자',
  '임차권자',
  '채권자',
  '권리자',
  '가등기권자',
  '지상권자',
  '피보전권리',
]
const ownershipPurposes = /^(소유권(보존|이전)|.*지분.*이전$)/
const silentPurposes = /말소$|등기명의인표시|금지사항등기|민간임대주택등기/

/** 주요 등기사항 요약: what is in force, without the history. Sections without rows are left out. */
export function summaryOf(entered: readonly Entered[]): readonly Table[] {
  const { owners, rank } = ownersNow(entered)
  const many = owners.length > 1
  const ownerRows = owners.map(({ party, share }): Row => ({
    cells: [
      wordCell(`${party.name} (${many ? '공유자' : '소유자'})`, 10),
      cell(party.no, 8),
      cell(share ? `${share[1]}분의 ${share[0]}` : '단독소유', 8),
      wordCell(party.address, 18),
      cell(rank, 5),
    ],
  }))
  const name = `${owners[0]?.party.name ?? ''}${many ? ' 등' : ''}`
  const live = entered.filter((e) => !e.cancelled && !silentPurposes.test(e.title))
  const rows = (section: '갑구' | '을구') =>
    live.filter((e) => e.section === section && !(section === '갑구' && isOwnership(e))).map((e) => rightRow(e, name))
  const table = (subtitle: string, header: readonly string[], list: readonly Row[]): Table => ({
    type: '요약',
    subtitle,
    header,
    rows: list,
  })
  return [
    table('소유지분현황 (갑구)', ownersHeader, ownerRows),
    table('소유지분을 제외한 소유권에 관한 사항 (갑구)', rightsHeader, rows('갑구')),
    table('(근)저당권 및 전세권 등 (을구)', rightsHeader, rows('을구')),
  ].filter((t) => t.rows.length > 0)
}

const isOwnership = (e: Entered) => ownershipPurposes.test(e.title) && !/가등기|예고등기/.test(e.title)

function rightRow(e: Entered, owner: string): Row {
  const main: Cell = [
    e.fields
      .filter((f) => mainLabels.includes(f.label))
      .flatMap((f) => {
        const text = `${f.label}  ${f.value.replace(/ {2}[\d*-]+$/, '')}`
        return wrap(text, 20).map((t) => ({ indent: 0, runs: [{ text: t, struck: e.struckLabels.has(f.label) }] }))
      }),
  ]
  return {
    cells: [
      cell(e.rank, 5),
      cell(e.title.replace(/^[\d-]+번/, ''), 9),
      cell(`${printDay(e.on)}\n제${e.receiptNo}호`, 9),
      main[0]?.length ? main : [[plain('')]],
      cell(owner, 6),
    ],
  }
}
