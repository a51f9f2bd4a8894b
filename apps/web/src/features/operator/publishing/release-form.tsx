import type { Day } from '@jipsalpim/engine/values/day.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { formatDay } from '../../../lang/format.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { DayField } from '../../../ui/forms/day-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { DraftForm } from './draft-form.tsx'
import { publishWords as w } from './publish-words.ts'
import { startOf } from '../shared/start-of.ts'
import { useDraft } from './use-draft.ts'

const empty = {
  platform: 'ios' as 'ios' | 'android',
  version: '',
  force_below: '',
  message: '',
  store_url: '',
  from: null as Day | null,
}

/** An app version that older ones are asked, or required, to update to. */
export function ReleaseForm() {
  const make = useAction('operatorReleaseMake')
  const { typed, change, wrong, isRight, outcome } = useDraft('release', empty)
  const field = (name: 'version' | 'force_below' | 'message' | 'store_url') => ({
    value: typed[name],
    error: wrong[name],
    onChange: (value: string) => change({ [name]: value.trim() === '' ? '' : value }),
  })
  const check = () => {
    const { version, force_below, message, store_url, from } = typed
    const isVersion = (text: string) => VERSION.test(text.trim())
    return isRight({
      ...(!isVersion(version) && { version: version === '' ? 'missing' : 'not-a-version' }),
      ...(force_below !== '' && !isVersion(force_below) && { force_below: 'not-a-version' }),
      ...(message === '' && { message: 'missing' }),
      ...(!/^https:\/\/[^\s.]+\.\S+$/.test(store_url.trim()) && { store_url: 'not-an-address' }),
      ...(from === null && { from: 'missing' }),
    })
  }
  const publish = async (reason: string) => {
    const { from, version, force_below, store_url } = typed
    if (from === null) return 'fields'
    return outcome(
      await make.run({
        ...typed,
        version: version.trim(),
        force_below: force_below === '' ? null : force_below.trim(),
        store_url: store_url.trim(),
        from: startOf(from),
        reason,
      }),
    )
  }
  return (
    <DraftForm
      check={check}
      text={w.releaseText}
      busy={make.busy}
      onPublish={publish}
      preview={
        <div className="grid gap-3">
          <p className="text-body font-semibold">{`${w.platforms[typed.platform]} ${typed.version}`}</p>
          <p className="text-body">{typed.message}</p>
          {typed.from && <p className="text-note text-ink-2">{w.fromDay(formatDay(typed.from))}</p>}
          <p className="text-note text-ink-2">{typed.force_below ? w.mustTake(typed.force_below) : w.mayTake}</p>
          <p className="text-note break-all text-ink-2">{typed.store_url}</p>
        </div>
      }
    >
      <ChoiceField
        label={w.platform}
        columns={2}
        value={typed.platform}
        onChange={(platform) => change({ platform })}
        options={(['ios', 'android'] as const).map((value) => ({ value, label: w.platforms[value] }))}
      />
      <TextField label={w.newVersion} inputMode="decimal" maxLength={20} {...field('version')} />
      <TextField label={w.force} inputMode="decimal" maxLength={20} {...field('force_below')} />
      <TextField label={w.message} maxLength={300} {...field('message')} />
      <TextField label={w.store} hint={w.storeHint} inputMode="url" maxLength={300} {...field('store_url')} />
      <DayField label={w.from} value={typed.from} error={wrong['from']} onChange={(from) => change({ from })} />
    </DraftForm>
  )
}
/** As the contract's `appVersion`. */
const VERSION = /^\d{1,4}(\.\d{1,4}){0,3}$/
