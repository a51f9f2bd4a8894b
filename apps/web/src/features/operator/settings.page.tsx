import { TESTERS_FLAG } from '@jipsalpim/contract/areas/settings/testers-flag.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { DataTable } from '../../ui/display/data-table.tsx'
import { OperatorPage } from './shared/operator-page.tsx'
import { ExperimentsTable } from './settings/experiments-table.tsx'
import { FiguresTable, ReviewsTable } from './settings/panel-tables.tsx'
import { formatInstant } from '../../lang/format.ts'
import { formatPlatform, formatTarget } from './settings/format-target.ts'
import { settingsWords as w } from './settings/settings-words.ts'
import { useDeed } from './shared/use-deed.ts'
import { WhenRead } from './shared/when-read.tsx'
import { WithReason } from './shared/with-reason.tsx'

type Settings = Output<CallNamed<'operatorSettings'>>
type Flag = Settings['flags'][number]
const c = w.columns
/** Every table shows its name, and says so if it is empty. */
const common = { captionHidden: false, empty: w.none }

export default function SettingsPage() {
  return (
    <OperatorPage title={w.title}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <p className="text-note text-ink-2">{w.text}</p>
        <Published />
      </div>
    </OperatorPage>
  )
}

/** What is in force besides the code: it explains why a user sees what they see. */
function Published() {
  const read = useCall('operatorSettings', {})
  return (
    <WhenRead read={read} lines={10}>
      {({ flags, releases, notices, terms, experiments, figures, reviews }) => (
        <>
          <Flags flags={flags} />
          <Notices notices={notices} />
          <DataTable
            {...common}
            caption={w.terms}
            columns={[
              { key: 'title', label: c.term },
              { key: 'kind', label: c.kind },
              { key: 'version', label: c.version },
              { key: 'from', label: c.from },
              { key: 'state', label: c.state },
            ]}
            rows={terms.map(({ code, title, version, required, from, state }) => ({
              id: `${code} ${version}`,
              title,
              kind: required ? w.required : w.optional,
              version,
              from,
              state: w.states[state],
            }))}
          />
          <DataTable
            {...common}
            caption={w.releases}
            columns={[
              { key: 'version', label: c.version },
              { key: 'platform', label: c.platform },
              { key: 'force', label: c.force },
              { key: 'from', label: c.from },
              { key: 'message', label: c.message },
            ]}
            rows={releases.map(({ release_seq, platform, version, force_below, message, from }) => ({
              id: String(release_seq),
              version,
              platform: formatPlatform(platform),
              force: force_below === null ? w.noForce : w.below(force_below),
              from: formatInstant(from),
              message,
            }))}
          />
          <ExperimentsTable experiments={experiments} />
          <FiguresTable figures={figures} />
          <ReviewsTable reviews={reviews} />
        </>
      )}
    </WhenRead>
  )
}

function Flags({ flags }: { flags: readonly Flag[] }) {
  const { deed, busy } = useDeed('operatorFlag')
  return (
    <DataTable
      {...common}
      caption={w.flags}
      columns={[
        { key: 'key', label: c.key },
        { key: 'value', label: c.value },
        { key: 'target', label: c.target },
        { key: 'at', label: c.at },
        { key: 'act', label: c.act },
      ]}
      rows={flags.map(({ flag_seq, key, value, percent, platforms, sources, named, testers, at }) => ({
        id: key,
        key,
        value,
        // The tester list has no percentage: it applies to the users it names.
        target:
          key === TESTERS_FLAG
            ? w.testersAre(named)
            : w.target(percent, [
                ...formatTarget({ platforms, sources, testers }),
                ...(named > 0 ? [w.named(named)] : []),
              ]),
        at: formatInstant(at),
        // The tester list is changed by naming users, never by a percentage.
        act: key !== TESTERS_FLAG && (
          <WithReason
            label={percent > 0 ? w.turnOff : w.turnOn}
            named={key}
            text={w.turnText(key)}
            busy={busy}
            onDo={deed({ flag_seq, percent: percent > 0 ? 0 : 100 }, w.turned)}
          />
        ),
      }))}
    />
  )
}

function Notices({ notices }: { notices: Settings['notices'] }) {
  const { deed, busy } = useDeed('operatorNoticeEnd')
  return (
    <DataTable
      {...common}
      caption={w.notices}
      columns={[
        { key: 'title', label: c.notice },
        { key: 'entry', label: c.entry },
        { key: 'from', label: c.from },
        { key: 'to', label: c.to },
        { key: 'source', label: c.source },
        { key: 'act', label: c.act },
      ]}
      rows={notices.map((n) => ({
        ...n,
        id: n.name,
        to: n.to ?? w.noEnd,
        act: (
          <WithReason
            label={w.takeOff}
            named={n.title}
            text={w.takeOffText}
            busy={busy}
            onDo={deed({ notice: n.name, end: true }, w.takenOff)}
          />
        ),
      }))}
    />
  )
}
