import { job } from '../../kernel/job.ts'
import { eraseFile } from './documents/erase-documents.ts'
import { askShareDelivery } from './sharing/ask-share-delivery.ts'
import { sendShare } from './sharing/send-share.ts'
import { prepareReport, RUNS } from './preparing/prepare-report.ts'

declare module '../../kernel/queue.ts' {
  interface Jobs {
    /** Does the next step of a report, then queues itself until it is ready, failed or voided. */
    'report.prepare': { report_seq: number }
    /** Sends the link of a share to the number that it is for. */
    'report.share-message': { share_seq: number }
    /** Asks whether the message of a share was delivered; accepted by the vendor at `at`, asked so many times before. */
    'report.share-delivery': { share_seq: number; message_id: string; at: string; times: number }
  }
}

/**
 * Three times the register's own calls and what a run does before them: a slow run is not taken for a hanging one, and
 * a register is not paid for twice.
 */
export const reportJobs = [
  job({ name: 'report.prepare', limitSeconds: 270, retry: RUNS, handler: prepareReport }),
  // A look-up and a sending: two calls of at most half a minute, times three.
  job({ name: 'report.share-message', limitSeconds: 180, retry: 5, handler: sendShare }),
  job({ name: 'report.share-delivery', limitSeconds: 60, retry: 5, handler: askShareDelivery }),
  job({ name: 'report.document-file', limitSeconds: 30, retry: 5, handler: eraseFile }),
]
