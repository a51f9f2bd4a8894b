import { useToday } from '../../../kernel/today.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { words as shellWords } from '../../../shell/words.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { CountField } from '../../../ui/forms/count-field.tsx'
import { DraftForm } from './draft-form.tsx'
import { GroundsFields, noGrounds, wrongGrounds } from './grounds-fields.tsx'
import { publishWords as w } from './publish-words.ts'
import { formatFigure } from '../settings/format-figure.ts'
import { settingsWords } from '../settings/settings-words.ts'
import { useDraft } from './use-draft.ts'

type Key = keyof typeof settingsWords.figureKeys
// The keys of a literal are its type's keys.
const keys = Object.keys(settingsWords.figureKeys) as Key[]
const empty = { key: 'protected-deposit' as Key, value: '', ...noGrounds }
/** More digits are a typing error, and not exact as a JavaScript number. */
const MOST_DIGITS = 15

/** A figure of the side panel, with its date and source. */
export function FigureForm() {
  const make = useAction('operatorFigureMake')
  const { typed, change, wrong, isRight, outcome } = useDraft('figure', empty)
  const { key, value, as_of, source } = typed
  const today = useToday()
  const check = () =>
    isRight({
      ...(value === '' && { value: 'missing' }),
      ...wrongGrounds(typed, today),
    })
  const publish = async (reason: string) => {
    if (as_of === null) return 'fields'
    return outcome(await make.run({ key, value: Number(value), as_of, source, reason }))
  }
  return (
    <DraftForm
      check={check}
      text={w.figureText}
      busy={make.busy}
      onPublish={publish}
      preview={
        <dl>
          <dt className="text-note text-ink-2">{settingsWords.figureKeys[key]}</dt>
          <dd className="figures mt-1 text-title font-bold">{formatFigure(key, Number(value))}</dd>
          <dd className="figures text-note text-ink-2">{as_of && shellWords.grounds(as_of, source)}</dd>
        </dl>
      }
    >
      <ChoiceField
        label={w.figureKey}
        columns={2}
        value={key}
        onChange={(next) => change({ key: next })}
        options={keys.map((one) => ({ value: one, label: settingsWords.figureKeys[one] }))}
      />
      <CountField
        label={w.figureValue}
        value={value}
        error={wrong['value']}
        maxLength={MOST_DIGITS}
        suffix={key === 'protected-deposit' ? w.won : w.people}
        onChange={(digits) => change({ value: digits })}
      />
      <GroundsFields typed={typed} hint={w.figureSourceHint} wrong={wrong} onChange={change} />
    </DraftForm>
  )
}
