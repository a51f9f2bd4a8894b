import { INQUIRY_LEAST, INQUIRY_MOST, inquiryRoles } from '@jipsalpim/contract/areas/report/inquiry-terms.ts'
import { ANSWER_DAYS } from '@jipsalpim/contract/areas/report/question-terms.ts'
import { addBusinessDays } from '@jipsalpim/engine/law/business-days.ts'
import { useState } from 'react'
import { useToday } from '../../../kernel/today.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { formatDay } from '../../../lang/format.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { showProblem } from '../../../ui/dialogs/show-problem.ts'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { emptyInquiry, inquiryDraft, type InquiryDraft } from './inquiry-draft.ts'
import { inquiryWords as w } from './inquiry-words.ts'

export function InquiryForm({ report, left }: { report: number; left: number }) {
  const today = useToday()
  const ask = useAction('reportInquiryAsk')
  const [draft, setDraft] = useState(() => inquiryDraft.read(report) ?? emptyInquiry)
  const { role, content } = draft
  const put = (some: Partial<InquiryDraft>) => {
    const next = { ...draft, ...some }
    setDraft(next)
    inquiryDraft.save(report, next)
  }
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const short = content.trim().length < INQUIRY_LEAST
  const send = async () => {
    setTried(true)
    setProblem(null)
    if (role === null || short) return showProblem()
    const reply = await ask.run({ report_seq: report, content, user_role_type: role })
    if (!reply.ok) return setProblem(reply.message)
    setDraft({ ...draft, content: '' })
    inquiryDraft.drop()
    setTried(false)
    toast(w.sent)
  }
  if (left === 0 && content === '') return <Banner>{w.noneLeft}</Banner>
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <ChoiceField
        label={w.role}
        hint={w.roleHint}
        columns={2}
        value={role}
        onChange={(next) => put({ role: next })}
        options={inquiryRoles.map((value) => ({ value, label: w.roles[value] }))}
        error={tried && role === null ? w.roleMissing : null}
      />
      <TextArea
        label={w.content}
        hint={w.contentHint}
        lines={5}
        maxLength={INQUIRY_MOST}
        value={content}
        onChange={(typed) => put({ content: typed })}
        error={tried && short ? w.tooShort : null}
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
          {`${w.promise(formatDay(addBusinessDays(today, ANSWER_DAYS)))} ${w.left(left)}`}
        </p>
      </div>
    </form>
  )
}
