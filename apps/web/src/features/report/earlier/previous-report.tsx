import type { Grade } from '@jipsalpim/engine/assessment.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../kernel/chunks/lazy-part.tsx'
import { useGo } from '../../../kernel/links.ts'
import { ChunkPlaceholder } from '../../../kernel/chunks/chunk-placeholder.tsx'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { formatDay } from '../../../lang/format.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkList } from '../../../ui/buttons/link-list.tsx'
import { words } from '../../../ui/words.ts'
import { previousWords as w } from './previous-words.ts'

const ReportChanges = lazyPart(() => import('./report-changes.tsx'))

/**
 * The previous report for the same home, and what changed on the register since. Renders nothing for a first report, or
 * if the call fails.
 */
export function PreviousReport({ seq }: { seq: number }) {
  const go = useGo()
  const judged = useCall('reportPrevious', { id: seq })
  const [open, setOpen] = useState(false)
  const before = judged.state === 'ready' ? judged.data.previous : null
  if (!before || judged.state !== 'ready') return null
  return (
    <>
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
      {open ? (
        <Suspense fallback={<ChunkPlaceholder lines={4} />}>
          <ReportChanges report={seq} />
        </Suspense>
      ) : (
        <Button kind="secondary" wide onClick={() => setOpen(true)}>
          {w.changes}
        </Button>
      )}
    </>
  )
}

type Judged = { grade: Grade | null; score: number | null }
const describe = ({ grade, score }: Judged): string =>
  [grade ? words.grade[grade] : null, score === null ? w.noScore : w.score(score)].filter(Boolean).join(' ')
