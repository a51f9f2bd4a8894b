import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { ChoicesField } from '../../../ui/forms/choices-field.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { WonField } from '../../../ui/forms/won-field.tsx'
import { questionWords } from '../../../shared/answers/question-words.ts'
import { type DealAnswers, happenings } from './deal-answers.ts'
import { words } from './words.ts'

const open = 'unknown'

type Props = {
  answers: DealAnswers
  /** A mortgage is registered on the home: it may be repaid first. */
  owes: boolean
  onChange: (a: DealAnswers) => void
}

/** Who the other party is, and what was looked up about them. A question left as it is stays unknown. */
export function DealQuestions({ answers, owes, onChange }: Props) {
  const set = <K extends keyof DealAnswers>(key: K, value: DealAnswers[K]) => onChange({ ...answers, [key]: value })
  return (
    <Disclosure title={words.deal.title}>
      <div className="grid gap-6 pt-2">
        <TextField
          label={questionWords.labels.payee}
          hint={questionWords.hints.payee}
          maxLength={40}
          autoComplete="off"
          value={answers.payeeName}
          onChange={(v) => set('payeeName', v)}
        />
        <OneOf
          label={questionWords.labels.signer}
          words={questionWords.options.signer}
          value={answers.signer}
          onChange={(v) => set('signer', v)}
        />
        {answers.signer === 'agent' && (
          <OneOf
            label={questionWords.labels['agent-papers']}
            words={questionWords.options['agent-papers']}
            value={answers.agentPapers}
            onChange={(v) => set('agentPapers', v)}
          />
        )}
        <ChoicesField
          label={words.deal.happened}
          hint={words.deal.happenedHint}
          options={happenings.map((value) => ({ value, label: words.deal.happenings[value] }))}
          value={answers.happened}
          onChange={(v) => set('happened', v)}
        />
        <OneOf
          label={questionWords.labels['public-list']}
          hint={questionWords.hints['public-list']}
          words={questionWords.options['public-list']}
          value={answers.publicList}
          onChange={(v) => set('publicList', v)}
        />
        <OneOf
          label={questionWords.labels['landlord-record']}
          hint={questionWords.hints['landlord-record']}
          words={questionWords.options['landlord-record']}
          value={answers.record}
          onChange={(v) => set('record', v)}
        />
        <OneOf
          label={questionWords.labels.taxes}
          words={questionWords.options.taxes}
          value={answers.taxes}
          onChange={(v) => set('taxes', v)}
        />
        {owes && (
          <OneOf
            label={questionWords.labels['first-repay']}
            hint={questionWords.hints['first-repay']}
            words={questionWords.options['first-repay']}
            value={answers.firstRepay}
            onChange={(v) => set('firstRepay', v)}
          />
        )}
        {owes && answers.firstRepay === 'yes' && (
          <WonField
            label={questionWords.firstRepayAmount}
            hint={questionWords.firstRepayAmountHint}
            value={answers.firstRepayAmount}
            onChange={(v) => set('firstRepayAmount', v)}
          />
        )}
      </div>
    </Disclosure>
  )
}

type OneOfProps<V extends string> = {
  label: string
  hint?: string
  words: Readonly<Record<V | typeof open, string>>
  value: V | null
  onChange: (value: V | null) => void
}

/** One of several options, with "not yet" first. */
function OneOf<V extends string>({ label, hint, words: options, value, onChange }: OneOfProps<V>) {
  // the keys of the catalogue's record are its type's keys
  const keys = Object.keys(options) as (V | typeof open)[]
  return (
    <ChoiceField
      label={label}
      hint={hint}
      columns={2}
      options={keys.map((key) => ({ value: key, label: options[key] }))}
      value={value ?? open}
      onChange={(key) => onChange(key === open ? null : (key as V))} // `open` is excluded
    />
  )
}
