import { daysBetween, dayOf, type Day } from '@jipsalpim/engine/values/day.ts'
import { printDay } from './acts/print.ts'
import type { Draft, Field, Holding, Section } from './draft.ts'
import { hash } from './hash.ts'
import {
  cell,
  type Cell,
  type Line,
  plain,
  type Row,
  strikeCell,
  strikeLine,
  widthOf,
  wrap,
  wrapWords,
} from './printed.ts'

/** A draft with its rank, and the effects of later drafts on it. */
export type Entered = Draft & {
  rank: string
  receiptNo: number
  /** The purpose with the ranks filled in. */
  title: string
  cancelled: boolean
  struckLabels: ReadonlySet<string>
  alsoStruck: boolean
}

/** Widths of the last four columns, in syllables, as in the registry's portrait print. */
const entryWidths = { purpose: 9, receipt: 9, cause: 7.5, holder: 20 } as const

/** Enters the drafts in order: ranks, receipts, and the strikes that later entries make in earlier ones. */
export function enter(drafts: readonly Draft[], seed: string): readonly Entered[] {
  const entered: Entered[] = []
  const last: Record<Section, number> = { 갑구: 0, 을구: 0 }
  const find = (key: string) => entered.findIndex((e) => e.key === key || `${e.section} ${e.rank}` === key)
  for (const draft of drafts) {
    const parent = draft.under === undefined ? -1 : find(draft.under)
    const parentRank = entered[parent]?.rank
    const subs = entered.filter(
      (e) => e.section === draft.section && parentRank !== undefined && isUnder(e.rank, parentRank, 1),
    ).length
    const rank = parentRank === undefined ? String((last[draft.section] += 1)) : `${parentRank}-${subs + 1}`
    const touched = draft.under ?? draft.cancels?.[0] ?? draft.strikesAlso
    const touchedRank = touched === undefined ? '' : (entered[find(touched)]?.rank ?? '')
    for (const key of draft.cancels ?? []) cancelAt(entered, find(key))
    if (draft.replaces) strikeLabels(entered, parent, draft.replaces)
    if (draft.strikesAlso !== undefined) strikeAlso(entered, find(draft.strikesAlso))
    entered.push({
      ...draft,
      rank,
      title: draft.purpose.replaceAll('{}', touchedRank),
      ...(draft.also && { also: { ...draft.also, purpose: draft.also.purpose.replaceAll('{}', touchedRank) } }),
      receiptNo: draft.receiptNo ?? receiptNo(draft.on, seed, entered.length),
      cancelled: false,
      struckLabels: new Set(),
      alsoStruck: false,
    })
  }
  return entered
}

/** The current owners: the last ones set by an uncancelled entry. */
export const ownersNow = (entered: readonly Entered[]): { owners: readonly Holding[]; rank: string } => {
  const standing = entered.findLast((e) => e.owners !== undefined && !e.cancelled)
  return { owners: standing?.owners ?? [], rank: standing?.rank ?? '1' }
}

/** The five cells of an entry, with its strikes. */
export function printEntry(e: Entered): Row {
  const w = entryWidths
  const causeText = [e.causeOn === undefined ? null : printDay(e.causeOn), e.cause].filter((x) => x !== null).join('\n')
  const body = e.text === undefined ? [] : wrap(e.text, w.holder).map((t) => plain(t))
  const dated = e.noReceipt ? [plain(`${printDay(e.on)} 부기`)] : []
  const cells: readonly Cell[] = [
    cell(e.rank, 6),
    withSub(cell(e.title, w.purpose), e.also?.purpose ?? null, w.purpose, e.alsoStruck),
    e.noReceipt ? [] : cell(`${printDay(e.on)}\n제${e.receiptNo}호`, w.receipt),
    withSub(cell(causeText, w.cause), e.also?.cause ?? null, w.cause, e.alsoStruck),
    holderCell([...fieldLines(e.fields, e.struckLabels), ...body, ...dated], e),
  ]
  return { cells: e.cancelled ? cells.map(strikeCell) : cells }
}

/** '채권최고액  금1,000원' and its indented lines; several co-owners share one label. */
function fieldLines(fields: readonly Field[], struck: ReadonlySet<string> = new Set()): readonly Line[] {
  return fields.flatMap((f, i) => {
    const cut = (text: string, indent: number) =>
      wrapWords(text, entryWidths.holder - indent / 2).map((t) => plain(t, indent))
    const shared = f.label === '공유자'
    const head = shared
      ? [
          ...(fields[i - 1]?.label === '공유자' ? [] : [plain('공유자')]),
          ...(f.value === '' ? [] : [plain(f.value, 2)]),
        ]
      : headLines(`${f.label}  ${f.value}`)
    const more = (f.more ?? []).flatMap((m, n) => cut(m, shared && n === 0 ? 2 : 4))
    const lines = [...head, ...more]
    return struck.has(f.label) ? lines.map(strikeLine) : lines
  })
}

/** A registration number that does not fit moves to the next line as a whole. */
function headLines(text: string): readonly Line[] {
  const at = text.lastIndexOf('  ')
  const split =
    widthOf(text) > entryWidths.holder && /^[\d*-]+$/.test(text.slice(at + 2))
      ? `${text.slice(0, at)}\n${text.slice(at + 2)}`
      : text
  return wrapWords(split, entryWidths.holder).map((t, n) => plain(t, n === 0 ? 0 : 4))
}

const withSub = (main: Cell, sub: string | null, width: number, struck: boolean): Cell => {
  if (sub === null) return main
  const below = cell(sub, width)
  return [...main, ...(struck ? strikeCell(below) : below)]
}
function holderCell(lines: readonly Line[], e: Entered): Cell {
  const below = e.also === undefined || e.also.fields.length === 0 ? [] : [fieldLines(e.also.fields)]
  const main = lines.length === 0 ? [] : [lines]
  return [...main, ...(e.alsoStruck ? below.map((s) => s.map(strikeLine)) : below)]
}

const isUnder = (rank: string, parent: string, levels?: number) =>
  rank.startsWith(`${parent}-`) &&
  (levels === undefined || rank.split('-').length === parent.split('-').length + levels)

function cancelAt(entered: Entered[], at: number): void {
  const target = entered[at]
  if (!target) return
  entered.forEach((e, i) => {
    if (i === at || (e.section === target.section && isUnder(e.rank, target.rank)))
      entered[i] = { ...e, cancelled: true }
  })
}
function strikeLabels(entered: Entered[], at: number, labels: readonly string[]): void {
  const target = entered[at]
  if (!target) return
  entered[at] = { ...target, struckLabels: new Set([...target.struckLabels, ...labels]) }
  // an earlier change of the same field is superseded too
  entered.forEach((e, i) => {
    if (e.under === target.key && e.replaces?.some((l) => labels.includes(l)))
      entered[i] = { ...e, struckLabels: new Set([...e.struckLabels, ...labels]) }
  })
}
function strikeAlso(entered: Entered[], at: number): void {
  const target = entered[at]
  if (target) entered[at] = { ...target, alsoStruck: true }
}

/** Per office until 2025-01-30, one nationwide yearly sequence since (부동산등기규칙 22조②): seven digits by spring. */
function receiptNo(on: Day, seed: string, order: number): number {
  const year = Number(on.slice(0, 4))
  const nth = daysBetween(dayOf(year, 1, 1), on) + 1
  const perDay = on >= '2025-01-31' ? 18_800 : 170
  const spread = on >= '2025-01-31' ? 9_000 : 120
  return nth * perDay + (hash(`${seed}${on}`) % spread) + order
}
