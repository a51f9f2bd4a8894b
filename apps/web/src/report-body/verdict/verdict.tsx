import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import {
  formatAsOf,
  describeMoneyBasis,
  formatMoney,
  describeNextAct,
  describeVerdict,
  describeWithheld,
} from '@jipsalpim/engine/words/describe.ts'
import { printAge } from '@jipsalpim/engine/property/print-age.ts'
import { daysBetween } from '@jipsalpim/engine/values/day.ts'
import type { ReactNode } from 'react'
import { MoneyBack } from '../../ui/charts/money-back.tsx'
import { GradeMark } from '../../ui/display/grade-mark.tsx'
import { SampleMark } from '../../ui/display/sample-mark.tsx'
import { ScoreFigure } from '../../ui/display/score-figure.tsx'
import { useCountedFrom } from './counted-from.ts'
import { daysLeft } from './days-left.ts'
import { homeName } from './home-name.ts'
import { sectionsWords } from '../sections-words.ts'
import { shownBack } from '../payout/shown-back.ts'
import { Terms } from '../explaining/terms.tsx'
import { words } from '../words.ts'

/** The summary for ten seconds: verdict, money, next action. At 390 × 844 all of it is visible without scrolling. */
export function Verdict({
  assessment,
  sample,
  title,
  asked,
}: {
  assessment: Assessment
  sample: boolean
  title?: string
  /** Questions whose answers the verdict waits for. */
  asked?: ReactNode
}) {
  const { grade, score, withheld } = assessment
  return (
    <section aria-label={title ?? words.verdict}>
      {title && <p className="mb-2 text-note font-semibold text-brand">{title}</p>}
      <Home assessment={assessment} sample={sample} />
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <h2>
          <GradeMark grade={grade} size="large" />
        </h2>
        <ScoreFigure score={score} />
      </div>
      <p className="mt-2 text-body font-bold text-balance">
        <Terms>{describeVerdict(assessment)}</Terms>
      </p>
      {grade === '판단보류' && withheld.length > 1 && (
        <ul className="mt-1 list-disc pl-5 text-note text-ink-2">
          {withheld.slice(1).map((id) => (
            <li key={id}>{describeWithheld(id)}</li>
          ))}
        </ul>
      )}
      {asked}
      {!(asked && 'unknown' in assessment.recovery) && <MoneySentence assessment={assessment} />}
      <NextActBox assessment={assessment} />
    </section>
  )
}

/** The home's own name, its location, and the date of the register. */
export function Home({ assessment, sample }: { assessment: Assessment; sample: boolean }) {
  const { register, home } = assessment
  const { name, place } = homeName(register.address)
  const { read, declared } = register.pages
  // Another sentence stands for a register without a day, and for one that was old when it was read.
  const isDated = printAge(register, assessment.day) !== null && !assessment.withheld.includes('register-past')
  const days = daysBetween(assessment.day, useCountedFrom())
  const area = 'value' in home.area ? home.area.value : null
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-2 text-body font-bold">
        {sample && <SampleMark />}
        <span lang="ko">{name}</span>
      </p>
      <p className="figures text-note text-ink-2">{place !== '' && sectionsWords.place(place, area)}</p>
      <p className="figures text-note text-ink-2">
        {formatAsOf(assessment)}
        {isDated && days > 0 && ` · ${sectionsWords.ago(days)}`}
        {declared !== null && read >= declared && ` · ${sectionsWords.pagesRead(declared)}`}
      </p>
    </div>
  )
}

export function MoneySentence({ assessment }: { assessment: Assessment }) {
  const { recovery, grade } = assessment
  const texts = words.money
  if (!('value' in recovery))
    return (
      <div className="mt-4 border-t border-hairline pt-3">
        <h3 className="text-note font-semibold text-ink-2">{texts.title}</h3>
        <p className="text-title font-bold">{texts.notCounted}</p>
        <p className="text-note text-ink-2">{formatMoney(assessment)}</p>
      </div>
    )
  const { deposit } = recovery.value
  const { low, likely, high } = shownBack(recovery.value, deposit)
  return (
    <div className="mt-4 border-t border-hairline pt-3">
      <h3 className="text-note font-semibold text-ink-2">{texts.title}</h3>
      {describeMoneyBasis(assessment).map((basis) => (
        <p key={basis} className="figures text-note text-ink-2">
          {basis}
        </p>
      ))}
      <p className="figures text-title font-bold">{texts.back(low, high)}</p>
      <p className="figures text-note text-ink-2">
        {deposit > low
          ? sectionsWords.shortBy(Math.max(0, deposit - high), deposit - low)
          : grade === '위험' || grade === '매우위험'
            ? texts.coveredAlone
            : texts.covered}
      </p>
      <div className="mt-1">
        <MoneyBack
          label={texts.title}
          low={low}
          // the likely amount is unknown while an essential fact is missing
          likely={grade === '판단보류' ? null : likely}
          high={high}
          deposit={deposit}
          depositName={texts.yours}
        />
      </div>
    </div>
  )
}

/** The next action: one per screen. */
export function NextActBox({ assessment }: { assessment: Assessment }) {
  const description = describeNextAct(assessment.nextAct)
  const left = daysLeft(assessment, useCountedFrom())
  return (
    <div className="mt-3 rounded-md bg-brand-tint p-4 break-inside-avoid">
      <h3 className="text-note font-bold text-brand">{words.nextAct}</h3>
      <p className="text-body font-bold">
        <Terms>{description.title}</Terms>
      </p>
      <p className="text-note text-ink-2">
        <Terms>{description.body}</Terms>
      </p>
      {left !== null && <p className="figures text-note font-semibold">{left}</p>}
    </div>
  )
}
