import type { Assessment, Finding, Grade, Severity } from '@jipsalpim/engine/assessment.ts'
import type { Stage } from '@jipsalpim/engine/risk/stage.ts'
import { describeAdvice } from '@jipsalpim/engine/words/describe-advice.ts'
import { describeFinding } from '@jipsalpim/engine/words/describe-finding.ts'
import { openSheet } from '../ui/ask.tsx'
import { Badge } from '../ui/badge.tsx'
import { GradeShape } from '../ui/grade-shape.tsx'
import { Icon } from '../ui/icon.tsx'
import { EvidenceChips } from './evidence-chips.tsx'
import { FindingDetail } from './finding-detail.tsx'
import { words } from './words.ts'

type Props = { assessment: Assessment; finding: Finding; stage: Stage }

/** The whole card opens the finding; its chips open their own line. */
export function FindingCard({ assessment, finding, stage }: Props) {
  const description = describeFinding(finding)
  const { now } = describeAdvice(finding, stage, assessment.lease, assessment.day)
  const open = () =>
    void openSheet({ title: description.title, content: () => <FindingDetail {...{ assessment, finding, stage }} /> })
  return (
    <article className="relative rounded-lg border border-hairline bg-raised px-5 pt-4 pb-3 shadow-card hover:border-line break-inside-avoid">
      <SeverityMark severity={finding.severity} />
      <h3 className="mt-1.5 text-body font-semibold">
        <button
          type="button"
          onClick={open}
          aria-haspopup="dialog"
          className="flex w-full items-start justify-between gap-3 text-left after:absolute after:inset-0 after:rounded-lg"
        >
          {description.title}
          <Icon name="next" size={20} className="mt-1 text-ink-3 print:hidden" />
        </button>
      </h3>
      <p className="mt-1 pb-1 text-note text-ink-2">{description.body}</p>
      {finding.evidence.length > 0 && (
        <div className="relative z-1 w-fit max-w-full">
          <EvidenceChips assessment={assessment} evidence={finding.evidence} />
        </div>
      )}
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 border-t border-hairline pt-2 text-note">
        <dt className="font-semibold text-brand">{words.findings.act}</dt>
        <dd>
          <span className="block">{now.act}</span>
          <span className="figures block text-ink-2">{now.due}</span>
        </dd>
      </dl>
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
      {words.findings.severity[severity]}
    </Badge>
  )
}
