import { kstDigits } from '../register-body.ts'
import { formatUniqueNo } from '../unique-no.ts'
import type { PrintedRegister } from '../printed.ts'
import { createSheet, type Page, type Sheet } from './sheet.ts'
import { columnsOf, drawTable } from './table.ts'

export type PrintOptions = { viewedAt: Date; warning: string }

/** Body pages with their own n/m, then the summary with its own, as the registry prints them. */
export function layOut(register: PrintedRegister, options: PrintOptions): readonly Page[] {
  return [
    ...number(body(register, options), `열람일시 : ${clock(options.viewedAt)}`),
    ...number(summary(register), `출력일시 : ${clock(options.viewedAt)}`),
  ]
}

const running = (register: PrintedRegister) => (sheet: Sheet) => {
  sheet.text(`[${register.kind}] ${register.address}`, { x: 40, width: 380 })
  sheet.text(`고유번호 ${formatUniqueNo(register.uniqueNo)}`, { x: 400, width: 155, align: 'right' })
  sheet.down(16)
}

function body(register: PrintedRegister, options: PrintOptions): readonly Page[] {
  const sheet = createSheet(running(register))
  sheet.text('등기사항전부증명서(말소사항 포함)', { x: 40, width: 515, size: 18, weight: 'bold', align: 'center' })
  sheet.down(24)
  sheet.text(`- ${register.kind} -`, { x: 40, width: 515, size: 14, weight: 'bold', align: 'center' })
  sheet.down(30)
  running(register)(sheet)
  for (const table of [...register.tables, ...register.joint]) drawTable(sheet, table, columnsOf(table))
  sheet.room(130)
  if (options.warning !== '') note(sheet, `* ${options.warning}`, 20)
  sheet.text('-- 이 하 여 백 --', { x: 40, width: 515, align: 'center' })
  sheet.down(18)
  sheet.text(`관할등기소 ${register.office}`, { x: 40, width: 515 })
  sheet.down(20)
  for (const line of legends) note(sheet, line, 13)
  return sheet.pages
}

function summary(register: PrintedRegister): readonly Page[] {
  if (register.summary.length === 0) return []
  const sheet = createSheet(() => {})
  sheet.text('주요 등기사항 요약 (참고용)', { x: 40, width: 515, size: 14, weight: 'bold', align: 'center' })
  sheet.down(28)
  sheet.text('[ 주 의 사 항 ]', { x: 40, width: 515, align: 'center' })
  sheet.down(14)
  for (const line of cautions) note(sheet, line, 13)
  sheet.down(6)
  running(register)(sheet)
  register.summary.forEach((table, i) => {
    sheet.room(60)
    sheet.text(`${numberOf(table.subtitle) ?? i + 1}. ${table.subtitle.replace(/\(([갑을]구)\)$/, '( $1 )')}`, {
      x: 40,
      width: 515,
    })
    sheet.down(16)
    drawTable(sheet, table, columnsOf(table))
  })
  sheet.room(80)
  sheet.text('[ 참 고 사 항 ]', { x: 40, width: 515 })
  sheet.down(14)
  for (const line of remarks) note(sheet, line, 13)
  return sheet.pages
}

const numberOf = (subtitle: string) =>
  subtitle.startsWith('소유지분현황')
    ? 1
    : subtitle.startsWith('소유지분을')
      ? 2
      : subtitle.startsWith('(근)저당권')
        ? 3
        : null

const number = (pages: readonly Page[], stamp: string): readonly Page[] =>
  pages.map((page, i) => ({
    ...page,
    texts: [
      ...page.texts,
      { x: 40, y: 806, width: 300, size: 9, weight: 'regular', align: 'left', runs: [{ text: stamp, struck: false }] },
      {
        x: 240,
        y: 820,
        width: 115,
        size: 9,
        weight: 'regular',
        align: 'center',
        runs: [{ text: `${i + 1}/${pages.length}`, struck: false }],
      },
    ],
  }))

function note(sheet: Sheet, text: string, height: number): void {
  sheet.text(text, { x: 40, width: 515, size: 8.5 })
  sheet.down(height)
}

/** '2026년11월21일 21시30분07초' */
const clock = (at: Date): string => {
  const d = kstDigits(at)
  return `${d.slice(0, 4)}년${d.slice(4, 6)}월${d.slice(6, 8)}일 ${d.slice(8, 10)}시${d.slice(10, 12)}분${d.slice(12, 14)}초`
}

const legends = [
  '* 본 등기사항증명서는 열람용이므로 출력하신 등기사항증명서는 법적인 효력이 없습니다.',
  "* 실선으로 그어진 부분은 말소사항을 표시함.  * 기록사항 없는 갑구, 을구는 '기록사항 없음' 으로 표시함.",
  '* 증명서는 컬러 또는 흑백으로 출력 가능함.',
]
const cautions = [
  '본 주요 등기사항 요약은 증명서상에 말소되지 않은 사항을 간략히 요약한 것으로 증명서로서의 기능을 제공하지 않습니다.',
  '실제 권리사항 파악을 위해서는 발급된 증명서를 필히 확인하시기 바랍니다.',
]
const remarks = [
  '가. 등기기록에서 유효한 지분을 가진 소유자 혹은 공유자 현황을 가나다 순으로 표시합니다.',
  '나. 최종지분은 등기명의인이 가진 최종지분이며, 2개 이상의 순위번호에 지분을 가진 경우 그 지분을 합산하였습니다.',
  '다. 지분이 통분되어 공시된 경우는 전체의 지분을 통분하여 공시한 것입니다.',
]
