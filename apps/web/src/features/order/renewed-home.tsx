import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { useGo } from '../../kernel/links.ts'
import { formatDay, formatWon } from '../../lang/format.ts'
import { LinkList } from '../../ui/buttons/link-list.tsx'
import { renewWords as w } from './renew-words.ts'

/** Which home gets a new report, how its price is composed, and the existing report. */
export function RenewedHome({ info }: { info: Output<CallNamed<'payOrderInfoReorder'>> }) {
  const go = useGo()
  const { order, report_seq, ready_at } = info
  return (
    <>
      <p className="text-note text-ink-2">{w.home}</p>
      <p className="text-body font-semibold">
        {[order.address, order.building_dong, order.building_ho].filter(Boolean).join(' ')}
      </p>
      {info.discounts.map((d) => (
        <p key={d.name} className="figures mt-1 text-note text-ink-2">
          {w.off(d.name, formatWon(d.won))}
        </p>
      ))}
      {report_seq !== null && (
        <div className="mt-4">
          <LinkList
            items={[
              {
                id: 'before',
                to: go.href('reportView', { report: report_seq }),
                title: w.beforeSee,
                note: ready_at === null ? undefined : formatDay(dayInSeoul(new Date(ready_at))),
              },
            ]}
          />
        </div>
      )}
    </>
  )
}
