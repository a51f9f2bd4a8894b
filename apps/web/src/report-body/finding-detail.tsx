import type { Assessment, Finding } from '@jipsalpim/engine/assessment.ts'
import { sayFinding } from '@jipsalpim/engine/words/ko.ts'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { GradeShape } from '../ui/grade-shape.tsx'
import { toast } from '../ui/toast.ts'
import { EvidenceLines } from './evidence-chips.tsx'
import { Facts } from './facts.tsx'
import { sayNumbers } from './numbers.ts'
import { RuleNote } from './rule-note.tsx'
import { Terms } from './terms.tsx'
import { words } from './words.ts'

const say = words.findings

/** All that a finding rests on and leads to. */
export function FindingDetail({ assessment, finding }: { assessment: Assessment; finding: Finding }) {
  const said = sayFinding(finding)
  const numbers = sayNumbers(finding.numbers)
  return (
    <div className="grid gap-6">
      <p className="text-body">
        <Terms>{`${said.body} ${said.why}`}</Terms>
      </p>
      <Part title={say.act}>
        <p className="text-body font-medium">
          <Terms>{said.act}</Terms>
        </p>
      </Part>
      <Part title={say.evidence}>
        {finding.evidence.length > 0 ? (
          <EvidenceLines assessment={assessment} evidence={finding.evidence} />
        ) : (
          <p className="text-note text-ink-2">{say.noEvidence}</p>
        )}
      </Part>
      {numbers.length > 0 && (
        <Part title={say.numbers}>
          <Facts facts={numbers} />
        </Part>
      )}
      {said.clause && (
        <Part title={say.clause}>
          <blockquote className="rounded-md bg-sunk px-4 py-3 text-body">{said.clause}</blockquote>
          <p className="mt-2 text-note text-ink-2">{say.clauseNote}</p>
          <div className="mt-2 print:hidden">
            <CopyButton text={said.clause} />
          </div>
        </Part>
      )}
      <Part title={say.question}>
        <p className="text-body font-medium">“{said.question}”</p>
        <dl className="mt-2 grid gap-2 text-note">
          <Reply name={say.good} shape="양호" text={said.goodAnswer} />
          <Reply name={say.bad} shape="주의" text={said.badAnswer} />
        </dl>
      </Part>
      <RuleNote rule={finding.rule} />
    </div>
  )
}

/** Which way an answer points: a shape and a word, not a colour alone. */
const Reply = ({ name, shape, text }: { name: string; shape: '양호' | '주의'; text: string }) => (
  <div className="grid grid-cols-[7rem_1fr] gap-2">
    <dt className="flex items-start gap-1.5 font-semibold">
      <GradeShape grade={shape} size={16} />
      {name}
    </dt>
    <dd>“{text}”</dd>
  </div>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="mb-2 text-note font-semibold text-ink-2">{title}</h3>
    {children}
  </div>
)

function CopyButton({ text }: { text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast(say.copied)
    } catch {
      // a web view may refuse: the text stays on the screen to be marked by hand
      toast(say.copyFailed)
    }
  }
  return (
    <Button kind="secondary" onClick={() => void copy()}>
      {say.copy}
    </Button>
  )
}
