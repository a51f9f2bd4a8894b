import type { Grade } from '@jipsalpim/engine/assessment.ts'
import { sides, type Side } from '@jipsalpim/engine/compare/compare-homes.ts'
import { isDay } from '@jipsalpim/engine/values/day.ts'
import { valueOf } from '@jipsalpim/engine/values/known.ts'
import { formatMoney } from '@jipsalpim/engine/words/describe.ts'
import { formatDay } from '../../lang/format.ts'
import { Card } from '../../ui/layout/card.tsx'
import { MoneyBack } from '../../ui/charts/money-back.tsx'
import { GradeMark } from '../../ui/display/grade-mark.tsx'
import { SampleMark } from '../../ui/display/sample-mark.tsx'
import { words as uiWords } from '../../ui/words.ts'
import { homeName } from '../verdict/home-name.ts'
import { sectionsWords } from '../sections-words.ts'
import { shownBack } from '../payout/shown-back.ts'
import { words } from '../words.ts'
import type { ComparedSide, ComparedSides } from './compared-side.ts'
import { comparisonWords as w } from './comparison-words.ts'

/** One home: its name, its grade of today, and how its own report judged it. */
export function SideCard({ side, home }: { side: Side; home: ComparedSide }) {
  const { assessment, sample, stored } = home
  const { name, place } = homeName(assessment.register.address)
  const viewed = valueOf(assessment.register.viewedAt)?.slice(0, 10)
  return (
    <Card as="article" label={`${w.side[side]} · ${name}`}>
      <p className="text-note font-semibold text-ink-2">{w.side[side]}</p>
      <p className="flex flex-wrap items-center gap-x-2 text-body font-bold">
        {sample && <SampleMark />}
        <span lang="ko">{name}</span>
      </p>
      {place !== '' && (
        <p className="figures text-note text-ink-2">
          <span lang="ko">{sectionsWords.place(place, valueOf(assessment.home.area))}</span>
        </p>
      )}
      <p className="figures mb-3 text-note text-ink-2">
        {isDay(viewed) ? w.registerOf(formatDay(viewed)) : w.registerUndated}
      </p>
      {/* two cards side by side on a phone have no room for the larger mark */}
      <p className="@min-[36rem]:hidden">
        <GradeMark grade={assessment.grade} size="small" />
      </p>
      <p className="hidden @min-[36rem]:block">
        <GradeMark grade={assessment.grade} />
      </p>
      <p className="figures mt-1 text-note text-ink-2">{scoreOf(assessment.score)}</p>
      {stored && (
        <p className="figures text-note text-ink-2">
          {stored.grade === assessment.grade && stored.score === assessment.score ? w.asBefore : w.before(said(stored))}
        </p>
      )}
    </Card>
  )
}

const scoreOf = (score: number | null): string => (score === null ? w.noScore : w.score(score))
const said = ({ grade, score }: { grade: Grade | null; score: number | null }): string =>
  [grade && uiWords.grade[grade], scoreOf(score)].filter(Boolean).join(' · ')

/** How much of each deposit comes back, on one scale. */
export function BackBars({ homes }: { homes: ComparedSides }) {
  const backs = sides.map((side) => ({ side, back: valueOf(homes[side].assessment.recovery) }))
  const scale = Math.max(1, ...backs.map(({ back }) => back?.deposit ?? 0))
  return (
    <Card>
      <h3 className="text-body font-bold">{w.backTitle}</h3>
      <p className="text-note text-ink-2">{w.backNote}</p>
      <ul className="mt-3 grid gap-3 [--halo:var(--raised)]">
        {backs.map(({ side, back }) => (
          <li key={side} className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-2">
            <b className="text-note">{w.side[side]}</b>
            {back === null ? (
              <p className="rounded-sm border border-dashed border-line px-3 py-2 text-note text-ink-2">
                {formatMoney(homes[side].assessment)}
              </p>
            ) : (
              <div>
                <MoneyBack
                  label={`${w.side[side]} · ${w.backTitle}`}
                  {...shownBack(back, back.deposit)}
                  likely={homes[side].assessment.withheld.length > 0 ? null : shownBack(back, back.deposit).likely}
                  deposit={back.deposit}
                  depositName={words.money.yours}
                  scale={scale}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
