import { collateralRatio } from '@jipsalpim/engine/law/hug.ts'
import { guaranteeWindow } from '@jipsalpim/engine/law/guarantee-window.ts'
import { officialPriceFactor } from '@jipsalpim/engine/law/official-price.ts'
import { useToday } from '../../kernel/today.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import { useState } from 'react'
import { lawValue } from '../../content/law-figure.ts'
import { formatDay, formatWon } from '../../lang/format.ts'
import { DayField } from '../../ui/forms/day-field.tsx'
import { WonField } from '../../ui/forms/won-field.tsx'
import { guaranteeFinderWords as w } from './guarantee-finder-words.ts'

/** The deposit that an official price allows, and until when the user may apply; by today's rules, on the device. */
export function GuaranteeFinder() {
  const on = useToday()
  const [official, setOfficial] = useState<Won | null>(null)
  const [senior, setSenior] = useState<Won | null>(null)
  const [balance, setBalance] = useState<Day | null>(null)
  const [end, setEnd] = useState<Day | null>(null)
  const taken =
    official === null ? null : share(share(official, lawValue(officialPriceFactor, on)), lawValue(collateralRatio, on))
  const most = taken === null ? null : Math.max(0, taken - (senior ?? 0))
  const window = guaranteeWindow({ balanceOn: balance, movedInOn: balance, endsOn: end })
  return (
    <div className="grid gap-6 rounded-lg border border-hairline bg-raised p-5">
      <WonField label={w.official} hint={w.officialHint} value={official} onChange={setOfficial} />
      <WonField label={w.senior} hint={w.seniorHint} value={senior} onChange={setSenior} />
      <Result label={w.most}>{most === null ? null : formatWon(most)}</Result>
      <DayField label={w.balance} value={balance} onChange={setBalance} />
      <DayField label={w.end} hint={w.endHint} value={end} onChange={setEnd} />
      <Result label={w.last}>{'value' in window ? formatDay(window.value.lastDay) : null}</Result>
      <p className="text-note text-ink-2">{w.note}</p>
    </div>
  )
}

function Result({ label, children }: { label: string; children: string | null }) {
  return (
    <p aria-live="polite" className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
      <span className="text-body">{label}</span>
      <span className="figures text-body font-bold">{children ?? w.none}</span>
    </p>
  )
}

/** Rounded down to whole won: a limit must not be too high. */
const share = (won: Won, percent: number): Won => Math.floor((won * percent) / 100)
