import { formatDay } from '../../lang/format.ts'
import type { Assessment, Evidence } from '@jipsalpim/engine/assessment.ts'
import type { ChangeJudgement, JudgedChange } from '@jipsalpim/engine/diff/judge-change.ts'
import {
  describeBearing,
  describeChange,
  describeEffect,
  describeMeaning,
  markUrgency,
} from '@jipsalpim/engine/words/describe-changes.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { words } from './changes-words.ts'
import { entryOf } from '../register/entries.ts'
import { EvidenceChips } from '../register/evidence-chips.tsx'
import { Terms } from '../explaining/terms.tsx'

const tones = { alarm: 'severe', look: 'caution', note: 'plain' } as const

/** One change: what it is, since when, what it means for this lease, what it costs, and the lines that prove it. */
export function ChangeItem({ judged, judgement }: { judged: JudgedChange; judgement: ChangeJudgement }) {
  const { change, bearing, effect, urgency } = judged
  const money = describeEffect(effect)
  const { before, after } = judgement
  const shown = change.entries.length > 0 ? [...change.entries, ...change.on] : change.on
  const here = shown.filter((e) => isIn(after, e))
  const gone = shown.filter((e) => !isIn(after, e) && isIn(before, e))
  return (
    <li className="grid gap-1 border-b border-hairline py-4">
      <p className="figures flex flex-wrap items-center gap-2 text-note text-ink-2">
        <Badge tone={tones[urgency]}>{markUrgency(urgency)}</Badge>
        {since(judged)}
      </p>
      <h3 className="text-body font-semibold">
        <Terms>{describeChange(change)}</Terms>
      </h3>
      <div className="text-note text-ink-2">
        {change.meaning.map((id) => (
          <p key={id}>{describeMeaning(id)}</p>
        ))}
        {bearing.map((id) => (
          <p key={id} className="font-medium text-ink">
            {describeBearing(id)}
          </p>
        ))}
      </div>
      {money !== null && <p className="figures text-note font-semibold">{money}</p>}
      <EvidenceChips assessment={after} evidence={here} short />
      <EvidenceChips assessment={before} evidence={gone} short />
    </li>
  )
}

/** A block of 표제부 belongs to no entry: it is located in the newer print. */
const isIn = (assessment: Assessment, evidence: Evidence): boolean =>
  evidence.entry === null || entryOf(assessment, evidence) !== null

function since({ change: { day, receiptNo } }: JudgedChange): string {
  if (day === null) return words.dayUnknown
  return receiptNo === null ? words.entered(formatDay(day)) : words.received(formatDay(day), receiptNo)
}
