import type { Grade } from '@jipsalpim/engine/assessment.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { useGo } from '../../../kernel/links.ts'
import { formatDay } from '../../../lang/format.ts'
import { ReportSection } from '../../../report-body/report-section.tsx'
import { words } from '../../../report-body/words.ts'
import { LinkList } from '../../../ui/buttons/link-list.tsx'
import { words as uiWords } from '../../../ui/words.ts'
import type { Answers } from '../answers/valid-answers.ts'
import type { OwnReport } from '../answers/own-report-frame.tsx'
import { PreviousReport } from './previous-report.tsx'
import { scoreWords as w } from './score-words.ts'

type Judged = { grade: Grade | null; score: number | null }

/** What earlier versions of the report scored, and the report before it of the same home. */
export function EarlierScores({ report, versions }: { report: OwnReport; versions: Answers['versions'] }) {
  const go = useGo()
  const earlier = versions.filter((v) => v.version < report.version)
  return (
    <ReportSection title={w.earlier} note={w.earlierNote}>
      {earlier.length === 0 ? (
        <p className="text-body text-ink-2">{w.noEarlier}</p>
      ) : (
        <LinkList
          items={earlier.map((v) => ({
            id: String(v.version),
            to: go.href('reportView', { report: report.report_seq, version: v.version }),
            title: `${words.method.versionOf(v.version)} · ${describe(v)}`,
            note: `${formatDay(dayInSeoul(new Date(v.made_at)))} · ${words.method.rulePack} ${v.rule_pack}`,
          }))}
        />
      )}
      <PreviousReport seq={report.report_seq} />
    </ReportSection>
  )
}

const describe = ({ grade, score }: Judged): string =>
  [grade && uiWords.grade[grade], score === null ? w.noScore : w.score(score)].filter(Boolean).join(' ')
