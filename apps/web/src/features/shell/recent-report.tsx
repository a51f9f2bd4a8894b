import { link } from '@jipsalpim/contract/routes.ts'
import { Link } from 'react-router'
import { moneyWords } from '../../lang/money-words.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { GradeMark } from '../../ui/display/grade-mark.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Section } from './section.tsx'
import { homeWords as w } from './words.ts'

/** The user's newest report and a link to all of them. */
export function RecentReport() {
  const list = useCall('reportList', { page: 1 })
  if (list.state === 'failed')
    return (
      <Section id="recent" title={w.recent}>
        <p role="alert" className="text-note text-ink-2">
          {w.recentFailed}
        </p>
        <div className="-ml-5">
          <Button kind="quiet" onClick={list.again}>
            {w.again}
          </Button>
        </div>
      </Section>
    )
  if (list.state === 'loading')
    return (
      <Section id="recent" title={w.recent}>
        <Skeleton lines={3} />
      </Section>
    )
  const report = list.data.reports[0]
  if (!report)
    return (
      <Section id="recent" title={w.recent}>
        <p className="text-note text-ink-2">{w.recentNone}</p>
      </Section>
    )
  const home = [report.address, report.building_dong, report.building_ho].filter(Boolean).join(' ')
  const to =
    report.state === 'ready' && report.report_seq !== null
      ? link('reportView', undefined, { report: report.report_seq })
      : link('reportWaiting', undefined, { merchant_uid: report.merchant_uid })
  return (
    <Section id="recent" title={w.recent}>
      <article className="relative rounded-lg border border-hairline bg-raised p-5 shadow-card hover:border-line">
        {report.state === 'ready' && report.grade ? (
          <GradeMark grade={report.grade} />
        ) : (
          <Badge tone={report.state === 'failed' ? 'severe' : 'brand'}>{w.recentState[report.state]}</Badge>
        )}
        <h3 className="mt-3 text-body font-semibold">
          <Link to={to} className="after:absolute after:inset-0 after:rounded-lg">
            {home === '' ? w.addressUnknown : home}
          </Link>
        </h3>
        <p className="figures text-note text-ink-2">{w.recentDeposit(moneyWords.say(report.deposit_amount))}</p>
      </article>
      <div className="mt-2 -ml-5">
        <ButtonLink kind="quiet" to={link('report')}>
          {w.recentAll}
        </ButtonLink>
      </div>
    </Section>
  )
}
