import type { Grade } from '@jipsalpim/engine/assessment.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { useGo } from '../../kernel/links.ts'
import { useCall } from '../../kernel/use-call.ts'
import { formatDay } from '../../lang/format.ts'
import { LinkList } from '../../ui/link-list.tsx'
import { words } from '../../ui/words.ts'
import { previousWords as w } from './previous-words.ts'

/** The previous report for the same home. A first report has none, and errors are silent. */
export function PreviousReport({ seq }: { seq: number }) {
  const go = useGo()
  const judged = useCall('reportPrevious', { id: seq })
  const before = judged.state === 'ready' ? judged.data.previous : null
  if (!before || judged.state !== 'ready') return null
  return (
    <LinkList
      items={[
        {
          id: 'previous',
          to: go.href('reportView', { report: before.report_seq }),
          title: w.title(formatDay(dayInSeoul(new Date(before.ready_at)))),
          note: w.change(describe(before), describe(judged.data)),
        },
      ]}
    />
  )
}

type Judged = { grade: Grade | null; score: number | null }
const describe = ({ grade, score }: Judged): string =>
  [grade ? words.grade[grade] : null, score === null ? w.noScore : w.score(score)].filter(Boolean).join(' ')
