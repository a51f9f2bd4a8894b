import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import { link } from '@jipsalpim/contract/routes.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { Link } from 'react-router'
import { formatDay } from '../../../lang/format.ts'
import { GradeMark } from '../../../ui/display/grade-mark.tsx'
import { listWords } from './list-words.ts'

type Shown = Output<CallNamed<'reportList'>>['shared'][number]

/** Reports shared with this realtor, each opened by its own key. */
export function ShownToMe({ reports }: { reports: readonly Shown[] }) {
  const w = listWords.shared
  return (
    <>
      <p className="mb-3 text-note text-ink-2">{w.note}</p>
      <ul className="grid gap-3 @min-[44rem]:grid-cols-2 @min-[68rem]:grid-cols-3">
        {reports.map((r) => (
          <li key={r.realtor} className="relative rounded-lg border border-hairline bg-raised p-5 shadow-card">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              {r.grade && <GradeMark grade={r.grade} />}
              <p className="figures text-note text-ink-2">{w.made(formatDay(dayInSeoul(new Date(r.ready_at))))}</p>
            </div>
            <h2 className="mt-3 text-body font-semibold">
              <Link
                to={link('reportView', undefined, { realtor: r.realtor })}
                className="after:absolute after:inset-0 after:rounded-lg"
              >
                <span lang="ko">{r.address ?? listWords.list.addressUnknown}</span>
              </Link>
            </h2>
            <p className="figures text-note text-ink-2">{w.until(formatDay(r.until))}</p>
            <p className="figures text-note text-ink-2">
              {r.signed_at ? w.signed(formatDay(dayInSeoul(new Date(r.signed_at)))) : w.unsigned}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
