import type { Stated } from '@jipsalpim/contract/areas/order/stated.ts'
import type { Assessment, AssessInput } from '@jipsalpim/engine/assessment.ts'
import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '../kernel/chunks/lazy-part.tsx'
import { ChunkPlaceholder } from '../kernel/chunks/chunk-placeholder.tsx'
import { cx } from '../ui/cx.ts'
import { EngineWords } from './engine-words.tsx'
import { MethodSection, type Made, type ReportSources } from './explaining/method-section.tsx'
import { PayoutSection } from './payout/payout-section.tsx'
// Listens for printing before the sections that are loaded later can.
import './printing.ts'
import { useInTurn } from './in-turn.ts'
import { groupIds, ReportGroup, type GroupName } from './report-group.tsx'
import { RegisterPane } from './register/register-pane.tsx'
import { RegisterSection } from './register/register-section.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import { RepaySection } from './payout/repay-section.tsx'
import { RightsSection } from './rights/rights-section.tsx'
import { SectionBar } from './section-bar.tsx'
import { StatedSection } from './stated/stated-section.tsx'
import { sectionsWords } from './sections-words.ts'
import { type Checks, CleanSection, NobodySection, UncheckedList } from './verdict/three-lists.tsx'
import { Verdict } from './verdict/verdict.tsx'

// It loads the catalogue of what to do: the verdict must not wait for that.
const FindingsSection = lazyPart(() => import('./findings/findings-section.tsx'))
// It loads the engine's calculation, which the first screen does not need.
const WhatIfPanel = lazyPart(() => import('./payout/what-if-panel.tsx'))
const ValueSections = lazyPart(() => import('./value/value-sections.tsx'))
// Tables of fees, taxes and aid: nothing above must wait for them.
const CostsSection = lazyPart(() => import('./costs/costs-section.tsx'))

type Props = {
  assessment: Assessment
  /** Demo data was used in place of the registry: marked wherever the report is shown. */
  sample: boolean
  /** For a report within a page; a page of its own has the title in its top bar. */
  title?: string
  /** The input of the assessment, if the device still has all of it (the instant check). */
  input?: AssessInput
  sources?: ReportSources
  /** The user's other statements, outside the contract. */
  stated?: Stated
  made?: Made
  /** Only these parts besides the result: the others are left out, not empty. */
  parts?: readonly GroupName[]
  /** What the user has found out since, and the field for it in the sheet of each look-up. */
  checks?: Checks
  /** Next to the verdict, below the next action: the results of the answers, and other versions. */
  belowVerdict?: ReactNode
  /** `first`: the questions that the verdict waits for, within its card; `rest`: optional ones, below the card. */
  asked?: { first: ReactNode; rest: ReactNode }
  /** Actions below the report. */
  children?: ReactNode
}

/** On a desktop: the page's background, next to and below the report. */
const pane = '@min-[60rem]:bg-paper'

/** The whole report, from an assessment alone. */
export const ReportBody = (props: Props) => (
  <EngineWords until={<ReportSkeleton />}>
    <Sections {...props} />
  </EngineWords>
)

/**
 * On a phone, one column under a bar of its five parts. With room for it (60 rem) the verdict and the contents stay at
 * the left; with more (72 rem) the register is at the right, with the line behind a risk highlighted.
 */
