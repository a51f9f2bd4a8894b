import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import {
  formatAsOf,
  formatMoney,
  describeNextAct,
  describeVerdict,
  describeWithheld,
} from '@jipsalpim/engine/words/describe.ts'
import { GradeMark } from '../ui/grade-mark.tsx'
import { Money } from '../ui/money.tsx'
import { RangeBar } from '../ui/range-bar.tsx'
import { SampleMark } from '../ui/sample-mark.tsx'
import { ScoreFigure } from '../ui/score-figure.tsx'
import { shownBack } from './shown-back.ts'
import { Terms } from './terms.tsx'
import { groupIds } from './report-group.tsx'
import { words } from './words.ts'

/** The summary for ten seconds: verdict, money, next action. At 390 × 844 all of it is visible without scrolling. */
export function Verdict({ assessment, sample, title }: { assessment: Assessment; sample: boolean; title?: string }) {
  const { register, grade, score, withheld, notChecked } = assessment
  return (
    <section aria-label={title ?? words.verdict}>
      {title && <p className="mb-2 text-note font-semibold text-brand">{title}</p>}
      <p className="flex flex-wrap items-center gap-x-2 text-note font-semibold">
        {sample && <SampleMark />}
        {register.address}
      </p>
      <p className="figures flex flex-wrap items-center justify-between gap-x-4 text-note text-ink-2">
        {formatAsOf(assessment)}
        {notChecked.length > 0 && (
          <a
            href={`#${groupIds.unknowns}`}
            className="reach font-semibold text-brand underline underline-offset-4 print:hidden"
          >
            {words.toUnchecked(notChecked.length)}
          </a>
        )}
      </p>
      <div className="mt-4 flex flex-wrap items-start justify-between gap-x-4">
        <h2 className="pt-4">
          <GradeMark grade={grade} size="large" />
        </h2>
        <ScoreFigure score={score} />
      </div>
      <p className="mt-2 text-body font-semibold text-balance">
        <Terms>{describeVerdict(assessment)}</Terms>
      </p>
      {grade === '판단보류' && withheld.length > 1 && (
        <ul className="mt-1 list-disc pl-5 text-note text-ink-2">
          {withheld.slice(1).map((id) => (
            <li key={id}>{describeWithheld(id)}</li>
          ))}
        </ul>
      )}
      <MoneySentence assessment={assessment} />
      <NextActCard assessment={assessment} />
    </section>
  )
}

function MoneySentence({ assessment }: { assessment: Assessment }) {
  const { recovery } = assessment
  const texts = words.money
  if (!('value' in recovery))
    return (
      <div className="mt-5 border-t border-hairline pt-4">
        <h3 className="text-note font-semibold text-ink-2">{texts.title}</h3>
        <p className="text-title font-bold">{texts.notCounted}</p>
        <p className="text-note text-ink-2">{formatMoney(assessment)}</p>
      </div>
    )
  const { deposit } = recovery.value
  const { low, likely, high } = shownBack(recovery.value, deposit)
  return (
    <div className="mt-5 border-t border-hairline pt-4">
      <h3 className="text-note font-semibold text-ink-2">{texts.title}</h3>
      <p className="text-note text-ink-2">{texts.why}</p>
      <p className="figures text-title font-bold">{texts.back(low, high)}</p>
      <p className="text-note text-ink-2">
        {texts.yours} <Money won={deposit} /> ·{' '}
        <span className="font-semibold text-ink">{deposit > low ? texts.short(deposit - low) : texts.covered}</span>
      </p>
      <RangeBar
        label={texts.title}
        low={low}
        likely={likely}
        high={high}
        mark={{ label: texts.deposit, value: deposit }}
      />
    </div>
  )
}

function NextActCard({ assessment: { nextAct } }: { assessment: Assessment }) {
  const description = describeNextAct(nextAct)
  return (
    <div className="mt-5 rounded-lg bg-brand-tint px-5 py-4 break-inside-avoid">
      <h3 className="text-note font-semibold text-brand">{words.nextAct}</h3>
      <p className="text-body font-semibold">
        <Terms>{description.title}</Terms>
      </p>
      <p className="text-note text-ink-2">
        <Terms>{description.body}</Terms>
      </p>
      {nextAct.due && <p className="figures mt-1 text-note font-semibold">{words.due(nextAct.due)}</p>}
    </div>
  )
}
