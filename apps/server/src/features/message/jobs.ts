import { job } from '../../kernel/job.ts'
import { sendNotice } from './send-notice.ts'
import { askDeliveries } from './delivery/ask-deliveries.ts'
import { sendPush } from './pushing/send-push.ts'
import { spreadNews } from './spread-news.ts'
import type { Nothing } from '../../kernel/queue.ts'

declare module '../../kernel/queue.ts' {
  interface Jobs {
    'message.send': { notice_seq: number }
    /** The same notice as a push to one of the user's devices. */
    'message.push': { notice_seq: number; push_seq: number }
    /** Fetches the results of accepted messages. */
    'message.deliveries': Nothing
    /** Sends news to users who agreed to them, a batch at a time. */
    'message.news': Nothing
  }
}

/** With two vendors at most five outside calls of half a minute each, three to look it up and two to send it; times three. */
export const messageJobs = [
  job({ name: 'message.send', limitSeconds: 450, retry: 5, bulk: true, handler: sendNotice }),
  // A token and a push, each requested at most twice: four calls of ten seconds.
  job({ name: 'message.push', limitSeconds: 120, retry: 5, bulk: true, handler: sendPush }),
  // A minute, and one more batch of at most seven calls in sequence (three pages of a list, a hundred messages 25 at once) of
  // half a minute each, for two vendors. Mails are requested at the same time.
  job({ name: 'message.deliveries', limitSeconds: 900, retry: 5, every: { seconds: 30 }, handler: askDeliveries }),
  job({ name: 'message.news', limitSeconds: 120, retry: 5, every: { dailyAt: '09:00' }, handler: spreadNews }),
]
