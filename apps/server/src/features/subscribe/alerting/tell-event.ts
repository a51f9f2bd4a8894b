import type { ChangeJudgement } from '@jipsalpim/engine/diff/judge-change.ts'
import { stageOf } from '@jipsalpim/engine/diff/stage.ts'
import { dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { known, unknown } from '@jipsalpim/engine/values/known.ts'
import { alertRule } from '@jipsalpim/engine/watch/alert-kind.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { judgeFor, type About } from '../judging/judge-watch.ts'
import { insertEvent, livingWatches, type EventRow, type HomeRow, type WatchRow } from '../queries.ts'
import { judgementPlace } from '../sealed-place.ts'
import { insertAlert, sealJudgement, saveGrade, wasToldOfCase } from './alert-queries.ts'
import { postAlert } from './post-alert.ts'

export type NewEvent = Pick<EventRow, 'kind' | 'dedupe_key'> &
  Partial<Pick<EventRow, 'case_seq' | 'before_print' | 'after_print'>>

/**
 * Records what happened to a home, and its alert for each watch of this moment, with what it means for that lease: in the
 * transaction of the check that found it. The same fact found again does nothing.
 */
export async function tellEvent(tx: TxContext, home: HomeRow, event: NewEvent, about: About): Promise<void> {
  const made = await insertEvent(tx.db, {
    home_seq: home.home_seq,
    case_seq: null,
    before_print: null,
    after_print: null,
    ...event,
  })
  if (!made) return
  for (const watch of await livingWatches(tx.db, home.home_seq)) {
    // That nothing came of an application is told to whom it was told of.
    if (made.kind === 'same' && made.case_seq !== null && !(await wasToldOfCase(tx.db, watch.watch_seq, made.case_seq)))
      continue
    await tellWatch(tx, home, made, watch, about)
  }
  killPoint('watch.telling')
}

async function tellWatch(tx: TxContext, home: HomeRow, event: EventRow, watch: WatchRow, about: About): Promise<void> {
  const judgement = await judgeFor(tx, watch, home, about)
  const today = dayInSeoul(tx.now())
  const rule = alertRule({
    kind: event.kind,
    urgency: judgement?.urgency ?? null,
    stage: stageOfWatch(watch, today),
    isCriticalDay: isCriticalDay(watch, today),
  })
  const [first = null] = rule.repeatsAfterHours.filter((hours) => hours > 0)
  const alert = await insertAlert(tx.db, {
    event_seq: event.event_seq,
    watch_seq: watch.watch_seq,
    user_seq: watch.user_seq,
    critical: rule.critical,
    grade_before: judgement?.difference.grade.before ?? null,
    grade_after: judgement?.difference.grade.after ?? null,
    repeat_at: first === null ? null : new Date(tx.now().getTime() + first * 3_600_000),
  })
  if (!alert) return
  if (judgement) {
    await sealJudgement(
      tx.db,
      alert.alert_seq,
      tx.seal.sealPacked(judgementPlace(alert.alert_seq), JSON.stringify(judgement)),
    )
    if (about.registers) await saveGrade(tx.db, watch.watch_seq, judgement.after.grade)
  }
  await postAlert(tx, { home, event, watch, alert, judgement, application: about.application ?? null }, rule)
}

const toKnown = (day: Day | null) => (day === null ? unknown('not-given') : known(day, '알림 신청 내용'))
export const stageOfWatch = (watch: Pick<WatchRow, 'contract_on' | 'move_in_on'>, today: Day) =>
  stageOf({ contractDate: toKnown(watch.contract_on), moveInDate: toKnown(watch.move_in_on) }, today)

/** The days on which money or the home changes hands: quiet hours do not hold. */
const isCriticalDay = (watch: WatchRow, today: Day): boolean =>
  [watch.contract_on, watch.balance_on, watch.move_in_on].some((day) => day === today)

export type Told = {
  home: HomeRow
  event: EventRow
  watch: WatchRow
  alert: { alert_seq: number }
  judgement: ChangeJudgement | null
  application: About['application'] | null
}
