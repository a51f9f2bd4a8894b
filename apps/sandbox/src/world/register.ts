import type { Draft } from './draft.ts'
import { subjectAddress, displayOf } from './display.ts'
import { jointLists } from './joint.ts'
import { cell, type PrintedRegister, type Table } from './printed.ts'
import { printDay } from './acts/print.ts'
import { enter, type Entered, ownersNow, printEntry } from './registrar.ts'
import { summaryOf } from './summary.ts'
import { type Subject, uniqueNoOf } from './unique-no.ts'
import { draftsOf, landRightOf } from './world.ts'

const entryHeader = ['순위번호', '등기목적', '접수', '등기원인', '권리자 및 기타사항'] as const
const jointHeader = [
  '일련번호',
  '부동산에 관한 권리의 표시',
  '관할등기소명',
  '순위번호',
  '생성원인',
  '변경/소멸',
] as const

/** The record in its current state, including what was entered since the world began (`later`). */
export function registerOf(subject: Subject, later: readonly Draft[] = []): PrintedRegister {
  const uniqueNo = uniqueNoOf(subject)
  const entered = enter([...draftsOf(subject), ...later], uniqueNo)
  const section = (type: '갑구' | '을구', subtitle: string): Table => ({
    type,
    subtitle,
    header: entryHeader,
    rows: entered.filter((e) => e.section === type).map(printEntry),
  })
  return {
    uniqueNo,
    kind: subject.of,
    address: subjectAddress(subject),
    office: subject.site.place.office,
    owner: ownersNow(entered).owners[0]?.party.name ?? '',
    tables: [
      ...displayOf(subject, landRightOf(subject)),
      section('갑구', '소유권에 관한 사항'),
      section('을구', '소유권 이외의 권리에 관한 사항'),
    ],
    joint: listsNamedIn(
      entered.flatMap((e) =>
        e.cancelled ? [] : e.fields.filter((f) => f.label === '공동담보목록').map((f) => f.value),
      ),
    ).map((list) => jointTable(list, subject, entered)),
    summary: summaryOf(entered),
  }
}

/** The names under which the registry finds an application today: the home's current owners. */
export const ownerNamesOf = (subject: Subject, later: readonly Draft[]): readonly string[] =>
  ownersNow(enter([...draftsOf(subject), ...later], uniqueNoOf(subject))).owners.map(({ party }) => party.name)

const listsNamedIn = (values: readonly string[]): readonly string[] =>
  [...new Set(values)].filter((v) => jointLists[v] !== undefined)

/** Each row shows the receipt that added it to the list: the mortgage's own, because every home was pledged with it. */
function jointTable(listNo: string, subject: Subject, entered: readonly Entered[]): Table {
  const by = entered.find((e) => e.fields.some((f) => f.label === '공동담보목록' && f.value === listNo))
  const cause = by === undefined ? '' : `${printDay(by.on)}\n제${by.receiptNo}호\n설정계약으로\n인하여`
  return {
    type: '공동담보목록',
    subtitle: `목록번호 ${listNo.replace(/^제|호$/g, '')}`,
    header: jointHeader,
    over: { name: '기타사항', columns: 2 },
    rows: (jointLists[listNo] ?? []).map((item, i) => ({
      cells: [
        cell(String(i + 1), 4),
        cell(item.property, 14),
        cell(subject.site.place.office, 8),
        cell(item.rank, 4),
        cell(cause, 8),
        cell('', 8),
      ],
    })),
  }
}
