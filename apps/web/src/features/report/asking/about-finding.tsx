import type { QuestionName } from '@jipsalpim/contract/areas/report/question-terms.ts'
import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { describeFinding } from '@jipsalpim/engine/words/describe-finding.ts'
import '../../../report-body/findings/finding-words.ts'
import { EvidenceChips } from '../../../report-body/register/evidence-chips.tsx'
import { askingWords as w } from './asking-words.ts'

type Props = { name: QuestionName; finding: string | null; assessment: Assessment }

/** What a question is about: the finding with its lines of the register, if this version has it. */
export function AboutFinding({ name, finding, assessment }: Props) {
  if (finding === null) return <p className="mb-1 text-note font-semibold text-ink-2">{w.about[name]}</p>
  const found = assessment.findings.find((f) => f.id === finding)
  return (
    <div className="mb-2">
      <p className="text-note font-semibold text-ink-2">{w.about[name]}</p>
      <p className="text-body font-semibold">{found ? describeFinding(found).title : w.notInVersion}</p>
      {found && found.evidence.length > 0 && (
        <EvidenceChips assessment={assessment} evidence={found.evidence} most={3} />
      )}
    </div>
  )
}
