import { placeText } from '../../address/place-text.ts'
import { mostUrgent } from '@jipsalpim/engine/diff/urgency.ts'
import type { ChangeJudgement } from '@jipsalpim/engine/diff/judge-change.ts'
import { valueOf } from '@jipsalpim/engine/values/known.ts'
import type { Alert } from '@jipsalpim/engine/watch/alert-kind.ts'
import { describeChange, describeChangeAct } from '@jipsalpim/engine/words/describe-changes.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { postNotice } from '../../message/post-notice.ts'
import type { AlertContext } from './alert-context.ts'

/**
 * Sends an alert as a message, in addition to the inbox, with enough detail to act on. Alerts that are not critical are
 * delayed until the end of the user's quiet hours, are sent on the channels that they have not turned off, and appear in
 * the inbox only during a pause.
 */
export async function postAlert(
  tx: TxContext,
  context: AlertContext,
  rule: Pick<Alert, 'critical' | 'ignoresQuietHours'>,
  again = 0,
): Promise<void> {
  const { watch, alert, event } = context
  const isPaused = watch.pause_until !== null && watch.pause_until >= dayInSeoul(tx.now())
  if (isPaused && !rule.critical) return
  await postNotice(
    tx,
    {
      user_seq: watch.user_seq,
      order_seq: watch.order_seq,
      template: `watch-${event.kind}`,
      variables: variablesOf(context),
      urgent: rule.critical,
      reference: `watch-${alert.alert_seq}${again > 0 ? `-again-${again}` : ''}`,
    },
    {
      afterSeconds: rule.ignoresQuietHours ? 0 : secondsOfQuiet(watch, tx.now()),
      ...(!rule.critical && { by: { talk: watch.by_talk, push: watch.by_push } }),
    },
  )
}

function variablesOf({ home, event, alert, judgement, application }: AlertContext): Record<string, string | number> {
  return {
    alert_seq: alert.alert_seq,
    home: placeText(home),
    ...(event.since && { since: event.since.toISOString(), until: event.at.toISOString() }),
    ...(application && {
      purpose: application.purpose,
      receipt: application.receipt_no ?? '',
      received: application.received_on ?? '',
    }),
    ...(judgement && { what: whatOf(judgement), act: describeChangeAct(judgement.act).title, ...moneyOf(judgement) }),
  }
}

/** The most urgent change, and the number of others. */
function whatOf({ changes, urgency }: ChangeJudgement): string {
  const real = changes.filter((c) => c.change.application === null)
  const first = real.find((c) => c.urgency === mostUrgent(urgency ? [urgency] : [])) ?? real[0]
  if (!first) return ''
  return real.length > 1 ? `${describeChange(first.change)} 외 ${real.length - 1}건` : describeChange(first.change)
}

/** The sum recovered at an auction, before and after; empty if either is unknown. */
function moneyOf({ difference: { recovery } }: ChangeJudgement): Record<string, number> {
  const [before, after] = [valueOf(recovery.before), valueOf(recovery.after)]
  return before === null || after === null ? {} : { before: before.likely, after: after.likely }
}

/** Seconds until the user's quiet hours end; 0 outside of them. Hours are in Seoul time and may span midnight. */
export function secondsOfQuiet(
  { quiet_from: from, quiet_until: until }: { quiet_from: number | null; quiet_until: number | null },
  now: Date,
): number {
  if (from === null || until === null || from === until) return 0
  const second = Math.floor(now.getTime() / 1000 + 9 * 3600) % 86_400
  const hour = Math.floor(second / 3600)
  const isQuiet = from < until ? hour >= from && hour < until : hour >= from || hour < until
  return isQuiet ? (until * 3600 - second + 86_400) % 86_400 : 0
}
