import { addDays, type Day } from '@jipsalpim/engine/values/day.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useToday } from '../../../kernel/today.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { formatDay } from '../../../lang/format.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { DayField } from '../../../ui/forms/day-field.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { DraftForm } from './draft-form.tsx'
import { publishWords as w } from './publish-words.ts'
import { useDraft } from './use-draft.ts'
import { useSavedText } from '../shared/use-saved-text.ts'
import { WhenRead } from '../shared/when-read.tsx'

type InForce = Output<CallNamed<'termsList'>>['terms'][number]
type Versions = Output<CallNamed<'operatorSettings'>>['terms']
/** The server requires the same (전자상거래 표준약관 제3조). */
const DAYS_BEFORE = { plain: 7, worse: 30 }

/** The next version of a terms document, based on the text in force. */
export function TermsPart() {
  const inForce = useCall('termsList', {})
  const settings = useCall('operatorSettings', {})
  return (
    <WhenRead read={inForce} lines={8}>
      {({ terms }) => (
        <WhenRead read={settings} lines={8}>
          {(published) => <TermsForm terms={terms} versions={published.terms} />}
        </WhenRead>
      )}
    </WhenRead>
  )
}

/** Each terms document has its own draft: switching to another one and back keeps what was typed. */
function TermsForm({ terms, versions }: { terms: readonly InForce[]; versions: Versions }) {
  const [{ code }, choose] = useSavedText('terms', { code: null as string | null })
  const now = terms.find((t) => t.code === code)
  return (
    <div className="pt-6">
      <ChoiceField
        label={w.which}
        value={code}
        onChange={(next) => choose({ code: next })}
        options={terms.map((t) => ({ value: t.code, label: t.title, note: w.version(t.version) }))}
      />
      {now && <OneDraft key={now.code} now={now} versions={versions} />}
    </div>
  )
}

function OneDraft({ now, versions }: { now: InForce; versions: Versions }) {
  const make = useAction('operatorTermsMake')
  const { typed, change, wrong, isRight, outcome } = useDraft(`terms-${now.code}`, {
    title: now.title,
    body: now.body,
    worse: false,
    from_day: null as Day | null,
  })
  const { title, body, worse, from_day } = typed
  const version = 1 + Math.max(0, ...versions.filter((t) => t.code === now.code).map((t) => t.version))
  const earliest = addDays(useToday(), worse ? DAYS_BEFORE.worse : DAYS_BEFORE.plain)
  const check = () =>
    isRight({
      ...(title.trim() === '' && { title: 'missing' }),
      ...(body.trim().length < 20 && { body: 'too-short' }),
      ...(from_day === null ? { from_day: 'missing' } : from_day < earliest && { from_day: 'day-too-early' }),
    })
  const publish = async (reason: string) => {
    if (from_day === null) return 'fields'
    return outcome(await make.run({ terms: now.code, version, title, body, from_day, worse, reason }))
  }
  return (
    <DraftForm
      check={check}
      text={w.termsText}
      busy={make.busy}
      onPublish={publish}
      preview={
        <>
          <h3 className="text-body font-bold">{title}</h3>
          <p className="mt-1 text-note text-ink-2">{`${w.version(version)}${from_day ? ` · ${formatDay(from_day)}` : ''}`}</p>
          <p className="mt-1 text-note text-ink-2">{describeChange(now.body, body)}</p>
          <p className="mt-3 text-body whitespace-pre-line">{body}</p>
        </>
      }
    >
      <TextField
        label={w.termsTitle}
        value={title}
        error={wrong['title']}
        maxLength={80}
        onChange={(next) => change({ title: next })}
      />
      <TextArea
        label={w.body}
        hint={w.bodyHint}
        value={body}
        error={wrong['body']}
        lines={14}
        maxLength={12_000}
        onChange={(next) => change({ body: next })}
      />
      <CheckField label={w.worse} checked={worse} onChange={(next) => change({ worse: next })} />
      <DayField
        label={w.holds}
        hint={w.holdsHint}
        value={from_day}
        min={earliest}
        error={wrong['from_day']}
        onChange={(next) => change({ from_day: next })}
      />
    </DraftForm>
  )
}

/** How many lines were removed and added; an operator who changed one line sees if it was more. */
function describeChange(before: string, after: string): string {
  const [old, fresh] = [linesOf(before), linesOf(after)]
  const gone = old.filter((line) => !fresh.includes(line)).length
  const come = fresh.filter((line) => !old.includes(line)).length
  return gone + come === 0 ? w.unchanged : w.changed(gone, come)
}
const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim())
