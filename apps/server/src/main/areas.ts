import type { FastifyInstance } from 'fastify'
import { accountArea } from '../features/account/calls.ts'
import { addressArea } from '../features/address/calls.ts'
import { messageJobs } from '../features/message/jobs.ts'
import { orderArea } from '../features/order/calls.ts'
import { paymentArea } from '../features/payment/calls.ts'
import { paymentRoutes } from '../features/payment/http.ts'
import { paymentJobs } from '../features/payment/jobs.ts'
import { reportArea } from '../features/report/calls.ts'
import { reportJobs } from '../features/report/jobs.ts'
import type { Area } from '../http/serve.ts'
import type { AnyJob } from '../jobs/runner.ts'
import type { Context } from './context.ts'

export type Areas = {
  areas: Readonly<Record<string, Area>>
  jobs: readonly AnyJob[]
  routes: readonly ((app: FastifyInstance, ctx: Context) => void)[]
}

/** Everything that the product serves and runs. */
export const areas: Areas = {
  areas: { account: accountArea, address: addressArea, order: orderArea, payment: paymentArea, report: reportArea },
  jobs: [...messageJobs, ...paymentJobs, ...reportJobs],
  routes: [paymentRoutes],
}
