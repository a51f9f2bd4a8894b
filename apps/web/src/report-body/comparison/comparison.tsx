import { compareHomes, sides, type Outcome, type Side } from '@jipsalpim/engine/compare/compare-homes.ts'
import { describeTitle, describeWithheld, formatMoney } from '@jipsalpim/engine/words/describe.ts'
import { useMemo } from 'react'
import { formatDay } from '../../lang/format.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { EngineWords } from '../engine-words.tsx'
import { homeName } from '../verdict/home-name.ts'
import { ReportSection } from '../report-section.tsx'
import { Terms } from '../explaining/terms.tsx'
import { NextActBox } from '../verdict/verdict.tsx'
import type { ComparedSides } from './compared-side.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { comparisonWords as w } from './comparison-words.ts'
import { LivingPart } from './living-part.tsx'
import { shownDifference } from './shown-difference.ts'
import { BackBars, SideCard } from './side-parts.tsx'

/** Two homes that were judged today by one rule pack: which is safer by how many won, and why. */
export function Comparison({ homes }: { homes: ComparedSides }) {
  const { a, b } = homes
  const compared = useMemo(() => compareHomes(a.assessment, b.assessment), [a.assessment, b.assessment])
  const { outcome } = compared
  const links = sides.flatMap((side) => (homes[side].to === undefined ? [] : [{ side, to: homes[side].to }]))
  return (
    <EngineWords>
      <div className="@container grid gap-6">
        <header>
          {'side' in outcome && (
            <p className="text-note font-semibold text-brand">
              {w.side[outcome.side]} · <span lang="ko">{nameOf(homes, outcome.side)}</span>
            </p>
          )}
          <h2 className="text-title font-bold text-balance">{describeOutcome(outcome)}</h2>
          {outcome.kind === 'split' && <p className="mt-1 text-body text-ink-2">{w.outcome.splitNote}</p>}
          {outcome.kind === 'unknown' && <Missing homes={homes} missing={outcome.missing} />}
          <p className="mt-1 text-note text-ink-2">{w.basis(formatDay(compared.day))}</p>
          <p className="figures text-note text-ink-3">{w.pack(compared.rulePack)}</p>
        </header>
        <div className="grid gap-2 @min-[21rem]:grid-cols-2 @min-[44rem]:gap-3">
          {sides.map((side) => (
            <SideCard key={side} side={side} home={homes[side]} />
          ))}
        </div>
        <BackBars homes={homes} />
        <ComparisonTable homes={homes} compared={compared} />
        <OnlyHere only={compared.only} />
        <LivingPart homes={homes} day={compared.day} />
        <ReportSection title={w.acts}>
          <div className="grid gap-x-6 gap-y-4 @min-[44rem]:grid-cols-2">
            {sides.map((side) => (
              <div key={side}>
                <p className="text-note font-semibold">
                  {w.side[side]} · <span lang="ko">{nameOf(homes, side)}</span>
                </p>
                <NextActBox assessment={homes[side].assessment} />
              </div>
            ))}
          </div>
        </ReportSection>
        {links.length > 0 && (
          <div className="grid grid-cols-2 gap-3">
            {links.map(({ side, to }) => (
              <ButtonLink key={side} kind="secondary" to={to}>
                {w.open(w.side[side])}
              </ButtonLink>
            ))}
          </div>
        )}
      </div>
    </EngineWords>
  )
}

const nameOf = (homes: ComparedSides, side: Side): string => homeName(homes[side].assessment.register.address).name

function describeOutcome(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'safer':
      return w.outcome.safer(w.side[outcome.side], shownDifference(outcome.by))
    case 'split':
      return w.outcome.split(w.side[outcome.lessToLose], shownDifference(outcome.by), w.side[outcome.betterGrade])
    case 'grade':
      return w.outcome.grade(w.side[outcome.side])
    case 'same':
      return w.outcome.same
    case 'unknown':
      return w.outcome.unknown
  }
}

/** Why it is unknown which is safer: what is missing for each home. */
function Missing({ homes, missing }: { homes: ComparedSides; missing: Partial<Record<Side, readonly string[]>> }) {
  const open = sides.filter((side) => missing[side] !== undefined)
  return (
    <>
      <p className="mt-1 text-body text-ink-2">{w.outcome.unknownNote(open.map((side) => w.side[side]).join(' · '))}</p>
      <ul aria-label={w.missing} className="mt-2 grid list-disc gap-1 pl-5 text-body marker:text-ink-3">
        {open.flatMap((side) =>
          reasonsOf(homes, side, missing[side] ?? []).map((reason) => (
            <li key={`${side} ${reason}`}>
              <b>{w.side[side]}</b> · <Terms>{reason}</Terms>
            </li>
          )),
        )}
      </ul>
    </>
  )
}
const reasonsOf = (homes: ComparedSides, side: Side, ids: readonly string[]): string[] =>
  ids.length === 0 ? [formatMoney(homes[side].assessment)] : ids.map(describeWithheld)

function OnlyHere({ only }: { only: Record<Side, readonly string[]> }) {
  if (sides.every((side) => only[side].length === 0)) return null
  return (
    <ReportSection title={w.only.title}>
      <div className="grid gap-x-6 gap-y-4 @min-[36rem]:grid-cols-2">
        {sides.map((side) => (
          <div key={side}>
            <p className="text-note font-semibold text-ink-2">{w.only.of(w.side[side])}</p>
            {only[side].length === 0 ? (
              <p className="text-body text-ink-2">{w.only.none}</p>
            ) : (
              <ul className="grid list-disc gap-1 pl-5 text-body marker:text-ink-3">
                {only[side].map((id) => (
                  <li key={id}>
                    <Terms>{describeTitle(id)}</Terms>
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
    </ReportSection>
  )
}
