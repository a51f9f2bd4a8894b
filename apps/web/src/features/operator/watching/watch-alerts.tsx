import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { formatInstant } from '../../../lang/format.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { DataTable } from '../../../ui/display/data-table.tsx'
import { formatValue } from '../shared/story-line.tsx'
import { operatorWatchWords as w } from './watch-words.ts'

const c = w.story
type WatchStory = Output<CallNamed<'operatorWatchHome'>>

/** The events, and each alert with where it was sent and the result. */
export const WatchAlerts = ({ events, alerts }: Pick<WatchStory, 'events' | 'alerts'>) => (
  <>
    <DataTable
      caption={w.events}
      captionHidden={false}
      empty={w.eventsNone}
      columns={[
        { key: 'what', label: c.what },
        { key: 'at', label: c.at },
        { key: 'alerts', label: c.alerts, numeric: true },
      ]}
      rows={events.map((e) => ({
        id: String(e.event_seq),
        what: w.eventKinds[e.kind],
        at: formatInstant(e.at),
        alerts: e.alerts,
      }))}
    />
    <DataTable
      caption={w.alerts}
      captionHidden={false}
      empty={w.alertsNone}
      columns={[
        { key: 'what', label: c.what },
        { key: 'watch', label: c.watch },
        { key: 'at', label: c.at },
        { key: 'sent', label: c.sent },
        { key: 'seen', label: c.seen },
      ]}
      rows={alerts.map((a) => ({
        id: String(a.alert_seq),
        what: (
          <span className="flex flex-wrap gap-1">
            {w.eventKinds[a.kind]}
            {a.critical && <Badge tone="danger">{w.critical}</Badge>}
          </span>
        ),
        watch: w.watch(a.watch_seq),
        at: formatInstant(a.made_at),
        sent: (
          <ul>
            <li>{w.inbox}</li>
            {a.sent.map((s, i) => (
              <li key={i}>
                {[
                  w.channels[s.channel],
                  formatValue(s.result ?? s.state),
                  s.sent_at === null ? null : formatInstant(s.sent_at),
                  s.receipt ? w.receipt : null,
                ]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </li>
            ))}
          </ul>
        ),
        seen: [
          a.seen_at === null ? w.notSeen : w.seen(formatInstant(a.seen_at)),
          a.repeat_at === null ? null : w.again(formatInstant(a.repeat_at)),
        ]
          .filter((part) => part !== null)
          .join(', '),
      }))}
    />
  </>
)
