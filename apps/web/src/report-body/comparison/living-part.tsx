import { livingCost } from '@jipsalpim/engine/compare/living-cost.ts'
import { sides } from '@jipsalpim/engine/compare/compare-homes.ts'
import { conversionRate } from '@jipsalpim/engine/law/conversion.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { isKnown } from '@jipsalpim/engine/values/known.ts'
import { useState } from 'react'
import { formatDay, formatWon } from '../../lang/format.ts'
import { DataTable } from '../../ui/display/data-table.tsx'
import { Slider } from '../../ui/forms/slider.tsx'
import { ReportSection } from '../report-section.tsx'
import { RuleNote } from '../explaining/rule-note.tsx'
import type { ComparedSides } from './compared-side.ts'
import { comparisonWords as w } from './comparison-words.ts'

/** 월세 compared with 전세: what each home costs a month, at the legal conversion rate of the day or another one. */
export function LivingPart({ homes, day }: { homes: ComparedSides; day: Day }) {
  const legal = conversionRate(day)
  const [picked, setPicked] = useState<number | null>(null)
  if (!isKnown(legal))
    return (
      <ReportSection title={w.living.title}>
        <p className="text-body text-ink-2">{w.living.noRate}</p>
      </ReportSection>
    )
  const { hundredths, base, baseFrom, rule } = legal.value
  const rate = picked ?? hundredths
  const costs = { a: livingCost(homes.a.assessment.lease, rate), b: livingCost(homes.b.assessment.lease, rate) }
  const { a, b } = costs
  const by = isKnown(a) && isKnown(b) ? b.value.monthly - a.value.monthly : null
  const say = (side: 'a' | 'b', of: 'monthly' | 'asDeposit'): string => {
    const cost = costs[side]
    return isKnown(cost) ? formatWon(cost.value[of]) : w.unknown
  }
  return (
    <ReportSection title={w.living.title}>
      <div className="grid gap-4">
        <p className="figures text-body font-semibold" aria-live="polite">
          {by === null
            ? w.living.unknown
            : by === 0
              ? w.living.same
              : w.living.less(w.side[by < 0 ? 'b' : 'a'], Math.abs(by))}
        </p>
        <DataTable
          caption={w.living.title}
          columns={[
            { key: 'side', label: w.columns.what },
            { key: 'monthly', label: w.living.monthly, numeric: true },
            { key: 'asDeposit', label: w.living.asDeposit, numeric: true },
          ]}
          rows={sides.map((side) => ({
            id: side,
            side: w.side[side],
            monthly: say(side, 'monthly'),
            asDeposit: say(side, 'asDeposit'),
          }))}
        />
        <Slider
          label={w.living.rate}
          min={100}
          max={1000}
          step={25}
          value={rate}
          onChange={setPicked}
          say={(n) => w.percent(n / 100)}
        />
        <div className="text-note text-ink-2">
          <p>{w.living.legal(hundredths / 100, base / 100, (hundredths - base) / 100, formatDay(baseFrom))}</p>
          {legal.asOf && <p>{w.living.checked(formatDay(legal.asOf))}</p>}
          <p>{w.living.note}</p>
        </div>
        <RuleNote rule={rule} />
      </div>
    </ReportSection>
  )
}
