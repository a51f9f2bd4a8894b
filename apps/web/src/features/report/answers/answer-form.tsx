import type { Answer, QuestionId } from '@jipsalpim/engine/answers/questions.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import { useState } from 'react'
import { useToday } from '../../../kernel/today.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { formatDay } from '../../../lang/format.ts'
import { questionWords } from '../../../shared/answers/question-words.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { WonField } from '../../../ui/forms/won-field.tsx'
import { answerWords as w } from './answer-words.ts'
import { BesideFields, type Beside } from './beside-fields.tsx'
import type { Answers } from './valid-answers.ts'

/** Questions with a single value; the others have pages of their own. */
export type InlineQuestion = Exclude<QuestionId, 'household-deposits' | 'lease-terms' | 'lease-days'>
type Value = Won | string | null

type Props = {
  report: number
  version: number
  question: InlineQuestion
  /** The current answer, or the one to an earlier report. */
  now: ({ value: unknown; source: Beside['source'] | null } & Omit<Beside, 'source'>) | null
  offered: Answers['offered'][number] | null
  onSaved: () => void
}

/** One question in a sheet: its answer, where it comes from, and what to do without one. */
export function AnswerForm({ report, version, question, now, offered, onSaved }: Props) {
  const [value, setValue] = useState<Value>(() => valueOf(now?.value))
  const [beside, setBeside] = useState<Beside>({
    source: now?.source ?? 'seen',
    as_of: now?.as_of ?? null,
    paper: now?.paper ?? null,
    document: now?.document ?? null,
  })
  const [seen, setSeen] = useState(version)
  const [tried, setTried] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const today = useToday()
  const edit = useAction('reportOfUserEdit')
  const save = async (given: Answer['value']) => {
    setTried(true)
    if (beside.as_of === null && given !== 'unknown') return
    // 'not known' has no date of its own: it gets today's
    const as_of = beside.as_of ?? today
    const answers = [{ question, value: given, ...beside, as_of }]
    // the pair was built from the question's own field
    const reply = await edit.run({ report_seq: report, seen_version: seen, answers } as Parameters<typeof edit.run>[0])
    if (reply.ok) {
      toast(w.saved(reply.data.version))
      return onSaved()
    }
    if (reply.error === 'changedSince') setSeen(freshVersion(reply.data) ?? seen)
    setFailed(reply.error === 'changedSince' ? w.stale : reply.message)
  }
  return (
    <form
      noValidate
      className="grid gap-6 pt-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (value === null || value === '') setTried(true)
        else void save(value as Answer['value']) // of the question's own field
      }}
    >
      {offered && (
        <Banner
          action={
            <Button kind="quiet" onClick={() => setValue(valueOf(offered.value))}>
              {w.part.useOffered}
            </Button>
          }
        >
          {w.part.offered(offered.as_of === null ? '' : formatDay(offered.as_of))}
        </Banner>
      )}
      <ValueField question={question} value={value} onChange={setValue} missing={tried && (value ?? '') === ''} />
      <BesideFields report={report} question={question} value={beside} onChange={setBeside} tried={tried} note />
      {failed && (
        <Banner kind="caution" urgent>
          {failed}
        </Banner>
      )}
      <div className="grid gap-2">
        <Button type="submit" size="large" wide loading={edit.busy}>
          {w.save}
        </Button>
        <Button kind="secondary" wide disabled={edit.busy} onClick={() => void save('unknown')}>
          {w.dontKnow}
        </Button>
      </div>
      <section>
        <h3 className="text-note font-semibold text-ink-2">{w.ifUnknown}</h3>
        <p className="text-note">{questionWords.acts[question]}</p>
      </section>
    </form>
  )
}

const valueOf = (value: unknown): Value =>
  value === 'unknown' || value === 'untold' || (typeof value !== 'number' && typeof value !== 'string') ? null : value

/** A stale save returns the new version as its data. */
export const freshVersion = (data: unknown): number | null =>
  typeof data === 'object' && data !== null && 'version' in data && typeof data.version === 'number'
    ? data.version
    : null

type FieldProps = { question: InlineQuestion; value: Value; onChange: (value: Value) => void; missing: boolean }
const sums: readonly InlineQuestion[] = ['other-deposits', 'price-told', 'joint-homes', 'official-price']
const names: readonly InlineQuestion[] = ['landlord-name', 'payee']

function ValueField({ question, value, onChange, missing }: FieldProps) {
  const field = {
    label: questionWords.labels[question],
    hint: questionWords.hints[question],
    error: missing ? w.needAnswer : null,
  }
  if (sums.includes(question))
    return <WonField {...field} value={typeof value === 'number' ? value : null} onChange={onChange} />
  if (names.includes(question))
    return (
      <TextField
        {...field}
        maxLength={40}
        autoComplete="off"
        value={typeof value === 'string' ? value : ''}
        onChange={onChange}
      />
    )
  if (question === 'first-repay') return <RepayField {...field} value={value} onChange={onChange} />
  // the rest are choices
  const options = questionWords.options[question as keyof typeof questionWords.options] as Readonly<
    Record<string, string>
  >
  return (
    <ChoiceField
      {...field}
      columns={2}
      options={Object.keys(options)
        .filter((key) => key !== 'unknown')
        .map((key) => ({ value: key, label: options[key] ?? key }))}
      value={typeof value === 'string' ? value : null}
      onChange={onChange}
    />
  )
}

/** A promise with an amount, one without, or none. */
function RepayField({ value, onChange, ...field }: Omit<FieldProps, 'question' | 'missing'> & { label: string }) {
  const options = questionWords.options['first-repay']
  const promised = typeof value === 'number' || value === 'untold'
  return (
    <div className="grid gap-6">
      <ChoiceField
        {...field}
        columns={2}
        options={(['yes', 'no'] as const).map((key) => ({ value: key, label: options[key] }))}
        value={promised ? 'yes' : value === 'no' ? 'no' : null}
        onChange={(key) => onChange(key === 'yes' ? 'untold' : 'no')}
      />
      {promised && (
        <WonField
          label={questionWords.firstRepayAmount}
          hint={questionWords.firstRepayAmountHint}
          value={typeof value === 'number' ? value : null}
          onChange={(won) => onChange(won ?? 'untold')}
        />
      )}
    </div>
  )
}
