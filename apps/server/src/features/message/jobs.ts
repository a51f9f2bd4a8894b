import { job } from '../../jobs/runner.ts'
import { sendNotice } from './send-notice.ts'

/** Looked up and sent: two calls of half a minute at most, three times over. */
export const messageJobs = [job({ name: 'message.send', leaseSeconds: 180, retry: 5, handler: sendNotice })]
