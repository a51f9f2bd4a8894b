import type { Assessment, Finding } from '@jipsalpim/engine/assessment.ts'
import { describeFinding } from '@jipsalpim/engine/words/describe-finding.ts'
import { describeCap, describeNotChecked, describeVerdict, describeWithheld } from '@jipsalpim/engine/words/describe.ts'
import { useGo } from '../../kernel/links.ts'
import { formatDay } from '../../lang/format.ts'
import { EngineWords } from '../../report-body/engine-words.tsx'
import { EvidenceChips } from '../../report-body/register/evidence-chips.tsx'
import { Facts } from '../../report-body/facts.tsx'
import { ReportSection } from '../../report-body/report-section.tsx'
import { RuleNote } from '../../report-body/explaining/rule-note.tsx'
import { ScoreParts } from '../../report-body/explaining/score-parts.tsx'
import { Terms } from '../../report-body/explaining/terms.tsx'
import { Home } from '../../report-body/verdict/verdict.tsx'
import { words } from '../../report-body/words.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { GradeMark } from '../../ui/display/grade-mark.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { ScoreFigure } from '../../ui/display/score-figure.tsx'
import { OwnReportFrame, type OwnReport } from './answers/own-report-frame.tsx'
import { EarlierScores } from './earlier/earlier-scores.tsx'
import { scoreWords as w } from './earlier/score-words.ts'

/** How the score of the user's report (`report` in the URL) was calculated, by the rules that it was stored with. */
export default function ScorePage() {
  const go = useGo()
  return (
    <OwnReportFrame title={w.title}>
      {({ report, answers }) => {
        const to = go.href('reportView', { report: report.report_seq })
        return (
          <Page
            title={w.title}
            onBack={() => go('reportView', { report: report.report_seq })}
            bottom={
              <ButtonLink size="large" wide to={to}>
                {w.toReport}
              </ButtonLink>
            }
          >
            <EngineWords>
              <div className="mx-auto grid w-full max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-8">
                <Head report={report} />
                <Points assessment={report.assessment} />
                <Ceilings assessment={report.assessment} />
                <Changes assessment={report.assessment} />
                <EarlierScores report={report} versions={answers.versions} />
                <Method report={report} />
              </div>
            </EngineWords>
          </Page>
        )
      }}
    </OwnReportFrame>
  )
}

function Head({ report }: { report: OwnReport }) {
  const { assessment, sample } = report
  return (
    <section aria-label={w.title}>
      <Home assessment={assessment} sample={sample} />
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <h2>
          <GradeMark grade={assessment.grade} size="large" />
        </h2>
        <ScoreFigure score={assessment.score} />
      </div>
      <p className="mt-2 text-body font-bold text-balance">
        <Terms>{describeVerdict(assessment)}</Terms>
      </p>
      {assessment.score === null ? (
        <>
          <p className="mt-4 text-body">{w.withheld}</p>
          <ul className="mt-2 grid list-disc gap-1 pl-5 text-body marker:text-ink-3">
            {assessment.withheld.map((id) => (
              <li key={id}>
                <Terms>{describeWithheld(id)}</Terms>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <div className="mt-6">
          <ScoreParts assessment={assessment} />
        </div>
      )}
    </section>
  )
}

/** Every finding with the points that it costs, the heaviest first, and the line behind it. */
function Points({ assessment }: { assessment: Assessment }) {
  const findings = assessment.findings.toSorted((a, b) => b.weight - a.weight)
  const sum = findings.reduce((n, f) => n + f.weight, 0)
  return (
    <ReportSection title={w.points} note={w.pointsNote}>
      {findings.length === 0 ? (
        <p className="text-body text-ink-2">{w.noFindings}</p>
      ) : (
        <ul className="border-t border-hairline">
          {findings.map((finding, i) => (
            <li key={`${i} ${finding.id}`} className="border-b border-hairline py-3">
              <Part assessment={assessment} finding={finding} />
            </li>
          ))}
        </ul>
      )}
      <p className="figures mt-3 flex items-baseline justify-between gap-4 text-body font-bold">
        <span>{w.sum(sum)}</span>
        <span>{w.score(Math.max(0, 100 - sum))}</span>
      </p>
    </ReportSection>
  )
}

function Part({ assessment, finding }: { assessment: Assessment; finding: Finding }) {
  const { title, body } = describeFinding(finding)
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <h4 className="min-w-0 text-body font-semibold">{title}</h4>
        <b className="figures shrink-0 text-body">{finding.weight === 0 ? w.noPoints : w.minus(finding.weight)}</b>
      </div>
      <p className="figures mt-1 text-note text-ink-2">
        <Terms>{body}</Terms>
      </p>
      {finding.evidence.length === 0 ? (
        <p className="mt-1 text-note text-ink-2">{words.findings.noEvidence}</p>
      ) : (
        <EvidenceChips assessment={assessment} evidence={finding.evidence} />
      )}
      <div className="-mt-3">
        <RuleNote rule={finding.rule} />
      </div>
    </>
  )
}

/** The ceilings that the score cannot exceed, whatever the good points. */
function Ceilings({ assessment: { caps, score } }: { assessment: Assessment }) {
  return (
    <ReportSection title={w.ceilings} note={w.ceilingsNote}>
      {caps.length === 0 ? (
        <p className="text-body text-ink-2">{w.noCeilings}</p>
      ) : (
        <ul className="border-t border-hairline">
          {caps
            .toSorted((a, b) => a.score - b.score)
            .map((cap, i) => (
              <li
                key={`${i} ${cap.finding}`}
                className="flex items-baseline justify-between gap-4 border-b border-hairline py-3 text-body"
              >
                <span className="min-w-0">
                  <Terms>{describeCap(cap)}</Terms> {cap.score === score && <Badge tone="brand">{w.decides}</Badge>}
                </span>
                <b className="figures shrink-0">{w.upTo(cap.score)}</b>
              </li>
            ))}
        </ul>
      )}
    </ReportSection>
  )
}

/** Look-ups whose answer may change the grade: better or worse. */
function Changes({ assessment }: { assessment: Assessment }) {
  const open = assessment.notChecked.filter((n) => n.changesGrade)
  return (
    <ReportSection title={w.changes} note={w.changesNote}>
      {open.length === 0 ? (
        <p className="text-body text-ink-2">{w.noChanges}</p>
      ) : (
        <ul className="border-t border-hairline">
          {open.map((task) => {
            const { title, who, cost, time } = describeNotChecked(task)
            return (
              <li key={task.id} className="border-b border-hairline py-3">
                <p className="text-body font-semibold">{title}</p>
                <p className="figures text-note text-ink-2">
                  {who} · {cost} · {time}
                </p>
              </li>
            )
          })}
        </ul>
      )}
    </ReportSection>
  )
}

function Method({ report }: { report: OwnReport }) {
  return (
    <ReportSection title={words.method.title} note={w.storedRules}>
      <Facts
        facts={[
          { term: words.method.day, detail: formatDay(report.assessment.day) },
          { term: words.method.rulePack, detail: report.rule_pack },
          { term: words.method.engine, detail: report.engine },
          { term: words.method.version, detail: words.method.versionOf(report.version) },
        ]}
      />
    </ReportSection>
  )
}
