import { describeWithheld } from '@jipsalpim/engine/words/describe.ts'
import { describeChanges, describeDoubt, describeMoneyChange } from '@jipsalpim/engine/words/describe-changes.ts'
import type { ChangeJudgement } from '@jipsalpim/engine/diff/judge-change.ts'
import { valueOf } from '@jipsalpim/engine/values/known.ts'
import { useGo } from '../../../kernel/links.ts'
import { useToday } from '../../../kernel/today.ts'
import { formatWon } from '../../../lang/format.ts'
import { ChangeItem } from '../../../report-body/changes/change-item.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { GradeMark } from '../../../ui/display/grade-mark.tsx'
import { StateShape } from '../shared/state-mark.tsx'
import { ActsRail } from './acts-rail.tsx'
import { AlertHead } from './alert-head.tsx'
import type { Analysis } from '../shared/watch.ts'
import { minuteText } from '../shared/when.ts'
import { alertWords as w } from './alert-words.ts'
import { titleOf } from './alert-text.ts'
import { SpanBar } from './span-bar.tsx'
import { rangeText } from './what-if-table.tsx'

/**
 * The register has changed: the recoverable sum and grade before and after, the line that proves it, and what to do by
 * when.
 */
export function ChangePart({ analysis: { alert, judgement, before_at } }: { analysis: Analysis }) {
  const go = useGo()
  const today = useToday()
  if (judgement === null)
    return (
      <>
        <AlertHead alert={alert} mark={{ kind: 'hold' }}>
          {titleOf(alert)}
        </AlertHead>
        <Banner kind="caution" title={w.notJudged}>
          {w.notJudgedText}
        </Banner>
        <p className="mt-6">
          <ButtonLink kind="secondary" wide to={go.href('subscribeHistory', { id: alert.subscribe_seq })}>
            {w.toHistory}
          </ButtonLink>
        </p>
      </>
    )
  const { difference, changes, acts } = judgement
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 @min-[56rem]:grid-cols-[minmax(0,1fr)_24rem] @min-[56rem]:gap-x-12">
      <div className="grid content-start gap-8">
        <div>
          <AlertHead alert={alert} mark={{ shown: <GradeMark grade={difference.grade.after} /> }}>
            {describeMoneyChange(judgement)}
          </AlertHead>
          <p className="-mt-3 mb-4 text-body text-ink-2">{describeChanges(judgement)}</p>
          {alert.kind === 'since-report' && before_at !== null && (
            <p className="figures mb-4 text-note text-ink-2">{w.sinceReport(minuteText(before_at, today))}</p>
          )}
          <BeforeAfter judgement={judgement} />
        </div>
        <section aria-labelledby="alert-changes">
          <h2 id="alert-changes" className="text-body font-bold">
            {w.changed}
          </h2>
          <ol className="mt-2 border-t border-line">
            {changes.map((change, i) => (
              // the index is part of the key: two changes may be of one entry
              <ChangeItem key={`${i} ${change.change.kind}`} judged={change} judgement={judgement} />
            ))}
          </ol>
        </section>
      </div>
      <div className="grid content-start gap-8">
        <ActsRail acts={acts} />
        <Unknowns judgement={judgement} />
      </div>
    </div>
  )
}

function BeforeAfter({ judgement: { difference } }: { judgement: ChangeJudgement }) {
  const { grade, recovery } = difference
  const deposit = valueOf(recovery.after)?.deposit ?? valueOf(recovery.before)?.deposit ?? null
  return (
    <div className="rounded-lg border border-hairline bg-raised p-5 shadow-card">
      <p className="figures flex flex-wrap justify-between gap-x-3 text-note text-ink-2">
        <span>{w.back}</span>
        {deposit !== null && <span>{w.depositOf(formatWon(deposit))}</span>}
      </p>
      {(['before', 'after'] as const).map((side) => {
        const back = valueOf(recovery[side])
        return (
          <div key={side} className="mt-4">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="text-body">{w[side]}</span>
              <GradeMark grade={grade[side]} size="small" />
            </p>
            <p className="figures text-body font-bold">{back === null ? w.unknown : rangeText(back, back.deposit)}</p>
            {back !== null && deposit !== null && <SpanBar low={back.low} high={back.high} scale={deposit} />}
          </div>
        )
      })}
      {deposit !== null && <p className="mt-3 text-note text-ink-2">{w.barNote}</p>}
    </div>
  )
}

/** What is uncertain: differences that could not be resolved, and what the assessment lacked. */
function Unknowns({ judgement: { diff, after, changes } }: { judgement: ChangeJudgement }) {
  const lines = [
    ...diff.doubts.map((d) => ({ id: d.id as string, ...describeDoubt(d.id) })),
    ...(changes.some(({ change }) => change.meaning.includes('new-debt')) ? [{ id: 'real-debt', ...w.realDebt }] : []),
    ...after.withheld.map((id) => ({ id, title: describeWithheld(id), body: '' })),
  ]
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="alert-unknowns">
      <h2 id="alert-unknowns" className="mb-3 text-body font-bold">
        {w.unknowns}
      </h2>
      <ul className="grid gap-3">
        {lines.map(({ id, title, body }, i) => (
          // one line may be uncertain in two ways
          <li key={`${i} ${id}`} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2.5">
            <span className="mt-0.5">
              <StateShape kind="unknown" size={22} />
            </span>
            <div>
              <p className="text-body font-semibold">{title}</p>
              {body !== '' && <p className="text-note text-ink-2">{body}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
