import { allStruck, textOf } from './cells.ts'
import { maskNumbers } from './masking.ts'
import type { EntrySection, JointCollateralRow, SalesList, SummaryRow } from './model.ts'
import { readWon } from './money.ts'
import { listNumber } from './list-number.ts'
import type { RawTable } from './rows.ts'
import { squeeze } from './squeeze.ts'

/** 공동담보목록 (공동전세목록): the properties under one debt. */
export const readJointCollateral = (tables: readonly RawTable[]): JointCollateralRow[] =>
  tables
    .filter((t) => t.section === '공동담보목록')
    .flatMap((t) =>
      t.rows.map((row) => {
        const [no, property, office, rank, cause, ...more] = row.cells.map((c) => textOf(c))
        const change = more.filter((c) => c !== '').join(' ')
        return {
          listNo: listNumber(t.title),
          no: no ?? '',
          property: property ?? '',
          office: office || null,
          rank: rank || null,
          cause: cause || null,
          change: change || null,
          struck: released.test(change) || (row.cells.some(allStruck) && allStruck(row.cells[1])),
        }
      }),
    )

/** Words that remove a property from the list; its row is then struck, where the print has strike lines. */
const released = /해지|해제|포기|소멸|말소|멸실|매각|낙찰|경락|수용|취하|혼동/

/** 매매목록: what was sold together, and for how much. */
export const readSalesLists = (tables: readonly RawTable[]): SalesList[] =>
  tables
    .filter(
      (t) => t.section === '매매목록' && (t.rows.length > 0 || t.price !== undefined || listNumber(t.title) !== null),
    )
    .map((t) => {
      const text = maskNumbers(t.price ?? '')
        .replace(/^.*거래가액\s*:?\s*/, '')
        .trim()
      return {
        no: listNumber(t.title),
        price: text === '' ? null : { kind: '거래가액', won: readWon(text), text, struck: false },
        rows: t.rows.map((row) => {
          const [no, property, rank, cause, ...more] = row.cells.map((c) => textOf(c))
          return {
            no: no ?? '',
            property: property ?? '',
            rank: rank || null,
            cause: cause || null,
            correction: more.filter((c) => c !== '').join(' ') || null,
            struck: allStruck(row.cells[1]),
          }
        }),
      }
    })

/** 주요 등기사항 요약: stored separately, never counted with the body. Null when the print has none. */
export function readSummary(tables: readonly RawTable[]): SummaryRow[] | null {
  const found = tables.filter((t) => t.section === '요약')
  if (found.length === 0) return null
  return found.flatMap((t) => {
    const owners = /소유지분현황/.test(squeeze(t.title))
    const section: EntrySection = /을구/.test(squeeze(t.title)) ? '을구' : '갑구'
    return t.rows.map((row): SummaryRow => {
      const name = textOf(row.cells[0], '')
      const c = row.cells.map((cell) => textOf(cell, ' ', name))
      return owners
        ? {
            section,
            rank: c[4] ?? '',
            purpose: '소유지분현황',
            receipt: '',
            main: [c[1], c[2], c[3]].filter(Boolean).join(' '),
            owner: name.replace(/\s*\((?=[가-힣]{2,4}자\)$)/, ' ('),
          }
        : {
            section,
            rank: c[0] ?? '',
            purpose: squeeze(c[1] ?? ''),
            receipt: c[2] ?? '',
            main: c[3] ?? '',
            owner: c[4] ?? '',
          }
    })
  })
}
