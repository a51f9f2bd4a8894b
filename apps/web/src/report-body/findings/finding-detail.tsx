import type { Assessment, Finding } from '@jipsalpim/engine/assessment.ts'
import type { Stage } from '@jipsalpim/engine/risk/stage.ts'
import { describeAdvice } from '@jipsalpim/engine/words/describe-advice.ts'
import { describeFinding } from '@jipsalpim/engine/words/describe-finding.ts'
import type { ReactNode } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { GradeShape } from '../../ui/display/grade-shape.tsx'
import type { FindingLeads } from './about-finding.ts'
import { EvidenceLines } from '../register/evidence-chips.tsx'
import { Facts } from '../facts.tsx'
import { koreanOf } from './finding-words.ts'
import { FindingSteps } from './finding-steps.tsx'
import { formatNumbers } from './numbers.ts'
import { RuleNote } from '../explaining/rule-note.tsx'
import { Terms } from '../explaining/terms.tsx'
import { words } from '../words.ts'

/** The evidence and the consequences of a finding, for a user at this stage of the contract. */
export function FindingDetail({
  assessment,
  finding,
  stage,
  leads = { ask: null, dispute: null },
  onLeave,
}: {
  assessment: Assessment
  finding: Finding
  stage: Stage
  leads?: FindingLeads
  /** Called before one of the leads is followed. */
  onLeave?: () => void
}) {
  const description = describeFinding(finding)
  const advice = describeAdvice(finding, stage, assessment)
  const { clause, question, terms, noOpinion } = advice
  const numbers = formatNumbers(finding.numbers)
  const korean = koreanOf(finding)
  const follow = (lead: FindingLeads['ask']) => {
    onLeave?.()
    lead?.(finding.id)
  }
  return (
    <div className="grid gap-6">
      <p className="text-body">
        <Terms>{`${description.body} ${advice.why}`}</Terms>
      </p>
      <Part title={words.findings.steps}>
        <FindingSteps steps={advice.steps} />
      </Part>
      <Part title={words.findings.evidence}>
        {finding.evidence.length > 0 ? (
          <EvidenceLines assessment={assessment} evidence={finding.evidence} />
        ) : (
          <p className="text-note text-ink-2">{words.findings.noEvidence}</p>
        )}
      </Part>
      {numbers.length > 0 && (
        <Part title={words.findings.numbers}>
          <Facts facts={numbers} />
        </Part>
      )}
      {clause && (
        <Part title={stage === 'ending' ? words.findings.clauseAgain : words.findings.clause}>
          <blockquote className="rounded-md bg-sunk px-4 py-3 text-body">{clause}</blockquote>
          <InKorean text={korean?.clause} />
          <p className="mt-2 text-note text-ink-2">{words.findings.clauseNote}</p>
          <div className="mt-2 print:hidden">
            <CopyButton text={korean?.clause ?? clause} words={words.findings} />
          </div>
        </Part>
      )}
      {question && (
        <Part title={words.findings.question}>
          <p className="text-body font-medium">“{question.ask}”</p>
          <InKorean text={korean?.question} />
          <dl className="mt-2 grid gap-2 text-note">
            <Reply name={words.findings.good} shape="양호" text={question.goodAnswer} />
            <Reply name={words.findings.bad} shape="주의" text={question.badAnswer} />
          </dl>
        </Part>
      )}
      <Part title={words.findings.terms}>
        <Facts facts={terms.map(({ term, means }) => ({ term, detail: means }))} />
      </Part>
      <div>
        <RuleNote rule={finding.rule} />
        {noOpinion && <p className="mt-1 text-note text-ink-2">{noOpinion}</p>}
      </div>
      {leads.ask && (
        <Button kind="secondary" wide onClick={() => follow(leads.ask)}>
          {words.findings.ask}
        </Button>
      )}
      {leads.dispute && (
        <Button kind="quiet" wide onClick={() => follow(leads.dispute)}>
          {words.findings.dispute}
        </Button>
      )}
    </div>
  )
}

/** Whether an answer is good or bad: a shape and a word, not a colour alone. */
const Reply = ({ name, shape, text }: { name: string; shape: '양호' | '주의'; text: string }) => (
  <div className="grid grid-cols-[7rem_1fr] gap-2">
    <dt className="flex items-start gap-1.5 font-semibold">
      <GradeShape grade={shape} size={16} />
      {name}
    </dt>
    <dd>“{text}”</dd>
  </div>
)

/** The Korean text to write or say, in addition to the user's language. */
const InKorean = ({ text }: { text: string | null | undefined }) =>
  text && (
    <p className="mt-2 text-note">
      <span className="font-semibold text-ink-2">{words.findings.inKorean}</span> <span lang="ko">{text}</span>
    </p>
  )

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="mb-2 text-note font-semibold text-ink-2">{title}</h3>
    {children}
  </div>
)
