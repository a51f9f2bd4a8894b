import { job } from '../../jobs/runner.ts'
import { sendNotice } from './send-notice.ts'
import { sendPush } from './send-push.ts'
import { spreadNews } from './spread-news.ts'

/** Looked up and sent: two calls of half a minute at most, three times over. */
export const messageJobs = [
  job({ name: 'message.send', limitSeconds: 180, retry: 5, handler: sendNotice }),
  // A token and a push, each asked twice at most: four calls of ten seconds.
  job({ name: 'message.push', limitSeconds: 120, retry: 5, handler: sendPush }),
  job({ name: 'message.news', limitSeconds: 120, retry: 5, every: { dailyAt: '09:00' }, handler: spreadNews }),
]
