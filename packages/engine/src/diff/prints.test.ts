import { beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../samples/read-print.ts'
import { readSample, registerOf } from '../../samples/read-sample.ts'
import { readGeometry, rebuildPdf } from '../../samples/rebuild-pdf.ts'
import type { PdfPage } from '../pdf/page.ts'
import type { Entry, RegisterDocument, ResolvedRegister } from '../register/model.ts'
import { linesOfPage } from '../register/page-lines.ts'
import { readRegister } from '../register/read.ts'
import { resolveRegister } from '../register/resolve.ts'
import { applyDiff } from './apply.ts'
import type { RegisterDiff } from './change.ts'
import { diffRegisters } from './diff-registers.ts'
import { registerContent } from './register-content.ts'

const prints =
  'S000 S004 S008 S009 S011 S012 S015 S016 S017 S024 S026 S029 S036 S044 S045 S047 S057 S065 S066 S070 S072 S074 S078 S082 S112 S116'
const texts = [
  'codef-apt-gift-reverted.json',
  'codef-officetel-trust.json',
  'codef-land.json',
  'banpo-ocr-full.txt',
  'apick-ocr-2024.txt',
  'synthetic/kyungsa-codef_registry_response.json',
  'synthetic/kyungsa-registry_sample_apt.txt',
  'synthetic/kyungsa-registry_sample_complex.txt',
  'synthetic/kyungsa-registry_sample_hardstop.txt',
]
const pages = new Map<string, readonly PdfPage[]>()
const read = new Map<string, { document: RegisterDocument; whole: ResolvedRegister }>()

beforeAll(async () => {
  for (const id of prints.split(' ')) {
    const print = await readPdf(rebuildPdf(readGeometry(id)))
    if ('refused' in print) throw new Error(`${id}: ${print.refused.name}`)
    pages.set(id, print.pages)
    store(id, registerOf(readRegister({ kind: 'pages', pages: print.pages })))
  }
  for (const id of texts) store(id, readSample(id))
}, 120_000)
const store = (id: string, document: RegisterDocument) => read.set(id, { document, whole: resolveRegister(document) })

const compared = (before: ResolvedRegister, after: ResolvedRegister): RegisterDiff => {
  const diff = diffRegisters(before, after)
  if ('refused' in diff) throw new Error(diff.refused.name)
  return diff
}
const named = (diff: RegisterDiff) => diff.changes.flatMap((c) => c.entries.map((e) => e.entry))

test('a register and itself: nothing changed, nothing is in doubt', () => {
  for (const [id, { whole }] of read) {
    const { changes, doubts, reprint } = compared(whole, whole)
    expect([id, changes, doubts, reprint]).toEqual([id, [], [], []])
  }
})

test('every print with its later entries cut off, at every entry: exactly the missing ones are named, and lead back to the whole', () => {
  let cuts = 0
  for (const [id, { document, whole }] of read) {
    const order = byDay(whole)
    for (let n = 0; n < order.length; n++) {
      // a restored entry is reprinted together with the entry that restores it
      if (isReprint(order[n], order)) continue
      const selected = new Set(order.slice(0, n).map((e) => e.id))
      const before = cut(document, whole, selected)
      const diff = compared(resolveRegister(before), whole)
      const missing = whole.entries.filter((e) => !selected.has(e.id)).map((e) => e.id)
      expect([id, n, named(diff).toSorted()]).toEqual([id, n, missing.toSorted()])
      expect([id, n, diff.doubts, diff.reprint]).toEqual([id, n, [], []])
      expect([id, n, diff.changes.filter((c) => c.entries.length === 0)]).toEqual([id, n, []])
      expect([id, n, ended(diff)]).toEqual([id, n, endedIn(whole, missing)])
      expect([id, n, registerContent(resolveRegister(applyDiff(before, diff)))]).toEqual([
        id,
        n,
        registerContent(whole),
      ])
      cuts++
    }
  }
  expect(cuts).toBeGreaterThan(700)
}, 60_000)

test('cut between two days: the changes of the days are the changes of the whole', () => {
  for (const [id, { document, whole }] of read) {
    const order = byDay(whole)
    const middle = order.slice(0, Math.floor(order.length / 2))
    const half = resolveRegister(cut(document, whole, new Set(middle.map((e) => e.id))))
    const none = resolveRegister(cut(document, whole, new Set()))
    const kinds = (d: RegisterDiff) => d.changes.map((c) => `${c.kind} ${c.entries.map((e) => e.entry).join()}`)
    const both = [...kinds(compared(none, half)), ...kinds(compared(half, whole))]
    expect([id, both.toSorted()]).toEqual([id, kinds(compared(none, whole)).toSorted()])
  }
})

test.each([
  ['with its columns', (line: Line) => line.words.reduce(atItsPlace, '')],
  ['its columns lost', (line: Line) => line.words.map((w) => w.text).join(' ')],
])('a print and its own text, %s: no change either way, and what came since is told', (_, textOf) => {
  for (const id of prints.split(' ')) {
    const { document, whole } = read.get(id) ?? expect.fail(id)
    const text = (pages.get(id) ?? []).map((p) => linesOfPage(p).map(textOf).join('\n')).join('\n')
    const asText = resolveRegister(registerOf(readRegister({ kind: 'text', text })))
    for (const diff of [compared(whole, asText), compared(asText, whole)])
      expect([id, diff.changes, diff.doubts]).toEqual([id, [], []])
    const order = byDay(whole)
    const selected = new Set(order.slice(0, Math.ceil(order.length / 2)).map((e) => e.id))
    if (isReprint(order[selected.size], order)) continue
    const since = compared(resolveRegister(cut(document, whole, selected)), asText)
    const missing = whole.entries.filter((e) => !selected.has(e.id)).map((e) => e.id)
    expect([id, named(since).toSorted()]).toEqual([id, missing.toSorted()])
  }
})
type Line = ReturnType<typeof linesOfPage>[number]
const atItsPlace = (line: string, w: Line['words'][number]) =>
  line.padEnd(Math.max(Math.round(w.x / 5), line.length + 1)) + w.text

/** What each cancelling entry ends, by the changes and by the whole print. */
const ended = (diff: RegisterDiff) =>
  diff.changes
    .filter((c) => c.kind === 'cancelled')
    .map((c) => [c.entries[0]?.entry, c.on.map((e) => e.entry).toSorted()])
    .toSorted(byFirst)
const endedIn = (whole: ResolvedRegister, missing: readonly string[]) =>
  missing
    .map((id) => {
      const gone = whole.entries.filter((e) => e.cancelledBy === id)
      const tops = gone.filter((e) => !gone.some((x) => e.rank.startsWith(`${x.rank}-`)))
      return [id, tops.map((e) => e.id).toSorted()] as const
    })
    .filter(([id, on]) => on.length > 0 && (whole.entries.find((e) => e.id === id)?.purpose ?? '').endsWith('말소'))
    .toSorted(byFirst)
const byFirst = (a: readonly unknown[], b: readonly unknown[]) => (String(a[0]) < String(b[0]) ? -1 : 1)

/** Every entry by its day of entry. */
function byDay(whole: ResolvedRegister) {
  let last = ''
  let section = ''
  return whole.entries
    .map((entry, at) => {
      if (entry.section !== section) last = ''
      section = entry.section
      // a sub-entry is printed under its parent, not in order of time
      const own = entry.registeredAt ?? entry.receivedAt
      last = own ?? last
      return { entry, day: last, at }
    })
    .toSorted((a, b) => (a.day === b.day ? a.at - b.at : a.day < b.day ? -1 : 1))
    .map((x) => x.entry)
}

const isReprint = (e: Entry | undefined, order: readonly Entry[]) =>
  e !== undefined &&
  e.ordinal > 1 &&
  order.some(
    (x) => x.rank === e.rank && x.section === e.section && x.receiptNo === e.receiptNo && x.ordinal < e.ordinal,
  )

/** The print before the later entries: their strike lines through earlier entries are not drawn yet. */
function cut(document: RegisterDocument, whole: ResolvedRegister, survivor: ReadonlySet<string>): RegisterDocument {
  const later = whole.entries.filter((e) => !survivor.has(e.id))
  const isStruckLater = (id: string) => {
    const e = whole.entries.find((x) => x.id === id)
    if (e === undefined) return false
    if (e.cancelled) return e.cancelledBy !== null && !survivor.has(e.cancelledBy)
    const up = e.rank.replace(/-\d+$/, '')
    return later.some(
      (l) =>
        l.section === e.section &&
        (l.rank.startsWith(`${e.rank}-`) ||
          (up !== e.rank && l.rank.startsWith(`${up}-`)) ||
          l.references.some((r) => r.rank === e.rank || r.rank === up)),
    )
  }
  const entries = document.entries.filter((e) => survivor.has(e.id))
  return { ...document, entries: entries.map((e) => (isStruckLater(e.id) ? unstruck(e) : e)) }
}

function unstruck(e: Entry): Entry {
  const { livePurpose: _, ...rest } = e
  return {
    ...rest,
    strike: e.strike === 'unreadable' ? e.strike : 'none',
    amounts: e.amounts.map((a) => ({ ...a, struck: false })),
    parties: e.parties.map(({ struckParts: _parts, ...p }) => ({ ...p, struck: false })),
  }
}
