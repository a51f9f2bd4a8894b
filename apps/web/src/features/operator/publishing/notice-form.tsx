import type { Day } from '@jipsalpim/engine/values/day.ts'
import { contentWords } from '../../../content/words.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { DayField } from '../../../ui/forms/day-field.tsx'
import { NoticeBox } from '../../../ui/states/notice-box.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { DraftForm } from './draft-form.tsx'
import { publishWords as w } from './publish-words.ts'
import { useDraft } from './use-draft.ts'

type Entry = keyof typeof w.entries
// The keys of a literal are its type's keys.
const entries = Object.keys(w.entries) as Entry[]
const empty = {
  notice: '',
  entry: 'all' as Entry,
  title: '',
  items: '',
  from_day: null as Day | null,
  to_day: null as Day | null,
  source: '',
}

/** A notice to the users of one channel, from a given day. */
export function NoticeForm() {
  const make = useAction('operatorNoticeMake')
  const { typed, change, wrong, isRight, outcome } = useDraft('notice', empty)
  const items = typed.items.split('\n').filter((line) => line.trim() !== '')
  const check = () => {
    const { notice, from_day, to_day } = typed
    const missing = (['title', 'items', 'source'] as const).filter((name) => typed[name].trim() === '')
    return isRight({
      ...(!/^[a-z0-9][a-z0-9-]{0,60}$/.test(notice) && { notice: notice === '' ? 'missing' : 'bad-characters' }),
      ...Object.fromEntries(missing.map((name) => [name, 'missing'])),
      ...(from_day === null && { from_day: 'missing' }),
      ...(from_day && to_day && to_day < from_day && { to_day: 'day-too-early' }),
    })
  }
  const publish = async (reason: string) => {
    if (typed.from_day === null) return 'fields'
    return outcome(await make.run({ ...typed, from_day: typed.from_day, items, reason }))
  }
  return (
    <DraftForm
      check={check}
      text={w.noticeText}
      busy={make.busy}
      onPublish={publish}
      preview={
        <NoticeBox title={typed.title} listTitle={contentWords.mustKnow} items={items}>
          {typed.from_day && contentWords.between(typed.from_day, typed.to_day)}
        </NoticeBox>
      }
    >
      <TextField
        label={w.name}
        hint={w.nameHint}
        value={typed.notice}
        error={wrong['notice']}
        maxLength={60}
        onChange={(notice) => change({ notice })}
      />
      <ChoiceField
        label={w.entry}
        columns={2}
        value={typed.entry}
        onChange={(entry) => change({ entry })}
        options={entries.map((value) => ({ value, label: w.entries[value] }))}
      />
      <TextField
        label={w.noticeTitle}
        value={typed.title}
        error={wrong['title']}
        maxLength={80}
        onChange={(title) => change({ title })}
      />
      <TextArea
        label={w.items}
        value={typed.items}
        error={wrong['items']}
        lines={4}
        maxLength={3000}
        onChange={(all) => change({ items: all })}
      />
      <DayField
        label={w.from}
        value={typed.from_day}
        error={wrong['from_day']}
        onChange={(from_day) => change({ from_day })}
      />
      <DayField label={w.to} value={typed.to_day} error={wrong['to_day']} onChange={(to_day) => change({ to_day })} />
      <TextField
        label={w.source}
        hint={w.sourceHint}
        value={typed.source}
        error={wrong['source']}
        maxLength={200}
        onChange={(source) => change({ source })}
      />
    </DraftForm>
  )
}
