import type { Assessment, Finding, Grade, Severity } from '@jipsalpim/engine/assessment.ts'
import { sayFinding } from '@jipsalpim/engine/words/ko.ts'
import { openSheet } from '../ui/ask.tsx'
import { Badge } from '../ui/badge.tsx'
import { GradeShape } from '../ui/grade-shape.tsx'
import { Icon } from '../ui/icon.tsx'
import { EvidenceChips } from './evidence-chips.tsx'
import { FindingDetail } from './finding-detail.tsx'
import { usePrinting } from './printing.ts'
import { ReportSection } from './report-section.tsx'
import { words } from './words.ts'

const say = words.findings

export function FindingsSection({ assessment }: { assessment: Assessment }) {
  // the engine hands them over worst first
  const { findings } = assessment
  const printing = usePrinting()
  return (
    <ReportSection title={say.title} count={say.count(findings.length)}>
      {findings.length === 0 && <p className="text-body text-ink-2">{say.none}</p>}
      <ul className="grid gap-3">
        {findings.map((finding, i) => (
          // one signal may speak of two rights
          <li key={`${i} ${finding.id}`}>
            <FindingCard assessment={assessment} finding={finding} />
            {printing && (
              <div className="mt-4 mb-6 px-5">
                <FindingDetail assessment={assessment} finding={finding} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </ReportSection>
  )
}

/** The whole card opens the finding; the chips on it open their own line. */
function FindingCard({ assessment, finding }: { assessment: Assessment; finding: Finding }) {
  const said = sayFinding(finding)
  const open = () =>
    void openSheet({ title: said.title, content: () => <FindingDetail assessment={assessment} finding={finding} /> })
  return (
    <article className="relative rounded-lg border border-hairline bg-raised px-5 pt-4 pb-2 shadow-card hover:border-line break-inside-avoid">
      <SeverityMark severity={finding.severity} />
      <h3 className="mt-1.5 text-body font-semibold">
        <button
          type="button"
          onClick={open}
          aria-haspopup="dialog"
          className="flex w-full items-start justify-between gap-3 text-left after:absolute after:inset-0 after:rounded-lg"
        >
          {said.title}
          <Icon name="next" size={20} className="mt-1 text-ink-3 print:hidden" />
        </button>
      </h3>
      <p className="mt-1 pb-2 text-note text-ink-2">{said.body}</p>
      {finding.evidence.length > 0 && (
        <div className="relative z-1 w-fit max-w-full">
          <EvidenceChips assessment={assessment} evidence={finding.evidence} />
        </div>
      )}
    </article>
  )
}

const marks = {
  danger: { tone: 'danger', shape: '위험' },
  caution: { tone: 'caution', shape: '주의' },
  note: { tone: 'plain', shape: null },
} as const satisfies Record<Severity, { tone: 'danger' | 'caution' | 'plain'; shape: Grade | null }>

/** Word, shape and colour together, as with the grades. */
function SeverityMark({ severity }: { severity: Severity }) {
  const { tone, shape } = marks[severity]
  return (
    <Badge tone={tone}>
      {shape ? <GradeShape grade={shape} size={14} /> : <Icon name="info" size={14} />}
      {say.severity[severity]}
    </Badge>
  )
}
