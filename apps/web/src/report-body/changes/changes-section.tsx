import type { ChangeJudgement } from '@jipsalpim/engine/diff/judge-change.ts'
import type { Urgency } from '@jipsalpim/engine/diff/urgency.ts'
import { valueOf } from '@jipsalpim/engine/values/known.ts'
import { moneyWords } from '../../lang/money-words.ts'
import {
  describeDoubt,
  describeUrgency,
  describeChanges,
  describeEffect,
  describeGuaranteeChange,
  describeMoneyChange,
  formatViewed,
} from '@jipsalpim/engine/words/describe-changes.ts'
import { useEffect, useId, useRef } from 'react'
import { Badge } from '../../ui/display/badge.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { GradeMark } from '../../ui/display/grade-mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ChangeActs } from './change-acts.tsx'
import { ChangeItem } from './change-item.tsx'
import { words } from './changes-words.ts'

const urgencyTones = { alarm: 'severe', look: 'caution', note: 'plain' } as const satisfies Record<Urgency, string>

/** What changed between two registers: the urgency, the money, what to do; then each change with its line. */
export function ChangesSection({ judgement: j }: { judgement: ChangeJudgement }) {
  const { diff, changes, urgency, difference } = j
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // Two registers were compared: focus moves to the result, for the eye and for the screen reader.
  useEffect(() => heading.current?.focus(), [diff.from, diff.to, diff.uniqueNo])
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <div>
        <p className="text-note font-semibold text-brand">{words.title}</p>
        <h2
          id={id}
          ref={heading}
          tabIndex={-1}
          className="mt-1 scroll-mt-16 text-title font-bold text-balance outline-none"
        >
          {describeChanges(j)}
        </h2>
        <p className="figures mt-1 text-note text-ink-2">
          {words.viewed(formatViewed(diff.from), formatViewed(diff.to))}
        </p>
        {urgency && (
          <p className="mt-2">
            <Badge tone={urgencyTones[urgency]}>{describeUrgency(urgency)}</Badge>
          </p>
        )}
      </div>
      {changes.length === 0 && diff.doubts.length === 0 ? (
        <p className="text-body">{words.none}</p>
      ) : (
        <>
          <MoneyThenAndNow j={j} />
          <ChangeActs acts={j.acts} />
          {j.stage === 'unknown' && changes.length > 0 && <Banner>{words.askDates}</Banner>}
        </>
      )}
      {changes.length > 0 && (
        <ol aria-label={words.list} className="border-t border-line">
          {changes.map((c, i) => (
            // the index is part of the key: two changes may be of one entry
            <ChangeItem key={`${i} ${c.change.kind}`} judged={c} judgement={j} />
          ))}
        </ol>
      )}
      {diff.doubts.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-body font-semibold">{words.doubts}</h3>
          {diff.doubts.map((d, i) => (
            // one line may be uncertain in two ways
            <Banner
              key={`${i} ${d.id}`}
              kind="caution"
              title={`${describeDoubt(d.id).title}${d.evidence === null ? '' : ` (${d.evidence.section} ${d.evidence.rank})`}`}
            >
              {d.words !== null && d.words.after !== '' && (
                <span className="block">{words.doubtWords(d.words.before, d.words.after)}</span>
              )}
              {describeDoubt(d.id).body}
            </Banner>
          ))}
        </div>
      )}
      {difference.otherFacts !== null && (
        <p className="text-note text-ink-2">{words.otherFacts(describeEffect(difference.otherFacts) ?? '')}</p>
      )}
      {changes.length > 0 && <p className="text-note text-ink-2">{words.note}</p>}
    </section>
  )
}

/** The likely payout before and now; if only the worst case changed, that one. */
function MoneyThenAndNow({ j }: { j: ChangeJudgement }) {
  const { difference } = j
  const [was, now] = [valueOf(difference.recovery.before), valueOf(difference.recovery.after)]
  const guarantee = describeGuaranteeChange(j)
  return (
    <div className="border-y border-hairline py-4">
      <h3 className="text-note font-semibold text-ink-2">{words.money}</h3>
      {was === null || now === null ? (
        <p className="text-note text-ink-2">{describeMoneyChange(j)}</p>
      ) : (
        <>
          <p className="figures flex flex-wrap items-center gap-x-2 text-title font-bold">
            <span className="sr-only">{words.before}</span>
            <span className={was.likely === now.likely ? undefined : 'text-ink-2'}>{moneyWords.short(was.likely)}</span>
            {was.likely !== now.likely && (
              <>
                <Icon name="next" size={20} className="text-ink-3" />
                <span className="sr-only">{words.after}</span>
                <span>{moneyWords.short(now.likely)}</span>
              </>
            )}
          </p>
          <p className="figures text-note text-ink-2">
            <span className="block">
              {words.low} {moneyWords.short(was.low)} → {moneyWords.short(now.low)}
            </span>
            <span className="block">
              {words.high} {moneyWords.short(was.high)} → {moneyWords.short(now.high)}
            </span>
          </p>
        </>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-2 text-note">
        <span className="font-semibold text-ink-2">{words.grade}</span>
        <GradeMark grade={difference.grade.before} size="small" />
        {difference.grade.before !== difference.grade.after && (
          <>
            <Icon name="next" size={14} className="text-ink-3" />
            <GradeMark grade={difference.grade.after} size="small" />
          </>
        )}
        {guarantee !== null && <span className="font-medium">{guarantee}</span>}
      </p>
    </div>
  )
}
