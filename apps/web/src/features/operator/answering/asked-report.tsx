import type { Assessment, Finding } from '@jipsalpim/engine/assessment.ts'
import { stageOf } from '@jipsalpim/engine/risk/stage.ts'
import { describeFinding } from '@jipsalpim/engine/words/describe-finding.ts'
import '../../../report-body/findings/finding-words.ts'
import { FindingDetail } from '../../../report-body/findings/finding-detail.tsx'
import { Verdict } from '../../../report-body/verdict/verdict.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { operatorQuestionWords as w } from './question-words.ts'

/** The masked report: its verdict, the finding that was asked about with its lines, and the others folded. */
export function AskedReport({ assessment, finding }: { assessment: Assessment; finding: string | null }) {
  const asked = assessment.findings.filter((f) => f.id === finding)
  const others = assessment.findings.filter((f) => f.id !== finding)
  return (
    <section className="grid min-w-0 gap-6">
      <h2 className="text-body font-bold">{w.report}</h2>
      <Card>
        <Verdict assessment={assessment} sample={false} />
      </Card>
      {asked.map((one, i) => (
        <Card key={`${i} ${one.id}`} label={describeFinding(one).title}>
          <h3 className="mb-3 text-body font-semibold">{describeFinding(one).title}</h3>
          <Detail assessment={assessment} finding={one} />
        </Card>
      ))}
      {others.map((one, i) => (
        <Disclosure key={`${i} ${one.id}`} title={describeFinding(one).title}>
          <Detail assessment={assessment} finding={one} />
        </Disclosure>
      ))}
    </section>
  )
}

function Detail({ assessment, finding }: { assessment: Assessment; finding: Finding }) {
  const stage = stageOf(assessment.lease, assessment.day)
  return <FindingDetail {...{ assessment, finding }} stage={'value' in stage ? stage.value : 'before-contract'} />
}
