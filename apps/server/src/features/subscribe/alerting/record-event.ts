import { stageOf } from '@jipsalpim/engine/diff/stage.ts'
import { dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { known, unknown } from '@jipsalpim/engine/values/known.ts'
import { alertOf, isAssessed, type AlertCause, type AlertKind } from '@jipsalpim/engine/watch/alert-kind.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { comparedBy, judgeFor, type About, type Compared } from '../judging/judge-watch.ts'
import { insertEvent, printBySeq, servedWatches, type EventRow, type HomeRow, type WatchRow } from '../queries.ts'
import { judgementPlace } from '../sealed-place.ts'
import { insertAlert, sealJudgement, saveGrade, wasAlertedOfCase } from './alert-queries.ts'
import { postAlert } from './post-alert.ts'

export type NewEvent = { cause: AlertCause } & Pick<EventRow, 'dedupe_key'> &
  Partial<Pick<EventRow, 'case_seq' | 'before_print' | 'after_print'>>

/**
 * Records an event of a home and alerts each of its current watches, with the effect on that watch's lease, in the
 * transaction of the check that found it. Idempotent: the same fact found again does nothing.
 */
export async function recordEvent(
  tx: TxContext,
  home: HomeRow,
  { cause, dedupe_key, ...about }: NewEvent,
  what: About,
): Promise<void> {
  const kind = alertOf({ cause, urgency: null, stage: 'unknown' })?.kind
  if (kind === undefined) return
  const made = await insertEvent(tx.db, {
    home_seq: home.home_seq,
    kind,
    case_seq: null,
    before_print: null,
    after_print: null,
    dedupe_key: `${kind}:${dedupe_key}`,
    ...about,
  })
  if (!made) return
  const [compared, watches] = await Promise.all([
    isAssessed(kind) ? comparedBy(tx, home, what) : null,
    servedWatches(tx.db, home.home_seq),
  ])
  const alertOne = async (watch: WatchRow): Promise<void> => {
    // Only those who were alerted to an application are alerted that it had no effect, or that its effect is not known.
    if (
      needsApplication.has(kind) &&
      made.case_seq !== null &&
      !(await wasAlertedOfCase(tx.db, watch.watch_seq, made.case_seq))
    )
      return
    if (!(await isNewBaseline(tx, watch, made))) return alertWatch(tx, home, made, watch, { what, compared, cause })
    const judgement = await judgeFor(tx, watch, home, compared)
    if (judgement) await saveGrade(tx.db, watch.watch_seq, judgement.after.grade)
  }
  // In parallel, so that their statements are sent together; in batches, so that the judgements do not block the process.
  for (let at = 0; at < watches.length; at += AT_ONCE)
    await Promise.all(watches.slice(at, at + AT_ONCE).map((watch) => alertOne(watch)))
  killPoint('watch.telling')
}

const needsApplication: ReadonlySet<AlertKind> = new Set(['same', 'unconfirmed'])
/** Watches in a batch. */
const AT_ONCE = 8

/** A change against a register from before the watch moved to this home is its baseline, and is not alerted. */
async function isNewBaseline(tx: TxContext, { moved_at }: WatchRow, { before_print }: EventRow): Promise<boolean> {
  if (moved_at === null || before_print === null) return false
  const before = await printBySeq(tx.db, before_print)
  return before !== undefined && before.read_at < moved_at
}

/** Creates the alert of an event for one watch, once. */
export async function alertWatch(
  tx: TxContext,
  home: HomeRow,
  event: EventRow,
  watch: WatchRow,
  { what, compared, cause }: { what: About; compared: Compared | null; cause: AlertCause },
): Promise<void> {
  const judgement = await judgeFor(tx, watch, home, compared)
  const stage = stageOfWatch(watch, dayInSeoul(tx.now()))
  const rule = alertOf({ cause, urgency: judgement?.urgency ?? null, stage })
  if (!rule) return
  const alert = await insertAlert(tx.db, {
    event_seq: event.event_seq,
    watch_seq: watch.watch_seq,
    user_seq: watch.user_seq,
    critical: rule.critical,
    grade_before: judgement?.difference.grade.before ?? null,
    grade_after: judgement?.difference.grade.after ?? null,
    repeat_at: nextRepeatAt(tx.now(), rule.repeatsAfterHours, 0),
  })
  if (!alert) return
  const { alert_seq } = alert
  await Promise.all([
    judgement &&
      sealJudgement(tx.db, alert_seq, tx.seal.sealPacked(judgementPlace(alert_seq), JSON.stringify(judgement))),
    judgement && what.registers && saveGrade(tx.db, watch.watch_seq, judgement.after.grade),
    postAlert(tx, { home, event, watch, alert, judgement, application: what.application ?? null }, rule),
  ])
}

/** When an alert is repeated after `told` repeats; hour 0 is the first alert. Null: no more repeats. */
export function nextRepeatAt(madeAt: Date, hours: readonly number[], told: number): Date | null {
  const hour = hours.filter((h) => h > 0)[told]
  return hour === undefined ? null : new Date(madeAt.getTime() + hour * 3_600_000)
}

const toKnown = (day: Day | null) => (day === null ? unknown('not-given') : known(day, '알림 신청 내용'))
export const stageOfWatch = (watch: Pick<WatchRow, 'contract_on' | 'move_in_on'>, today: Day) =>
  stageOf({ contractDate: toKnown(watch.contract_on), moveInDate: toKnown(watch.move_in_on) }, today)
