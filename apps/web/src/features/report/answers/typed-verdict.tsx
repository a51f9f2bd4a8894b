import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { formatWonShort } from '../../../lang/format.ts'
import { shownBack } from '../../../report-body/payout/shown-back.ts'
import { cx } from '../../../ui/cx.ts'
import { GradeMark } from '../../../ui/display/grade-mark.tsx'
import { ScoreFigure } from '../../../ui/display/score-figure.tsx'
import { answerWords as w } from './answer-words.ts'

type Props = { className: string; assessment: Assessment | null; left: number }

/** The verdict with what is typed so far. Null: the report cannot be judged on the device. */
export function TypedVerdict({ className, assessment, left }: Props) {
  const recovery = assessment && 'value' in assessment.recovery ? assessment.recovery.value : null
  const back = recovery && shownBack(recovery, recovery.deposit)
  return (
    <section
      aria-label={w.deposits.now}
      aria-live="polite"
      className={cx(
        'border-b border-hairline bg-raised px-5 py-3 @min-[60rem]:rounded-lg @min-[60rem]:shadow-card',
        className,
      )}
    >
      {assessment === null ? (
        <p className="text-note text-ink-2">{w.deposits.notHere}</p>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <GradeMark grade={assessment.grade} size="small" />
            <span className="text-note text-ink-2">{left > 0 && w.deposits.left(left)}</span>
          </div>
          {back && (
            <p className="figures mt-1 text-note text-ink-2">
              {w.deposits.back}{' '}
              <b className="text-body font-semibold text-ink">
                {w.version.range(formatWonShort(back.low), formatWonShort(back.high))}
              </b>
            </p>
          )}
          <div className="hidden @min-[60rem]:block">
            <ScoreFigure score={assessment.score} />
          </div>
        </>
      )}
    </section>
  )
}
