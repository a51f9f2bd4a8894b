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
    /** Asks what happened to the messages that were accepted. */
    'message.deliveries': Nothing
    /** Sends news to users who agreed to them, a batch at a time. */
    'message.news': Nothing
  }
}

/** Three times the outside calls, of at most half a minute each: with two vendors three to look it up and two to send it. */
export const messageJobs = [
  job({ name: 'message.send', limitSeconds: 450, retry: 5, bulk: true, handler: sendNotice }),
  // A token and a push, each requested at most twice: four calls of ten seconds.
  job({ name: 'message.push', limitSeconds: 120, retry: 5, bulk: true, handler: sendPush }),
  // A minute, and one more batch: three pages of a list, and a hundred messages, 25 at once; half a minute each at most. Mails are asked for meanwhile.
  job({ name: 'message.deliveries', limitSeconds: 900, retry: 5, every: { seconds: 30 }, handler: askDeliveries }),
  job({ name: 'message.news', limitSeconds: 120, retry: 5, every: { dailyAt: '09:00' }, handler: spreadNews }),
]
