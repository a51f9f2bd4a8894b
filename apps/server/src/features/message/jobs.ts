import { job } from '../../jobs/runner.ts'
import { sendNotice } from './send-notice.ts'

export const messageJobs = [job({ name: 'message.send', leaseSeconds: 90, retry: 5, handler: sendNotice })]
