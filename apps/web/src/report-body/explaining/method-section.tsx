import { link } from '@jipsalpim/contract/routes.ts'
import type { reportBody } from '@jipsalpim/contract/areas/report/report.ts'
import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { Link } from 'react-router'
import type { output } from 'zod'
import { dayWords } from '../../lang/day-words.ts'
import { Facts, type Fact } from '../facts.tsx'
import { ReportSection } from '../report-section.tsx'
import { ScoreParts } from './score-parts.tsx'
import { words } from '../words.ts'

export type ReportSources = output<typeof reportBody>['sources']
/** When this report was made, and which version of it this is. */
export type Made = { version: number; readyAt: string }

/** How it was judged: enough to judge it again. */
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
    { term: words.method.day, detail: assessment.day },
    { term: words.method.rulePack, detail: assessment.rulePack },
    { term: words.method.engine, detail: assessment.engine },
    ...(made
      ? [
          { term: words.method.version, detail: words.method.versionOf(made.version) },
          { term: words.method.readyAt, detail: dayWords.instant(made.readyAt) },
        ]
      : []),
    ...sources.map(({ step, state, answered_at }) => ({
      term: words.method.step[step],
      detail:
        answered_at === null
          ? words.method.state[state]
          : `${words.method.state[state]} · ${dayWords.instant(answered_at)}`,
    })),
  ]
  return (
    <ReportSection folded title={words.method.title} note={words.method.how}>
      <ScoreParts assessment={assessment} />
      <Facts facts={facts} />
      <Link
        to={link('accuracy')}
        className="mt-2 inline-flex min-h-12 items-center text-note font-semibold text-brand underline print:hidden"
      >
        {words.method.accuracy}
      </Link>
      <p className="mt-2 text-note text-ink-2">{words.method.legal}</p>
    </ReportSection>
  )
}
