import type { Assessment, Finding, Grade, Severity } from '@jipsalpim/engine/assessment.ts'
import type { Stage } from '@jipsalpim/engine/risk/stage.ts'
import { describeAdvice } from '@jipsalpim/engine/words/describe-advice.ts'
import { describeFinding } from '@jipsalpim/engine/words/describe-finding.ts'
import { openSheet } from '../../ui/dialogs/ask.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { GradeShape } from '../../ui/display/grade-shape.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFindingLeads } from './about-finding.ts'
import { EvidenceChips } from '../register/evidence-chips.tsx'
import { FindingDetail } from './finding-detail.tsx'
import type { FindingGroup } from './group-findings.ts'
import { figureOf } from './numbers.ts'
import { PriceChips } from '../value/price-chips.tsx'
import { sectionsWords } from '../sections-words.ts'
import { words } from '../words.ts'

type Props = {
  assessment: Assessment
  group: FindingGroup
  stage: Stage
  /** Includes what to do; else only its title, figure, lines and consequences. */
  whole: boolean
}

/** What one line of the register means: the worst as the title, the others as rows, the line once. */
export function FindingCard({ assessment, group: { findings, evidence, shown, onPrice }, stage, whole }: Props) {
  const [first, ...rest] = findings
  const description = describeFinding(first)
  const { now } = describeAdvice(first, stage, assessment)
  return (
    <article className="relative rounded-lg border border-hairline bg-raised px-5 pt-4 pb-3 shadow-card hover:border-line break-inside-avoid">
      <div className="flex items-center justify-between gap-3">
        <SeverityMark severity={first.severity} />
        {rest.length > 0 && (
          <span className="figures text-note text-ink-2">{sectionsWords.sameEvidence(findings.length)}</span>
        )}
      </div>
      <h3 className="mt-1.5 text-body font-semibold">
        <OpenFinding {...{ assessment, finding: first, stage }} title={description.title} card />
      </h3>
      <p className="figures mt-1 pb-1 text-note text-ink-2">{description.body}</p>
      {evidence.length > 0 && (
        <div className="relative z-1 w-fit max-w-full">
          <EvidenceChips assessment={assessment} evidence={evidence} shown={shown} most={3} />
        </div>
      )}
      {onPrice && (
        <div className="relative z-1 w-fit max-w-full">
          <PriceChips assessment={assessment} />
        </div>
      )}
      {rest.length > 0 && (
        <ul className="relative z-1 mt-1 border-t border-hairline">
          {rest.map((finding, i) => (
            <li key={`${i} ${finding.id}`} className="border-b border-dashed border-hairline last:border-0">
              <FindingRow {...{ assessment, finding, stage }} />
            </li>
          ))}
        </ul>
      )}
      {whole && (
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 border-t border-hairline pt-2 text-note">
          <dt className="font-semibold text-brand">{words.findings.act}</dt>
          <dd>
            <span className="block">{now.act}</span>
            {now.due !== null && <span className="figures block text-ink-2">{now.due}</span>}
          </dd>
        </dl>
      )}
    </article>
  )
}

/** One finding as one line: its mark, its title and the number that it is about. */
export const FindingRow = (props: { assessment: Assessment; finding: Finding; stage: Stage }) => (
  <div className="flex min-h-12 items-center gap-2 text-note">
    <SeverityShape severity={props.finding.severity} />
    <OpenFinding {...props} title={describeFinding(props.finding).title} figure={figureOf(props.finding.numbers)} />
  </div>
)

type Opens = {
  assessment: Assessment
  finding: Finding
  stage: Stage
  title: string
  figure?: string | null
  /** The whole card opens it. */ card?: boolean
}

function OpenFinding({ assessment, finding, stage, title, figure = null, card = false }: Opens) {
  const leads = useFindingLeads()
  const open = () =>
    void openSheet({
      title,
      content: (close) => (
        <FindingDetail {...{ assessment, finding, stage }} leads={leads} onLeave={() => close(null)} />
      ),
    })
  return (
    <button
      type="button"
      onClick={open}
      aria-haspopup="dialog"
      className={
        card
          ? 'flex w-full items-start justify-between gap-3 text-left after:absolute after:inset-0 after:rounded-lg'
          : 'flex min-h-12 flex-1 items-center justify-between gap-3 text-left'
      }
    >
      <span className="min-w-0 flex-1">{title}</span>
      {figure !== null && <b className="figures shrink-0 font-semibold">{figure}</b>}
      <Icon name="next" size={20} className="mt-1 shrink-0 text-ink-3 print:hidden" />
    </button>
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

/** The shape alone where a row has no room for a badge; its word is read aloud. */
function SeverityShape({ severity }: { severity: Severity }) {
  const { shape } = marks[severity]
  return (
    <>
      {shape ? <GradeShape grade={shape} size={16} /> : <Icon name="info" size={16} className="shrink-0 text-ink-2" />}
      <span className="sr-only">{words.findings.severity[severity]}</span>
    </>
  )
}
