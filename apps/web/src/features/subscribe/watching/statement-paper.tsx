import { dayOf, type Day } from '@jipsalpim/engine/values/day.ts'
import { promiseHours } from '@jipsalpim/engine/watch/cadence.ts'
import { formatDay, formatWon } from '../../../lang/format.ts'
import { useGo } from '../../../kernel/links.ts'
import { LinkList } from '../../../ui/buttons/link-list.tsx'
import { DataTable } from '../../../ui/display/data-table.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { StateShape } from '../shared/state-mark.tsx'
import type { Statement } from '../shared/watch.ts'
import { watchWords } from '../shared/watch-words.ts'
import { clockOf, dayOfInstant } from '../shared/when.ts'
import { titleOf as titleOfAlert } from './alert-text.ts'
import { MonthCalendar } from './month-calendar.tsx'
import { statementWords as w } from './statement-words.ts'

/** '30회 확인, 변동 0건'; a month that was not checked as promised is never said to be without a change. */
export const titleOf = ({ checks, changes, silent }: Statement): readonly [string, string] =>
  checks === 0 ? w.titleNone : changes === 0 && !silent ? w.titleSome(checks) : w.title(checks, changes)

/** Square, with a double rule at its head, like a document; failed checks are displayed as large as successful ones. */
type Props = {
  statement: Statement
  today: Day
  /** 'h2' if it is not the main heading of the page. */
  heading?: 'h1' | 'h2'
}
export function StatementPaper({ statement: s, today, heading: Heading = 'h1' }: Props) {
  const go = useGo()
  const [first, last] = [s.each[0], s.each.at(-1)]
  const reworded = new Set(s.each.filter((c) => c.reworded).map(({ at }) => watchWords.day(dayOfInstant(at))))
  const done = s.each.filter(({ result }) => result !== 'failed' && result !== 'unknown')
  return (
    <article className="border border-t-0 border-hairline bg-raised px-5 pb-5 shadow-card">
      <div aria-hidden="true" className="-mx-5 mb-5 h-1.5 border-t-[3px] border-b border-ink" />
      <p className="text-note text-ink-2">{w.of(watchWords.month(s.month))}</p>
      <Heading className="figures mt-1 text-title font-bold">
        {titleOf(s).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </Heading>
      {s.month === today.slice(0, 7) && <p className="mt-1 text-note text-ink-2">{w.openMonth}</p>}
      <dl className="mt-4 grid grid-cols-[minmax(5rem,max-content)_1fr] border-t border-line [&>*]:border-b [&>*]:border-hairline [&>*]:py-2.5">
        <dt className="pr-4 text-note text-ink-2">{w.home}</dt>
        <dd lang="ko">{s.fullAddress}</dd>
        {first && last && (
          <>
            <dt className="pr-4 text-note text-ink-2">{w.watched}</dt>
            <dd className="figures">{w.span(formatDay(dayOfInstant(first.at)), formatDay(dayOfInstant(last.at)))}</dd>
          </>
        )}
        {s.price !== null && (
          <>
            <dt className="pr-4 text-note text-ink-2">{w.price}</dt>
            <dd className="figures">{formatWon(s.price)}</dd>
          </>
        )}
      </dl>
      <h2 className="mt-6 text-body font-bold">{w.calendar}</h2>
      <p className="text-note text-ink-2">{w.calendarNote}</p>
      <MonthCalendar first={firstOf(s.month)} done={done} gaps={s.gaps} />
      <h2 className="mt-6 mb-2 text-body font-bold">{w.promised}</h2>
      <DataTable
        caption={w.promised}
        columns={[
          { key: 'what', label: w.what },
          { key: 'planned', label: w.planned, numeric: true },
          { key: 'done', label: w.done, numeric: true },
        ]}
        rows={[
          { id: 'checks', what: w.checkCount, planned: w.times(s.checks + s.failed), done: w.times(s.checks) },
          {
            id: 'extracts',
            what: w.extracts,
            planned: w.times(countRegisters(s.each)),
            done: w.times(countRegisters(done)),
          },
        ]}
      />
      <p className="figures mt-3 text-note text-ink-2">
        {w.promise(promiseHours('daily'), promiseHours('before-move-in'), promiseHours('balance-day'))}{' '}
        {s.latency_minutes === null ? (
          w.noLatency
        ) : (
          <>
            {w.latency} <b className="text-ink">{watchWords.duration(s.latency_minutes)}</b>. {w.latencyNote}
          </>
        )}
      </p>
      <h2 className="mt-6 mb-2 text-body font-bold">{w.gaps}</h2>
      {s.gaps.length === 0 ? (
        <p className="text-body">{s.checks === 0 ? w.noneYet : w.noGaps}</p>
      ) : (
        <ul className="grid gap-3">
          {s.gaps.map(({ from, to }) => (
            <li key={from} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2.5">
              <span className="mt-0.5">
                <StateShape kind="unknown" size={22} />
              </span>
              <div>
                <p className="figures text-body font-semibold">{w.span(exactTime(from), exactTime(to))}</p>
                <p className="text-note text-ink-2">{w.gapText}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <h2 className="mt-6 mb-2 text-body font-bold">{w.alerts}</h2>
      {s.alerts.length === 0 ? (
        <p className="text-body">{w.noAlerts}</p>
      ) : (
        <LinkList
          items={s.alerts.map((alert) => ({
            id: String(alert.alert_seq),
            title: titleOfAlert(alert),
            note: <span className="figures">{exactTime(alert.at)}</span>,
            to: go.href('subscribeWatching', { alert: alert.alert_seq }),
          }))}
        />
      )}
      {reworded.size > 0 && <p className="mt-2 text-body">{w.reworded([...reworded].join(', '))}</p>}
      <div className="mt-6 border-t border-dashed border-line pt-2">
        <Disclosure title={w.each(s.each.length)}>
          <DataTable
            caption={w.each(s.each.length)}
            columns={[
              { key: 'at', label: w.at },
              { key: 'kind', label: w.kind },
              { key: 'result', label: w.result },
            ]}
            rows={s.each.map(({ at, kind, result, cases, reworded: isReworded }, i) => ({
              id: `${i} ${at}`,
              at: exactTime(at),
              kind: w.kinds[kind],
              result: result === 'cases' ? w.cases(cases) : isReworded ? w.sameReworded : w.results[result],
            }))}
          />
        </Disclosure>
        <p className="mt-3 text-note text-ink-2">{w.source}</p>
        <p className="text-note text-ink-2">{w.notSilence}</p>
      </div>
    </article>
  )
}

/** A document may be read on another day, so its dates never read "today". */
const exactTime = (instant: string): string =>
  watchWords.minute(watchWords.day(dayOfInstant(instant)), clockOf(instant))
const firstOf = (month: string): Day => dayOf(Number(month.slice(0, 4)), Number(month.slice(5)), 1)
const countRegisters = (each: Statement['each']): number => each.filter(({ kind }) => kind !== 'cases').length
