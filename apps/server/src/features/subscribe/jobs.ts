import { job } from '../../kernel/job.ts'
import type { Nothing } from '../../kernel/queue.ts'
import { repeatAlerts } from './alerting/repeat-alerts.ts'
import { runRound, checkOne } from './checking/run-checks.ts'
import { askConsent } from './consent/ask-consent.ts'
import { earnPeriods } from './earning/earn-periods.ts'
import { renewWatches } from './renewing/renew-watches.ts'
import { endWatches } from './stopping/end-watches.ts'
import { readFeed } from './feed/read-feed.ts'
import { tellNews } from './feed/tell-news.ts'
import { makeMonths } from './checking/make-months.ts'

declare module '../../kernel/queue.ts' {
  interface Jobs {
    /** Checks one home that has just got a watch, or an application that ended. */
    'subscribe.check': { home_seq: number }
    /** Checks the homes that are due. */
    'subscribe.round': Nothing
    /** Reads what the feed of pending applications tells. */
    'subscribe.feed': Nothing
    /** Checks the homes that the feed has news of. */
    'subscribe.news': Nothing
    /** Tells critical alerts again that nobody has opened. */
    'subscribe.repeat': Nothing
    /** Ends the watches whose last day is over, and the pauses. */
    'subscribe.end': Nothing
    /** Charges the periods that begin to the kept cards, and tries again what was declined. */
    'subscribe.renew': Nothing
    /** Asks for prices that would rise, and tells of those that were agreed to. */
    'subscribe.consent': Nothing
    /** Posts what was earned of the periods that are paid in advance. */
    'subscribe.earn': Nothing
    /** Makes the next partitions of the log of checks, and drops old ones. */
    'subscribe.months': Nothing
  }
}

export const subscribeJobs = [
  job({ name: 'subscribe.check', limitSeconds: 270, retry: 5, handler: checkOne }),
  job({ name: 'subscribe.round', limitSeconds: 300, retry: 5, every: { minutes: 1 }, handler: runRound }),
  job({ name: 'subscribe.feed', limitSeconds: 120, retry: 5, every: { seconds: 15 }, handler: readFeed }),
  job({ name: 'subscribe.news', limitSeconds: 300, retry: 5, handler: tellNews }),
  job({ name: 'subscribe.repeat', limitSeconds: 120, retry: 5, every: { minutes: 10 }, handler: repeatAlerts }),
  job({ name: 'subscribe.end', limitSeconds: 120, retry: 5, every: { dailyAt: '00:05' }, handler: endWatches }),
  job({ name: 'subscribe.renew', limitSeconds: 900, retry: 5, every: { minutes: 10 }, handler: renewWatches }),
  job({ name: 'subscribe.consent', limitSeconds: 300, retry: 5, every: { dailyAt: '10:00' }, handler: askConsent }),
  job({ name: 'subscribe.earn', limitSeconds: 300, retry: 5, every: { dailyAt: '00:20' }, handler: earnPeriods }),
  job({ name: 'subscribe.months', limitSeconds: 60, retry: 5, every: { dailyAt: '03:40' }, handler: makeMonths }),
]
