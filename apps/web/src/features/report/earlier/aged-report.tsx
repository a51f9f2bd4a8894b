import { printAge } from '@jipsalpim/engine/property/print-age.ts'
import { dayInSeoul, daysBetween } from '@jipsalpim/engine/values/day.ts'
import { useGo } from '../../../kernel/links.ts'
import { useToday } from '../../../kernel/today.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import type { ReportData } from '../offline/offline-save.tsx'
import { agedWords as w } from './aged-words.ts'

/** An application takes some days to be registered: after a week the register may be different. */
const AGED_DAYS = 7

/** Below the verdict: that the register was read some days ago, and what it cannot show. */
export function AgedReport({ report }: { report: ReportData }) {
  const go = useGo()
  const today = useToday()
  // A later version is judged from the same register.
  const read = printAge(report.assessment.register, today)?.days
  const days = read ?? daysBetween(dayInSeoul(new Date(report.ready_at)), today)
  if (days < AGED_DAYS) return null
  return (
    <div className="mt-4 print:hidden">
      <Banner
        kind="caution"
        title={w.title(days)}
        action={
          <Button kind="quiet" onClick={() => go('reportExpiration', { order_seq: report.order_seq })}>
            {w.see}
          </Button>
        }
      >
        {w.note}
      </Banner>
    </div>
  )
}
