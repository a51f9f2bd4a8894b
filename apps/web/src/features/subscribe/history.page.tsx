import { Link } from 'react-router'
import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { useBack, useGo } from '../../kernel/links.ts'
import { formatWon } from '../../lang/format.ts'
import { useToday } from '../../kernel/today.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { SampleMark } from '../../ui/display/sample-mark.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { historyWords as w } from './history-words.ts'
import { Rail } from './shared/rail.tsx'
import type { Watch } from './shared/watch.ts'
import { WatchFrame } from './shared/watch-frame.tsx'
import { railDay, minuteText } from './shared/when.ts'

type Entry = Output<CallNamed<'subscribeHistory'>>['entries'][number]

/** Every entry of the home's register, current or cancelled, by year, newest first. */
export default function HistoryPage() {
  return (
    <WatchFrame title={w.bar} place="subscribeHistory">
      {(watch) => <History key={watch.subscribeSeq} watch={watch} />}
    </WatchFrame>
  )
}

function History({ watch }: { watch: Watch }) {
  const back = useBack('subscribeWatching')
  const today = useToday()
  const read = useCall('subscribeHistory', { id: watch.subscribeSeq })
  if (read.state === 'loading')
    return (
      <Page title={w.bar} onBack={back}>
        <Skeleton heading lines={8} />
      </Page>
    )
  if (read.state === 'failed')
    return (
      <Page onBack={back}>
        <ErrorState title={w.failed} heading="h1" onRetry={read.again}>
          {read.error.message}
        </ErrorState>
      </Page>
    )
  const { entries, read_at, sample } = read.data
  if (read_at === null)
    return (
      <Page onBack={back}>
        <EmptyState title={w.notRead} heading="h1">
          {w.notReadText}
        </EmptyState>
      </Page>
    )
  const years = byYear(entries)
  const first = years.findLast(({ year }) => year !== null)?.year ?? null
  return (
    <Page onBack={back} bar={w.bar}>
      <header className="mb-4">
        {sample && (
          <p className="mb-1">
            <SampleMark />
          </p>
        )}
        <h1 className="text-title font-bold">
          {first === null ? w.titleUndated(entries.length) : w.title(first, entries.length)}
        </h1>
        <p className="mt-1 text-body text-ink-2">{w.since(entries.filter((e) => e.since).length)}</p>
        <p lang="ko" className="text-note text-ink-2">
          {watch.fullAddress}
        </p>
      </header>
      <Tabs
        label={w.tabsLabel}
        dense
        items={[
          { key: 'all', label: w.tabs.all, content: <Years entries={entries} /> },
          {
            key: 'owner',
            label: w.tabs.owner,
            content: <Years entries={entries.filter((e) => e.section === '갑구')} />,
          },
          { key: 'debt', label: w.tabs.debt, content: <Years entries={entries.filter((e) => e.section === '을구')} /> },
        ]}
      />
      <p className="figures mt-6 text-note text-ink-2">{w.source(minuteText(read_at, today))}</p>
    </Page>
  )
}

function Years({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return <p className="py-4 text-body text-ink-2">{w.none}</p>
  return (
    <div className="@container">
      <div className="grid items-start gap-8 @min-[56rem]:grid-cols-2 @min-[56rem]:gap-x-12">
        {byYear(entries).map(({ year, list }) => (
          <section key={year ?? ''} aria-label={year === null ? w.undated : w.year(year)}>
            <div className="mb-4 flex items-baseline justify-between border-b border-line pb-2">
              <h2 className="figures text-body font-bold">{year === null ? w.undated : w.year(year)}</h2>
              <p className="figures text-note text-ink-2">{w.count(list.length)}</p>
            </div>
            <Rail
              label={year === null ? w.undated : w.year(year)}
              steps={list.map((entry, i) => ({
                id: `${i} ${entry.section} ${entry.rank}`,
                at: entry.date === null ? null : railDay(entry.date),
                state: entry.struck ? 'struck' : entry.since ? 'now' : 'done',
                title: <Title entry={entry} />,
                note: <Note entry={entry} />,
              }))}
            />
          </section>
        ))}
      </div>
    </div>
  )
}

const Title = ({ entry }: { entry: Entry }) => (
  <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
    {entry.struck ? (
      <>
        <s lang="ko" className="struck">
          {entry.title}
        </s>
        <span className="text-note font-medium">{w.struck}</span>
      </>
    ) : (
      <span lang="ko">{entry.title}</span>
    )}
    {entry.since && <Badge tone="brand">{w.fresh}</Badge>}
  </span>
)

const Note = ({ entry: e }: { entry: Entry }) => (
  <>
    <p lang="ko">{e.struck ? <s className="struck">{e.content}</s> : e.content}</p>
    {e.struck && <p>{w.struckText}</p>}
    {e.effect && <EffectLine effect={e.effect} />}
    <p className="figures mt-1 rounded-sm border border-hairline bg-sunk px-2 py-1">
      <b lang="ko" className={e.struck ? 'struck text-ink' : 'text-ink'}>
        {w.rank(e.section, e.rank)}
      </b>
      {e.date !== null && ` · ${exactDate(e.date)}`}
      {e.receipt_no !== null && ` · ${w.receipt(e.receipt_no)}`}
    </p>
  </>
)

/** To the nearest 10,000 won, because it is an estimate; a smaller sum as it is, so that it does not become 0. */
const rounded = (won: number): number => (won < 10_000 ? won : Math.round(won / 10_000) * 10_000)

function EffectLine({ effect: { won, alert_seq } }: { effect: NonNullable<Entry['effect']> }) {
  const go = useGo()
  const text =
    won === null
      ? w.backUnknown
      : won === 0
        ? w.sameBack
        : won < 0
          ? w.less(formatWon(rounded(-won)))
          : w.more(formatWon(rounded(won)))
  return (
    <p className="figures flex flex-wrap items-center gap-x-3 text-ink">
      <b>{text}</b>
      <Link
        to={go.href('subscribeWatching', { alert: alert_seq })}
        className="reach font-semibold text-brand underline"
      >
        {w.toAlert}
      </Link>
    </p>
  )
}

const exactDate = (day: Day): string => w.day(Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8)))

type Year = { year: string | null; list: readonly Entry[] }
/** Newest year first, and newest day first within it; entries without a date come last. */
function byYear(entries: readonly Entry[]): Year[] {
  const sorted = entries.toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? 1 : a.date === b.date ? 0 : -1))
  const years = [...new Set(sorted.map(({ date }) => date?.slice(0, 4) ?? null))]
  return years.map((year) => ({ year, list: sorted.filter(({ date }) => (date?.slice(0, 4) ?? null) === year) }))
}
