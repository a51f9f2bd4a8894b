import { TESTERS_FLAG } from '@jipsalpim/contract/areas/settings/testers-flag.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { CountField } from '../../../ui/forms/count-field.tsx'
import { Group } from '../../../ui/forms/group.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { DraftForm } from './draft-form.tsx'
import { publishWords as w } from './publish-words.ts'
import { formatTarget } from '../settings/format-target.ts'
import { settingsWords } from '../settings/settings-words.ts'
import { useDraft } from './use-draft.ts'
import { WhenRead } from '../shared/when-read.tsx'

type Flags = Output<CallNamed<'operatorSettings'>>['flags']
type Platform = keyof typeof settingsWords.platforms
// The keys of a literal are its type's keys.
const platforms = Object.keys(settingsWords.platforms) as Platform[]
const empty = {
  key: '',
  value: 'on',
  percent: '100',
  platforms: [] as Platform[],
  sources: '',
  users: '',
  testers: false,
}
const list = (text: string): string[] => text.split(/[,\s]+/).filter((one) => one !== '')

/** A feature flag with its target: a new key, or a new row of an existing one. */
export function FlagPart() {
  const settings = useCall('operatorSettings', {})
  return (
    <WhenRead read={settings} lines={8}>
      {({ flags, testers }) => <FlagForm flags={flags} testers={testers} onBehind={settings.again} />}
    </WhenRead>
  )
}

type FormProps = { flags: Flags; testers: readonly number[]; onBehind: () => void }
function FlagForm({ flags, testers, onBehind }: FormProps) {
  const make = useAction('operatorFlagMake')
  const { typed, change, wrong, isRight, outcome } = useDraft('flag', empty)
  const key = typed.key.trim()
  const there = flags.find((f) => f.key === key)
  const isTesters = key === TESTERS_FLAG
  // The tester list applies to the users it names only.
  const percent = isTesters ? 0 : Number(typed.percent)
  const meant = isTesters
    ? { platforms: [], sources: [], testers: false }
    : { platforms: typed.platforms, sources: list(typed.sources), testers: typed.testers }
  const users = list(typed.users)
  const field = (name: 'key' | 'value' | 'percent' | 'sources' | 'users') => ({
    value: typed[name],
    error: wrong[name],
    onChange: (text: string) => change({ [name]: text }),
  })
  const check = () =>
    isRight({
      ...(!/^[a-z0-9][a-z0-9-]{0,60}$/.test(key) && { key: key === '' ? 'missing' : 'bad-characters' }),
      ...(typed.value.trim() === '' && { value: 'missing' }),
      ...(!isTesters &&
        (typed.percent === '' || !Number.isInteger(percent) || percent > 100) && { percent: 'not-a-percent' }),
      ...(users.some((seq) => !/^[1-9]\d*$/.test(seq)) && { users: 'not-numbers' }),
    })
  const publish = async (reason: string) => {
    const reply = await make.run({
      key,
      seen: there?.flag_seq ?? null,
      value: typed.value,
      percent,
      ...meant,
      users: users.map(Number),
      reason,
    })
    if (reply.ok || reply.error === 'operatorBehind') onBehind()
    return outcome(reply)
  }
  return (
    <DraftForm
      check={check}
      text={w.flagText}
      busy={make.busy}
      previewed={w.flagPreviewed}
      onPublish={publish}
      preview={
        <dl className="grid gap-3 text-body">
          <Target label={key} value={typed.value} percent={percent} more={formatTarget(meant)} named={users.length} />
          {there && (
            <Target
              label={w.flagNow}
              value={there.value}
              percent={there.percent}
              more={formatTarget(there)}
              named={there.named}
            />
          )}
        </dl>
      }
    >
      <TextField label={w.flagKey} hint={w.flagKeyHint} maxLength={60} {...field('key')} />
      {there && <p className="text-note text-ink-2">{w.flagThere}</p>}
      {isTesters && <p className="text-note text-ink-2">{w.flagTesterList(testers)}</p>}
      <TextField label={w.flagValue} maxLength={200} {...field('value')} />
      {!isTesters && (
        <>
          <CountField label={w.flagPercent} maxLength={3} suffix="%" {...field('percent')} />
          <Group label={w.flagPlatform}>
            {() => (
              <div className="grid gap-1">
                {platforms.map((platform) => (
                  <CheckField
                    key={platform}
                    label={settingsWords.platforms[platform]}
                    checked={typed.platforms.includes(platform)}
                    onChange={(on) =>
                      change({
                        platforms: platforms.filter((p) => (p === platform ? on : typed.platforms.includes(p))),
                      })
                    }
                  />
                ))}
              </div>
            )}
          </Group>
          <TextField label={w.flagSources} maxLength={400} {...field('sources')} />
          <CheckField label={w.flagTesters} checked={typed.testers} onChange={(on) => change({ testers: on })} />
        </>
      )}
      <TextArea
        label={isTesters ? w.flagTesterUsers : w.flagUsers}
        lines={isTesters ? 4 : 2}
        maxLength={900}
        {...field('users')}
      />
    </DraftForm>
  )
}

type TargetProps = { label: string; value: string; percent: number; more: readonly string[]; named: number }
const Target = ({ label, value, percent, more, named }: TargetProps) => (
  <div>
    <dt className="font-semibold break-all">{label}</dt>
    <dd className="text-note break-all text-ink-2">
      {`${value} · ${settingsWords.target(percent, [...more, ...(named > 0 ? [settingsWords.named(named)] : [])])}`}
    </dd>
  </div>
)
