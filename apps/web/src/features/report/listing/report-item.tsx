import { formatDay, formatWon } from '../../../lang/format.ts'
import type { reportItem } from '@jipsalpim/contract/areas/report/report.ts'
import { link } from '@jipsalpim/contract/routes.ts'
import { Link } from 'react-router'
import type { output } from 'zod'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { GradeMark } from '../../../ui/display/grade-mark.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { reviewWords } from '../review/review-words.ts'
import { ArrangeButton } from './arrange-report.tsx'
import { listWords } from './list-words.ts'

export type Item = output<typeof reportItem>

/** One report of the list: the whole card is the link, to the page for its state. */
export function ReportItem({ report }: { report: Item }) {
  const place = [report.address, report.building_dong, report.building_ho]
    .filter((p) => p !== null && p !== '')
    .join(' ')
  const home = report.name ?? place
  const { report_seq, version } = report
  return (
    <article className="relative h-full rounded-lg border border-hairline bg-raised p-5 shadow-card hover:border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <ReportMark report={report} />
        <p className="figures text-note whitespace-nowrap text-ink-2">
          {formatDay(dayInSeoul(new Date(report.ready_at ?? report.created_at)))}
        </p>
      </div>
      <h2 className="mt-3 text-body font-semibold">
        <Link
          to={placeOf(report)}
          className="flex items-start justify-between gap-3 after:absolute after:inset-0 after:rounded-lg"
        >
          {home === '' ? listWords.list.addressUnknown : home}
          <Icon name="next" size={20} className="mt-1 text-ink-3" />
        </Link>
      </h2>
      {report.name !== null && place !== '' && (
        <p lang="ko" className="text-note text-ink-2">
          {place}
        </p>
      )}
      <p className="figures text-note text-ink-2">
        {listWords.list.deposit(report.deposit_amount)}
        {report.score !== null && ` · ${listWords.list.score(report.score)}`}
      </p>
      {report.of_home !== null && report.of_home.all > 1 && (
        <p className="figures text-note font-medium text-ink-2">
          {listWords.list.ofHome(report.of_home.nth)}
          {report.of_home.nth === report.of_home.all && ` · ${listWords.list.latestOfHome}`}
        </p>
      )}
      {report.refund ? (
        <p className="figures text-note text-ink-2">
          {listWords.list.refund[report.refund.state](formatWon(report.refund.amount))}
        </p>
      ) : (
        (report.state === 'failed' || report.state === 'cancelled') && (
          <p className="text-note text-ink-2">{listWords.why[report.state]}</p>
        )
      )}
      {report.state === 'ready' && report.report_seq !== null && report.refund === null && (
        <Link
          to={link('reportReview', undefined, { report: report.report_seq })}
          className="relative z-10 mt-1 -mb-3 -ml-2 inline-flex min-h-12 items-center px-2 text-note font-semibold text-brand"
        >
          {reviewWords.door}
        </Link>
      )}
      {report.state === 'ready' && report_seq !== null && version !== null && (
        <div className="absolute right-2 bottom-2">
          <ArrangeButton report={{ ...report, report_seq, version }} home={home} />
        </div>
      )}
    </article>
  )
}

function ReportMark({ report }: { report: Item }) {
  if (report.state === 'ready' && report.grade) return <GradeMark grade={report.grade} />
  return (
    <Badge tone={report.state === 'failed' ? 'severe' : report.state === 'waiting-address' ? 'caution' : 'brand'}>
      {report.state === 'preparing' && <Spinner size={14} />}
      {listWords.list.state[report.state]}
    </Badge>
  )
}

/** A report that is not ready links to its progress, or says what is missing. */
const placeOf = (report: Item): string =>
  report.state === 'ready' && report.report_seq !== null
    ? link('reportView', undefined, { report: report.report_seq })
    : link('reportWaiting', undefined, { merchant_uid: report.merchant_uid })
