import { table } from '../house/printed/markdown.ts'
import { factFields } from './facts.ts'
import type { FuzzRecord } from './fuzz-record.ts'
import { labelled } from './labels.ts'
import type { Measured } from './measure.ts'
import { precision, recall, right, whole, type Count } from './score.ts'
import { disagreements, settlements } from './settle.ts'
import { missedTargets, sets, targetOf, targets, turned } from './targets.ts'

/** docs/printed/accuracy.md. */
export function printAccuracy(measured: readonly Measured[], fuzz: FuzzRecord): string {
  const main = measured.filter((m) => targets[m.id] !== undefined)
  const madeOver = measured.filter((m) => targets[m.id] === undefined)
  return `${[
    '# How well registers are read',
    'What the reader (`packages/engine/src/register`, `packages/engine/src/pdf`) says of 35 labelled registers, field by field, against what people read in them. Printed by `npm run accuracy`; do not edit.',
    `## The whole\n\n${overview(main)}\n\n${verdict(measured)}`,
    'A field is one thing that a register says: a purpose, a day, a party’s name. Right are the fields that are printed and read alike, of all that are printed or read; a field empty on both sides does not count. An entry that is not found costs all its fields.',
    `## Cancelled or live\n\nEntries of 갑구 and 을구, and rows of 표제부 and of lists.\n\n${states(measured)}`,
    ...main.map((m) => `## ${sets[m.id].title}, field by field\n\n${fields(m)}`),
    `## The same prints in other forms\n\nEach print made over by a program and read again, scored by the same labels: this measures what a form does to the reading, and no new registers. Fields that a form does not carry are left out (a text has no lines, so no partly struck entries).\n\n${overview(madeOver)}`,
    `## Known misses\n\n${misses(measured)}`,
    `## How the labels were made\n\n${labels()}`,
    `## What these figures do not say\n\n${limits}`,
    `## Broken and hostile files\n\n${fuzzed(fuzz)}`,
  ].join('\n\n')}\n`
}

const percent = (n: number) => (Number.isNaN(n) ? '–' : `${(Math.floor(n * 10_000) / 100).toFixed(2)} %`)

const overview = (list: readonly Measured[]) =>
  table(
    ['Form', 'Registers', 'Entries', 'Fields', 'Right', 'Precision', 'Recall', 'Target'],
    list.map((m) => {
      const c = whole(m.score)
      return [
        sets[m.id].title,
        String(m.documents),
        String(m.entries),
        String(c.matched + c.wrong),
        percent(right(c)),
        percent(precision(c)),
        percent(recall(c)),
        `${targetOf(m.id)} %`,
      ]
    }),
  )

function verdict(measured: readonly Measured[]) {
  const missed = missedTargets(measured)
  return missed.length === 0 ? 'Every target is met.' : `Missed: ${missed.join('; ')}.`
}

const states = (measured: readonly Measured[]) =>
  table(
    ['Form', 'Entries', 'Taken for the other'],
    measured.map((m) => [sets[m.id].title, String(m.entries), String(turned(m))]),
  )

const fields = (m: Measured) =>
  table(
    ['Field', 'Printed', 'Read alike', 'Not read', 'Read and not printed', 'Precision', 'Recall'],
    factFields
      .map((f): [string, Count] => [f, m.score.fields[f]])
      .filter(([, c]) => c.matched + c.wrong > 0)
      .map(([f, c]) => [
        f,
        String(c.matched + c.missing),
        String(c.matched),
        String(c.missing),
        String(c.extra),
        percent(precision(c)),
        percent(recall(c)),
      ]),
  )

function misses(measured: readonly Measured[]) {
  const rows = measured.flatMap((m) =>
    m.score.misses.map((x) => [sets[m.id].title, x.doc, x.entry, x.field, x.printed ?? '', x.read ?? '']),
  )
  return rows.length === 0 ? 'None.' : table(['Form', 'Register', 'Entry', 'Field', 'Printed', 'Read'], rows)
}

function labels() {
  const docs = labelled()
  const apart = docs.flatMap((doc) => disagreements(doc))
  const settled = settlements()
  const both = settled.filter((s) => !apart.some((d) => d.doc === s.doc && d.entry === s.entry && d.field === s.field))
  return [
    `Two people wrote down every entry of all ${docs.length} registers, apart from each other, from the pictures and the words of the pages, without the reading program (\`packages/engine/samples/labels\`). A program compared their cells: ${apart.length} differed. Each was settled by looking at the page again, with a line that says why (\`settled.tsv\`); ${both.length} cells that both wrote alike were settled too, where a recognised text garbled a rank. Nothing was settled by what the reader says.`,
    'The rows of 표제부 (`labels/title`) are one reading: block, number, standing or not, unit, words of use, size by storey, share of the ground. A first draft was the reader’s own; every row was then read against its page, and the sizes were compared as a whole with all numbers before ㎡ that stand above 갑구.',
    'The 26 prints are real (2004–2013), measured word by word and rebuilt as PDFs: letters at their places, red lines drawn; grid lines are not there. In two of them (S070, S082) the measuring tool had run letters of neighbouring cells together; those words were put apart at the start of the second cell before anything was scored. The bodies are three real ones of a provider (2024–2026) and an invented one; the texts two real recognised ones (2024, 2025) and three invented ones. Names, numbers and addresses are replaced throughout.',
  ].join('\n\n')
}

const limits = [
  '- The labelled registers lay open while the reader was written. A register that it has never met may be read worse; the other forms above are the nearest to that which can be measured here.',
  '- No print of 2024 or later with a text layer is public. That layout is known from recognised texts and provider bodies, and is set here by our own program.',
  '- 표제부 was labelled in one pass only. 매매목록 and the summary are read and tested by example, but not labelled.',
  '- No public print carries a 공동담보목록: the lists here are set by our own program after the columns of the rules and what others report of such prints, so they measure the reading of that layout and not of every printer’s.',
  '- A photograph or a scan without a text layer is refused, not read.',
  '- A text recognised column by column (all ranks of a page, then all purposes) is read in part only: where dates and causes of a page do not come out even, they are handed back as unread instead of being guessed.',
  '- The registry viewer’s XML (as Tilko passes it on) is read by the names of its fields; no real body of it was at hand. Bodies of other vendors are refused by name.',
  '- The summary at the end of a print is kept beside the register and is not yet held against it when lines cannot be read.',
  '- Without lines (texts) a cancelled entry is known by the entry that cancels it, and an amount that was struck and replaced by its place alone.',
].join('\n')

const fuzzed = (r: FuzzRecord) =>
  [
    `\`npm run fuzz\` changed the samples in ${r.inputs.toLocaleString('en')} ways with seed ${r.seed} (last whole run ${r.day}): bytes of PDFs changed, cut and spliced, texts and bodies changed, cut, mixed and nested.`,
    table(
      ['What', 'Inputs', 'Read', 'Refused by name', 'Exceptions', 'Over 2 s', 'Slowest', 'Heap at most'],
      r.kinds.map((k) => [
        k.kind,
        k.inputs.toLocaleString('en'),
        k.read.toLocaleString('en'),
        k.refused.toLocaleString('en'),
        String(k.exceptions),
        String(k.slow),
        `${k.slowestMs} ms`,
        `${k.heapMb} MB`,
      ]),
    ),
    `Memory over ${r.flat.documents.toLocaleString('en')} registers one after the other: ${r.flat.startMb} MB in use after the first ${r.flat.warm.toLocaleString('en')}, ${r.flat.endMb} MB after the last.`,
  ].join('\n\n')
