import type { Assessment, Evidence } from '@jipsalpim/engine/assessment.ts'
import { openSheet } from '../../ui/dialogs/ask.tsx'
import { EvidenceChip } from '../../ui/display/evidence-chip.tsx'
import { RegisterLine } from '../../ui/display/register-line.tsx'
import { entryOf } from './entries.ts'
import { lightLine, useLitLine } from './lit-line.ts'
import { useOriginal } from './original.ts'
import { sectionsWords } from '../sections-words.ts'
import { words } from '../words.ts'

type Props = {
  assessment: Assessment
  evidence: readonly Evidence[]
}

/** The lines of the register behind a claim; a tap shows the line. */
export function EvidenceChips({
  assessment,
  evidence,
  shown = evidence,
  short = false,
  most = Infinity,
}: Props & {
  /** The evidence drawn here; the rest opens with `more`. */
  shown?: readonly Evidence[]
  /** Where space is scarce: only the rank number. */
  short?: boolean
  /** At most this many are drawn; the rest opens together. */
  most?: number
}) {
  const lit = useLitLine()
  if (evidence.length === 0) return null
  const drawn = shown.slice(0, most)
  const more = evidence.length - drawn.length
  return (
    <ul className="flex flex-wrap gap-x-2 gap-y-4 py-2">
      {drawn.map((one) => {
        const entry = entryOf(assessment, one)
        return (
          <li key={`${one.section} ${one.rank} ${one.entry}`} className="max-w-full">
            <EvidenceChip
              evidence={one}
              receivedAt={short ? null : (entry?.receivedAt ?? null)}
              receiptNo={short ? null : (entry?.receiptNo ?? null)}
              cancelled={entry?.cancelled ?? false}
              current={lit !== null && lit.entry === one.entry && lit.entry !== null}
              onOpen={() => openEvidence(assessment, one)}
            />
          </li>
        )
      })}
      {more > 0 && (
        <li>
          <button
            type="button"
            onClick={() => void openLines(assessment, evidence)}
            className="reach min-h-8 rounded-sm border border-hairline px-2 py-1 text-note font-semibold text-ink-2 hover:border-line"
          >
            {sectionsWords.moreLines(more)}
          </button>
        </li>
      )}
    </ul>
  )
}

/**
 * On a desktop the register is next to the report and the line is highlighted in it; elsewhere a sheet shows the line.
 */
export function openEvidence(assessment: Assessment, evidence: Evidence): void {
  if (!lightLine(evidence)) void openLines(assessment, [evidence])
}

const openLines = (assessment: Assessment, evidence: readonly Evidence[]): Promise<null> =>
  openSheet({
    title: words.findings.evidence,
    content: () => <EvidenceLines assessment={assessment} evidence={evidence} />,
  })

/**
 * The lines themselves, as printed. A 표제부 block is not stored line by line: only its place in the document is shown.
 */
export function EvidenceLines({ assessment, evidence }: Props) {
  const original = useOriginal()
  return (
    <div className="grid gap-3">
      {evidence.map((one) => {
        const entry = entryOf(assessment, one)
        if (entry)
          return (
            <div key={entry.id}>
              <p className="mb-1 text-note font-semibold">{entry.section}</p>
              <RegisterLine entry={entry} highlighted />
              {original?.(entry)}
            </div>
          )
        return (
          <p key={`${one.section} ${one.rank}`} className="figures rounded-sm bg-sunk px-3 py-2 text-note">
            {words.findings.placeOf(one.section, one.rank, one.page)}
          </p>
        )
      })}
    </div>
  )
}
