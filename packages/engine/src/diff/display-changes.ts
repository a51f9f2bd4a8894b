import type { Evidence } from '../assessment.ts'
import { kindIn } from '../property/home-kinds.ts'
import { separateNotes } from '../property/separate-notes.ts'
import { readDay } from '../register/dates.ts'
import type { DisplayRow, ResolvedRegister } from '../register/model.ts'
import type { Day } from '../values/day.ts'
import type { Change, DisplayBlock, Doubt, Edit, MeaningId } from './change.ts'
import { squeeze } from './plain-words.ts'

type Both = { before: ResolvedRegister; after: ResolvedRegister }
type Told = {
  kind: Change['kind']
  meaning: MeaningId
  row: DisplayRow | null
  block: DisplayBlock
  words: Change['words']
}

/** Changes in the head of the register (표제부): the share of the land, separate entries, building, place. */
export function displayChanges(both: Both): Change[] {
  const lines = [
    ...landRights(both),
    ...separateEntries(both),
    ...(['building', 'unit', 'land'] as const).flatMap((b) => rows(both, b)),
  ]
  const written = new Set<DisplayBlock>()
  return lines.map((t): Change => {
    const edits: Edit[] = []
    for (const block of t.kind.startsWith('land-right') ? (['landRight', 'land'] as const) : [t.block]) {
      if (written.has(block) || sameRows(both, block)) continue
      written.add(block)
      edits.push({ do: 'display', block, rows: both.after.display[block] })
    }
    return {
      kind: t.kind,
      rights: [],
      day: t.row === null ? null : dayOfRow(t.row),
      receiptNo: null,
      entries: t.row === null ? [] : [evidenceOfRow(t.row)],
      on: [],
      purpose: t.row === null ? '' : wordsOf(t.row),
      amount: null,
      holders: null,
      owners: null,
      words: t.words,
      application: null,
      meaning: [t.meaning],
      edits,
    }
  })
}