function Sections(props: Props) {
  const { assessment, sample, title, input, sources, made, stated, checks, belowVerdict, asked, parts, children } =
    props
  const { findings, notChecked, register } = assessment
  const counts = { risks: findings.length, unknowns: notChecked.length }
  const has = (name: GroupName) => parts === undefined || parts.includes(name)
  const shown = useInTurn(3)
  const cancelled = register.entries.filter((e) => e.cancelled).length
  return (
    <div className="report @container">
      <SectionBar counts={counts} parts={parts} underBar={title === undefined} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-y-8 @min-[60rem]:-mx-5 @min-[60rem]:-mt-2 @min-[60rem]:-mb-8 @min-[60rem]:grid-cols-[20.5rem_minmax(0,1fr)] @min-[60rem]:gap-0 @min-[60rem]:border-t @min-[60rem]:border-hairline @min-[72rem]:grid-cols-[20.5rem_minmax(0,1fr)_28.25rem] @min-[100rem]:grid-cols-[23rem_minmax(0,1fr)_48.75rem] print:m-0 print:block">
        <div
          id={groupIds.result}
          className={cx(pane, 'scroll-mt-28 @min-[60rem]:[--halo:var(--paper)] print:bg-transparent')}
        >
          <div className="@min-[60rem]:sticky @min-[60rem]:top-14 @min-[60rem]:max-h-[calc(100dvh-3.5rem)] @min-[60rem]:overflow-y-auto @min-[60rem]:px-6 @min-[60rem]:py-6 @min-[100rem]:px-8 print:static print:max-h-none print:p-0">
            {asked ? (
              <>
                <div className="animate-rise rounded-lg border border-hairline bg-raised p-5 shadow-float">
                  <Verdict {...{ assessment, sample, title }} asked={asked.first} />
                </div>
                {asked.rest}
              </>
            ) : (
              <Verdict {...{ assessment, sample, title }} />
            )}
            {belowVerdict}
            <div className="hidden @min-[60rem]:block print:hidden">
              <SectionBar list counts={counts} parts={parts} />
            </div>
          </div>
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-7 @min-[60rem]:gap-12 @min-[60rem]:border-x @min-[60rem]:border-hairline @min-[60rem]:p-8 @min-[100rem]:px-12 print:mt-8 print:border-0 print:p-0">
          {has('risks') && (
            <Suspense fallback={<ChunkPlaceholder heading lines={6} />}>
              <FindingsSection assessment={assessment} />
            </Suspense>
          )}
          {has('unknowns') && shown > 0 && (
            <ReportGroup
              name="unknowns"
              title={sectionsWords.unknowns}
              measure={
                checks === undefined
                  ? sectionsWords.toCheck(notChecked.length)
                  : sectionsWords.checkedOf(
                      checks.done.length,
                      new Set([...checks.done, ...notChecked.map((n) => n.id)]).size,
                    )
              }
            >
              <UncheckedList assessment={assessment} checks={checks} />
              <CleanSection assessment={assessment} />
              <NobodySection assessment={assessment} />
            </ReportGroup>
          )}
          {has('money') && shown > 1 && (
            <ReportGroup name="money" title={sectionsWords.money}>
              <PayoutSection assessment={assessment} />
              {'value' in assessment.recovery && (
                <Suspense fallback={<ChunkPlaceholder lines={1} />}>
                  <WhatIfPanel {...{ assessment, input }} />
                </Suspense>
              )}
              <RepaySection assessment={assessment} />
              <Suspense fallback={<ChunkPlaceholder heading lines={8} />}>
                <ValueSections assessment={assessment} />
              </Suspense>
              <Suspense fallback={<ChunkPlaceholder lines={1} />}>
                <CostsSection assessment={assessment} />
              </Suspense>
            </ReportGroup>
          )}
          {has('register') && shown > 2 && (
            <ReportGroup
              name="register"
              title={sectionsWords.register}
              measure={cancelled > 0 && sectionsWords.cancelledToo(cancelled)}
            >
              <RightsSection assessment={assessment} />
              {stated && <StatedSection stated={stated} assessment={assessment} />}
              <RegisterSection assessment={assessment} />
              <MethodSection {...{ assessment, sources, made }} />
            </ReportGroup>
          )}
          {shown > 2 && children}
        </div>
        <div className={cx(pane, 'hidden @min-[72rem]:block print:hidden')}>
          <div className="sticky top-14">
            {has('register') && shown > 2 && <RegisterPane assessment={assessment} />}
          </div>
        </div>
      </div>
    </div>
  )
}
