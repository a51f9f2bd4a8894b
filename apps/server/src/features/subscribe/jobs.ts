import type { Day } from '@jipsalpim/engine/values/day.ts'
import { job } from '../../kernel/job.ts'
import type { Nothing } from '../../kernel/queue.ts'
import { repeatAlerts } from './alerting/repeat-alerts.ts'
import { runRound, checkOne } from './checking/run-checks.ts'
import { askConsent } from './consent/ask-consent.ts'
import { earnPeriods } from './earning/earn-periods.ts'
import { renewWatches } from './renewing/renew-watches.ts'
import { sendStatements } from './stating/send-statements.ts'
import { endWatches } from './stopping/end-watches.ts'
import { readFeed } from './feed/read-feed.ts'
import { checkNews } from './feed/check-news.ts'
import { rotatePartitions } from './checking/rotate-partitions.ts'

declare module '../../kernel/queue.ts' {
  interface Jobs {
    /** Checks one home: after a watch began, or an application ended. */
    'subscribe.check': { home_seq: number }
    /** Checks the homes that are due. */
    'subscribe.round': Nothing
    /** Reads the feed of pending applications. */
    'subscribe.feed': Nothing
    /** Checks the homes with news from the feed. */
    'subscribe.news': Nothing
    /** Repeats unopened critical alerts. */
    'subscribe.repeat': Nothing
    /** Ends the watches and pauses whose last day is over. */
    'subscribe.end': Nothing
    /** Charges new periods to the stored cards, and retries declined charges. */
    'subscribe.renew': Nothing
    /** Asks for consent to higher prices, and sends the notices of agreed ones. `after`: how far it came on that day. */
    'subscribe.consent': { on?: Day; after?: number }
    /** Sends the statements of the last month. */
    'subscribe.statements': Nothing
    /** Posts the revenue earned from prepaid periods. */
    'subscribe.earn': Nothing
    /** Creates the next partitions of the log of checks, and drops old ones. */
    'subscribe.months': Nothing
  }
}

export const subscribeJobs = [
  job({ name: 'subscribe.check', limitSeconds: 270, retry: 5, handler: checkOne }),
  job({ name: 'subscribe.round', limitSeconds: 300, retry: 5, every: { minutes: 1 }, handler: runRound }),
  job({ name: 'subscribe.feed', limitSeconds: 120, retry: 5, every: { seconds: 15 }, handler: readFeed }),
  job({ name: 'subscribe.news', limitSeconds: 300, retry: 5, handler: checkNews }),
  job({ name: 'subscribe.repeat', limitSeconds: 120, retry: 5, every: { minutes: 10 }, handler: repeatAlerts }),
  job({ name: 'subscribe.end', limitSeconds: 120, retry: 5, every: { dailyAt: '00:05' }, handler: endWatches }),
  job({ name: 'subscribe.renew', limitSeconds: 900, retry: 5, every: { minutes: 10 }, handler: renewWatches }),
  job({ name: 'subscribe.consent', limitSeconds: 300, retry: 5, every: { dailyAt: '10:00' }, handler: askConsent }),
  job({ name: 'subscribe.statements', limitSeconds: 720, retry: 5, every: { minutes: 10 }, handler: sendStatements }),
  job({ name: 'subscribe.earn', limitSeconds: 300, retry: 5, every: { dailyAt: '00:20' }, handler: earnPeriods }),
  job({ name: 'subscribe.months', limitSeconds: 60, retry: 5, every: { dailyAt: '03:40' }, handler: rotatePartitions }),
]