const evidenceOfRow = (row: DisplayRow): Evidence => ({ section: '표제부', rank: row.no, entry: null, page: row.page })
const wordsOf = (row: DisplayRow): string =>
  row.cells
    .filter((c) => c !== '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The day of entry comes last: '2020년8월20일 대지권 / 2020년9월10일 등기'. */
const dayOfRow = (row: DisplayRow): Day | null => {
  const dates = wordsOf(row).match(/\d{4}\s?년\s?\d{1,2}\s?월\s?\d{1,2}\s?일/g) ?? []
  return row.receivedAt ?? readDay(dates.at(-1) ?? '')
}

// notes of computerisation, and of where drawings are stored
const remarks =
  /부동산등기법(시행규칙)?제177조의?\d*제\d*항?의?규정에의하여\d+년\d+월\d+일전산이기|도면편철장제?\d*책?제?\d*[호장면]?/g
export const keyOfRow = (row: DisplayRow): string => squeeze(row.cells.join('')).replace(remarks, '')
const live = (r: ResolvedRegister, block: DisplayBlock) => r.display[block].filter((x) => !x.struck)
const keys = (r: ResolvedRegister, block: DisplayBlock) => live(r, block).map(keyOfRow)
const sameRows = ({ before, after }: Both, block: DisplayBlock) =>
  String(keys(before, block)) === String(keys(after, block))

/** 대지권: kind and share, without the notes in the same block. */
const landRightRows = (r: ResolvedRegister) =>
  live(r, 'landRight').filter((x) => /대지권/.test(x.cells[0] ?? '') || /분의/.test(x.cells[1] ?? ''))
const ratioOf = (row: DisplayRow) => squeeze(row.cells[1] ?? '')

function landRights({ before, after }: Both): Told[] {
  // a head that could not be read at all proves nothing
  if (after.kind !== '집합건물' || after.display.unit.length === 0 || before.display.unit.length === 0) return []
  const [was, now] = [landRightRows(before), landRightRows(after)]
  const [gone, come] = [was[0], now[0]]
  // text without columns may lose the words of the row, but not the whole block
  const left = [before, after].some((r) => landRightRows(r).length === 0 && r.display.landRight.length > 0)
  if (isLoose(before, after) && left) return []
  if (come !== undefined && gone === undefined)
    return [{ ...landRight('land-right-registered'), row: come, words: { before: '', after: ratioOf(come) } }]
  if (gone !== undefined && come === undefined)
    return [{ ...landRight('land-right-gone'), row: null, words: { before: ratioOf(gone), after: '' } }]
  const ratios = (rows: readonly DisplayRow[]) => rows.map(ratioOf).join(', ')
  return come === undefined || isLoose(before, after) || figures(ratios(was)) === figures(ratios(now))
    ? []
    : [{ ...landRight('land-right-changed'), row: come, words: { before: ratios(was), after: ratios(now) } }]
}

const landRight = (kind: 'land-right-registered' | 'land-right-changed' | 'land-right-gone') => ({
  kind,
  meaning: kind,
  block: 'landRight' as const,
})
const figures = (text: string) => text.replace(/[^\d.]+/g, ' ').trim()

function separateEntries({ before, after }: Both): Told[] {
  if (after.display.landRight.length === 0 && after.display.land.length === 0) return []
  const [was, now] = [separateNotes(before), separateNotes(after)]
  const blockOf = (r: DisplayRow, of: ResolvedRegister): DisplayBlock =>
    of.display.land.includes(r) ? 'land' : 'landRight'
  const isIn = (rows: readonly DisplayRow[], row: DisplayRow) => rows.some((x) => noteOf(x) === noteOf(row))
  const changed = (kind: 'separate-noted' | 'separate-cleared', row: DisplayRow, of: ResolvedRegister): Told => ({
    kind,
    meaning: kind === 'separate-noted' ? 'land-debt-hidden' : 'land-debt-cleared',
    row,
    block: blockOf(row, of),
    words: null,
  })
  return [
    ...now.filter((r) => !isIn(was, r)).map((r) => changed('separate-noted', r, after)),
    ...was.filter((r) => !isIn(now, r)).map((r) => changed('separate-cleared', clearedBy(r, after) ?? r, before)),
  ]
}

/** The text of the note, without the marks that OCR puts around it. */
const noteOf = (r: DisplayRow) =>
  /별도등기있음.*/.exec(squeeze(r.cells.join('')))?.[0].replace(/\d{4}년\d+월\d+일.*$/, '') ?? ''
const clearedBy = (r: DisplayRow, { display }: ResolvedRegister) =>
  [...display.land, ...display.landRight].find((x) => squeeze(x.cells.join('')).includes(`${r.no}번별도등기말소`))

/** Another construction, use or size; or only another spelling of the address. */
function rows({ before, after }: Both, block: 'building' | 'unit' | 'land'): Told[] {
  const [was, now] = [live(before, block), live(after, block)]
  // text has no strike line through a former row, and wraps freely: displayDoubt compares the rest
  if (was.length === 0 || now.length === 0 || isLoose(before, after) || sameRows({ before, after }, block)) return []
  const row = now.find((r) => !was.some((x) => keyOfRow(x) === keyOfRow(r))) ?? now.at(-1) ?? null
  const [old, fresh] = [was.map(fabricOf).join(' '), now.map(fabricOf).join(' ')]
  if (substance(old) !== substance(fresh))
    return [{ kind: 'display-changed', meaning: 'building-changed', row, block, words: { before: old, after: fresh } }]
  const places = { before: placeOf(was), after: placeOf(now) }
  return squeeze(places.before) === squeeze(places.after)
    ? []
    : [{ kind: 'display-changed', meaning: 'address-redrawn', row, block, words: places }]
}

const isLoose = (before: ResolvedRegister, after: ResolvedRegister) =>
  before.readFrom === 'text' || after.readFrom === 'text'

/**
 * Read from text, another size of the unit or share of the land may be a misread digit: it is reported as a doubt,
 * not as a change.
 */
export function displayDoubt(before: ResolvedRegister, after: ResolvedRegister): Doubt | null {
  if (!isLoose(before, after)) return null
  for (const [block, figure] of [
    ['unit', /\d+㎡/g],
    ['landRight', /\d+분의\d+/g],
  ] as const) {
    const describe = (r: ResolvedRegister) => [
      ...new Set(r.display[block].flatMap((x) => squeeze(x.cells.join('')).match(figure) ?? [])),
    ]
    const [was, now] = [describe(before), describe(after)]
    const row = after.display[block][0]
    if (row !== undefined && was.length > 0 && now.some((x) => !was.includes(x)))
      return {
        id: 'reads-differently',
        evidence: evidenceOfRow(row),
        words: { before: was.join(', '), after: now.join(', ') },
      }
  }
  return null
}

const isFabric = (cell: string) => /㎡|구조|철근|콘크리트|벽돌|연와|블[럭록]/.test(cell)
const fabricOf = (row: DisplayRow) => row.cells.filter(isFabric).join(' ').replace(/\s+/g, ' ')
/** Sizes and use: what affects the value. Construction words are often wrapped or misread. */
const substance = (text: string) => `${(squeeze(text).match(/\d[\d]*㎡/g) ?? []).join()} ${kindIn(text) ?? ''}`
const placeOf = (rows: readonly DisplayRow[]) =>
  rows
    .flatMap((r) => r.cells.filter((c) => !isFabric(c) && /[동리가로길읍면]\s?\d|도로명주소|제\d+/.test(c)))
    .join(' ')
    .replace(/\d{4}\s?년[\s\S]*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
