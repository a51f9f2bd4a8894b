import { stageOf } from '@jipsalpim/engine/diff/stage.ts'
import { dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { alertOf, isAssessed, type AlertCause, type AlertKind } from '@jipsalpim/engine/watch/alert-kind.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { killPoint } from '../../../kernel/kill-point.ts'
import { comparedBy, judgeFor, type About, type Compared } from '../judging/judge-watch.ts'
import { leaseOf } from '../judging/input-of.ts'
import { insertEvent, printBySeq, servedWatches, type EventRow, type HomeRow, type WatchRow } from '../queries.ts'
import { judgementPlace } from '../sealed-place.ts'
import {
  eventByKey,
  insertAlert,
  sealJudgement,
  saveGrade,
  unalertedWatches,
  wasAlertedOfCase,
} from './alert-queries.ts'
import { postAlert } from './post-alert.ts'

export type NewEvent = { cause: AlertCause } & Pick<EventRow, 'dedupe_key'> &
  Partial<Pick<EventRow, 'case_seq' | 'before_print' | 'after_print' | 'since'>>

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
  const kind = kindOf(cause)
  if (kind === undefined) return
  const made = await insertEvent(tx.db, {
    home_seq: home.home_seq,
    kind,
    case_seq: null,
    before_print: null,
    after_print: null,
    since: null,
    dedupe_key: keyOf({ cause, dedupe_key }),
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

/**
 * Records a state that lasts, such as an outage: alerts the current watches once, and those that join the home while it
 * lasts. Idempotent.
 */
export async function recordState(tx: TxContext, home: HomeRow, event: NewEvent): Promise<void> {
  const made = await eventByKey(tx.db, home.home_seq, keyOf(event))
  if (!made) return recordEvent(tx, home, event, {})
  const about = { what: {}, compared: null, cause: event.cause }
  for (const watch of await unalertedWatches(tx.db, made)) await alertWatch(tx, home, made, watch, about)
}

const kindOf = (cause: AlertCause) => alertOf({ cause, urgency: null, stage: 'unknown' })?.kind
/** One event per key and home. */
export const keyOf = ({ cause, dedupe_key }: Pick<NewEvent, 'cause' | 'dedupe_key'>): string =>
  `${kindOf(cause)}:${dedupe_key}`

const needsApplication: ReadonlySet<AlertKind> = new Set(['same', 'unconfirmed'])
/** Watches in a batch. */
const AT_ONCE = 8

/** A change against a register from before the watch moved to this home is its baseline, and is not alerted. */
export async function isNewBaseline(
  tx: TxContext,
  { moved_at }: WatchRow,
  { before_print }: EventRow,
): Promise<boolean> {
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

export const stageOfWatch = (watch: WatchRow, today: Day) => stageOf(leaseOf(watch), today)
