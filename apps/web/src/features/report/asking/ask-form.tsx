import { ANSWER_DAYS, QUESTION_MOST, questionConsent } from '@jipsalpim/contract/areas/report/question-terms.ts'
import { addBusinessDays } from '@jipsalpim/engine/law/business-days.ts'
import { useState } from 'react'
import { describeReason } from '../../../kernel/funnel/reason-words.ts'
import { isEmail } from '../../../kernel/is-email.ts'
import { useToday } from '../../../kernel/today.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { formatDay } from '../../../lang/format.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { showProblem } from '../../../ui/dialogs/show-problem.ts'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import type { OwnReport } from '../answers/own-report-frame.tsx'
import { AboutFinding } from './about-finding.tsx'
import { askingWords as w } from './asking-words.ts'
import { emptyQuestion, questionDraft, type QuestionDraft } from './question-draft.ts'

type Props = { report: OwnReport; finding: string | null; onWaiting: () => void }
const LEAST = 10

/** One question, with the finding that it was opened from. What was typed stays until it is sent. */
export function AskForm({ report, finding: named, onWaiting }: Props) {
  const today = useToday()
  const ask = useAction('reportQuestionAsk')
  const [draft, setDraft] = useState(() => questionDraft.read(report.order_seq) ?? emptyQuestion)
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const finding = report.assessment.findings.some((f) => f.id === named) ? named : null
  const set = (some: Partial<QuestionDraft>) => {
    const next = { ...draft, ...some }
    setDraft(next)
    questionDraft.save(report.order_seq, next)
  }
  const names = finding === null ? (['price', 'other'] as const) : (['finding', 'clause'] as const)
  const name = names.find((one) => one === draft.name) ?? (finding === null ? null : ('finding' as const))
  const content = draft.content.trim()
  const wrong = {
    name: name === null ? 'not-an-option' : undefined,
    content: content.length < LEAST ? w.tooShort : null,
    email: draft.email !== '' && !isEmail(draft.email) ? w.emailWrong : null,
  }
  const send = async () => {
    setTried(true)
    if (name === null || wrong.content !== null || wrong.email !== null) return showProblem()
    const reply = await ask.run({
      name,
      seq: report.report_seq,
      finding,
      email: draft.email || null,
      content,
      consent: questionConsent,
    })
    if (reply.ok) {
      questionDraft.drop()
      return toast(w.sent)
    }
    setProblem(reply.message)
    // Asked on another screen: the pending question is shown, and typed input is kept for later.
    if (reply.error === 'questionPending') onWaiting()
  }
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {finding !== null && name !== null && (
        <div className="rounded-md border border-hairline bg-raised px-4 py-3">
          <AboutFinding name="finding" finding={finding} assessment={report.assessment} />
        </div>
      )}
      <ChoiceField
        label={w.nameLabel}
        hint={finding === null ? w.nameHint : undefined}
        columns={2}
        value={name}
        onChange={(chosen) => set({ name: chosen })}
        options={names.map((value) => ({ value, label: w.about[value] }))}
        error={tried ? describeReason(wrong.name) : null}
      />
      <TextArea
        label={w.content}
        hint={w.contentHint}
        lines={6}
        maxLength={QUESTION_MOST}
        value={draft.content}
        onChange={(text) => set({ content: text })}
        error={tried ? wrong.content : null}
      />
      <TextField
        label={w.email}
        hint={w.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={100}
        value={draft.email}
        onChange={(email) => set({ email: email.trim() })}
        error={tried ? wrong.email : null}
      />
      {problem && (
        <Banner kind="caution" urgent>
          {problem}
        </Banner>
      )}
      <div>
        <Button type="submit" size="large" wide loading={ask.busy}>
          {w.send}
        </Button>
        <p className="mt-2 text-center text-note text-ink-2">
          {w.promise(formatDay(addBusinessDays(today, ANSWER_DAYS)))}
        </p>
      </div>
    </form>
  )
}
