import { useToday } from '../../../kernel/today.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { DraftForm } from './draft-form.tsx'
import { GroundsFields, noGrounds, wrongGrounds } from './grounds-fields.tsx'
import { publishWords as w } from './publish-words.ts'
import { useDraft } from './use-draft.ts'

const empty = { review: '', who: '', said: '', ...noGrounds }

/** A user's statement, in the form in which they agreed to publish it. */
export function ReviewForm() {
  const make = useAction('operatorReviewMake')
  const { typed, change, wrong, isRight, outcome } = useDraft('review', empty)
  const { review, as_of } = typed
  const today = useToday()
  const field = (name: 'review' | 'who' | 'said') => ({
    value: typed[name],
    error: wrong[name],
    onChange: (text: string) => change({ [name]: text }),
  })
  const check = () => {
    const missing = (['who', 'said'] as const).filter((name) => typed[name].trim() === '')
    return isRight({
      ...(!/^[a-z0-9][a-z0-9-]{0,60}$/.test(review) && { review: review === '' ? 'missing' : 'bad-characters' }),
      ...Object.fromEntries(missing.map((name) => [name, 'missing'])),
      ...wrongGrounds(typed, today),
    })
  }
  const publish = async (reason: string) => {
    if (as_of === null) return 'fields'
    return outcome(await make.run({ ...typed, as_of, reason }))
  }
  return (
    <DraftForm
      check={check}
      text={w.reviewText}
      busy={make.busy}
      onPublish={publish}
      preview={
        <>
          <p className="text-body">{typed.said}</p>
          <p className="mt-3 flex flex-wrap items-center justify-between gap-2 text-note text-ink-2">
            {typed.who} <span>{typed.source}</span>
          </p>
        </>
      }
    >
      <TextField label={w.name} hint={w.reviewNameHint} maxLength={60} {...field('review')} />
      <TextField label={w.said} maxLength={200} {...field('said')} />
      <TextField label={w.who} hint={w.whoHint} maxLength={60} {...field('who')} />
      <GroundsFields typed={typed} hint={w.reviewSourceHint} wrong={wrong} onChange={change} />
    </DraftForm>
  )
}
