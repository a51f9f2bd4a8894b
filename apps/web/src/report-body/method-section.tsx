import type { reportBody } from '@jipsalpim/contract/areas/report/report.ts'
import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import type { output } from 'zod'
import { dayWords } from '../lang/day-words.ts'
import { Facts, type Fact } from './facts.tsx'
import { ReportSection } from './report-section.tsx'
import { words } from './words.ts'

export type ReportSources = output<typeof reportBody>['sources']
/** When this report was made, and which version of it this is. */
export type Made = { version: number; readyAt: string }

const say = words.method

/** How the assessment was made: enough to repeat it. */
export function MethodSection({
  assessment,
  sources = [],
  made,
}: {
  assessment: Assessment
  sources?: ReportSources
  made?: Made
}) {
  const facts: Fact[] = [
    { term: say.day, detail: assessment.day },
    { term: say.rulePack, detail: assessment.rulePack },
    { term: say.engine, detail: assessment.engine },
    ...(made
      ? [
          { term: say.version, detail: say.versionOf(made.version) },
          { term: say.readyAt, detail: dayWords.instant(made.readyAt) },
        ]
      : []),
    ...sources.map(({ step, state, answered_at }) => ({
      term: say.step[step],
      detail: answered_at === null ? say.state[state] : `${say.state[state]} · ${dayWords.instant(answered_at)}`,
    })),
  ]
  return (
    <ReportSection title={say.title} note={say.how}>
      <Facts facts={facts} />
      <p className="mt-4 text-note text-ink-2">{say.legal}</p>
    </ReportSection>
  )
}
