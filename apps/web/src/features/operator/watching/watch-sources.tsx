import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { LOOKUPS_AN_HOUR, URGENT_LOOKUPS_AN_HOUR } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import { formatInstant } from '../../../lang/format.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { DataTable } from '../../../ui/display/data-table.tsx'
import { formatValue } from '../shared/story-line.tsx'
import { operatorWatchWords as w } from './watch-words.ts'

const c = w.columns
export type WatchState = Output<CallNamed<'operatorWatch'>>
const tones = { free: 'plain', ours: 'plain', full: 'caution', warned: 'danger', blocked: 'severe' } as const

/** Each source by day, unknown words of the registry, and the quotas of the registry accounts. */
export const WatchSources = ({ sources, words, quotas }: Pick<WatchState, 'sources' | 'words' | 'quotas'>) => (
  <>
    <DataTable
      caption={w.sources}
      captionHidden={false}
      empty={w.sourcesNone}
      columns={[
        { key: 'source', label: c.source },
        { key: 'day', label: c.day },
        { key: 'answers', label: c.answers, numeric: true },
        { key: 'failures', label: c.failures, numeric: true },
        { key: 'unknown', label: c.unknown, numeric: true },
        { key: 'p50', label: c.p50, numeric: true },
        { key: 'p95', label: c.p95, numeric: true },
        { key: 'whys', label: c.whys },
      ]}
      rows={sources.map((s) => ({
        id: `${s.source} ${s.day}`,
        source: s.source,
        day: s.day,
        answers: s.answers,
        failures: s.failures,
        unknown: s.unknown,
        p50: w.ms(s.p50_ms),
        p95: w.ms(s.p95_ms),
        whys: s.whys.map(({ why, n }) => `${formatValue(why)} ${w.times(n)}`).join(', '),
      }))}
    />
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <DataTable
        caption={w.words}
        captionHidden={false}
        empty={w.wordsNone}
        columns={[
          { key: 'word', label: c.word },
          { key: 'cases', label: c.cases, numeric: true },
          { key: 'homes', label: c.homes, numeric: true },
          { key: 'last', label: c.last },
        ]}
        rows={words.map((one) => ({
          id: one.word,
          word: one.word,
          cases: one.cases,
          homes: one.homes,
          last: formatInstant(one.last_seen_at),
        }))}
      />
      {words.length > 0 && <p className="text-note text-ink-2">{w.wordsText}</p>}
    </section>
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <DataTable
        caption={w.quotas}
        captionHidden={false}
        empty={w.quotasNone}
        columns={[
          { key: 'identity', label: c.identity },
          { key: 'hour', label: c.hour },
          { key: 'used', label: c.used, numeric: true },
          { key: 'state', label: c.state },
        ]}
        rows={quotas.map((q) => ({
          id: `${q.identity} ${q.hour}`,
          identity: w.identity(q.identity),
          hour: formatInstant(q.hour),
          used: q.used,
          state: <Badge tone={tones[q.state]}>{w.quotaStates[q.state]}</Badge>,
        }))}
      />
      <p className="text-note text-ink-2">{w.quotasText(LOOKUPS_AN_HOUR, URGENT_LOOKUPS_AN_HOUR)}</p>
    </section>
  </>
)
