import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { sayGuarantee } from '@jipsalpim/engine/words/ko.ts'
import { Badge } from '../ui/badge.tsx'
import { ReportSection } from './report-section.tsx'
import { RuleNote } from './rule-note.tsx'
import { Terms } from './terms.tsx'
import { words } from './words.ts'

const say = words.guarantee
const tones = { eligible: 'good', 'not-eligible': 'danger', unknown: 'plain' } as const

/** Would the guarantor take this lease, and how far is it from the limit. */
export function GuaranteeSection({ assessment: { guarantee } }: { assessment: Assessment }) {
  const said = sayGuarantee(guarantee)
  return (
    <ReportSection title={say.title}>
      <Badge tone={tones[guarantee.verdict]}>{say.verdict[guarantee.verdict]}</Badge>
      <p className="mt-2 text-body font-semibold">{said.verdict}</p>
      {said.headroom && <p className="mt-1 text-body">{said.headroom}</p>}
      {said.reasons.length > 0 && (
        <ul className="mt-3 grid list-disc gap-1 pl-5 text-body">
          {said.reasons.map((reason) => (
            <li key={reason}>
              <Terms>{reason}</Terms>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-note text-ink-2">{say.final}</p>
      <RuleNote rule={guarantee.rule} />
    </ReportSection>
  )
}
