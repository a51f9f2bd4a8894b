import type { FastifyInstance } from 'fastify'
import { accountArea } from '../features/account/calls.ts'
import { accountJobs } from '../features/account/jobs.ts'
import { accountRoutes } from '../features/account/http.ts'
import { addressArea } from '../features/address/calls.ts'
import { campaignArea } from '../features/campaign/calls.ts'
import { couponArea } from '../features/coupon/calls.ts'
import { couponJobs } from '../features/coupon/jobs.ts'
import { experimentArea } from '../features/experiment/calls.ts'
import { messageJobs } from '../features/message/jobs.ts'
import { operatorArea } from '../features/operator/calls.ts'
import { operatorJobs } from '../features/operator/jobs.ts'
import { orderArea, payOrderArea } from '../features/order/calls.ts'
import { orderJobs } from '../features/order/jobs.ts'
import { paymentArea } from '../features/payment/calls.ts'
import { paymentRoutes } from '../features/payment/http.ts'
import { paymentJobs } from '../features/payment/jobs.ts'
import { reportArea } from '../features/report/calls.ts'
import { reportJobs } from '../features/report/jobs.ts'
import { settingsArea } from '../features/settings/calls.ts'
import { shellArea } from '../features/shell/calls.ts'
import { ticketArea } from '../features/ticket/calls.ts'
import { ticketJobs } from '../features/ticket/jobs.ts'
import { trackingArea } from '../features/tracking/calls.ts'
import { verificationArea } from '../features/verification/calls.ts'
import { verificationJobs } from '../features/verification/jobs.ts'
import type { Area } from '../kernel/serve.ts'
import { platformJobs } from '../jobs/platform-jobs.ts'
import type { AnyJob } from '../jobs/runner.ts'
import type { Context } from '../kernel/context.ts'

export type Areas = {
  areas: Readonly<Record<string, Area>>
  jobs: readonly AnyJob[]
  routes: readonly ((app: FastifyInstance, ctx: Context) => void)[]
}

/** Everything that the product serves and runs. */
export const areas: Areas = {
  areas: {
    account: accountArea,
    address: addressArea,
    campaign: campaignArea,
    coupon: couponArea,
    operator: operatorArea,
    order: orderArea,
    payment: paymentArea,
    payOrder: payOrderArea,
    report: reportArea,
    experiment: experimentArea,
    settings: settingsArea,
    shell: shellArea,
    ticket: ticketArea,
    tracking: trackingArea,
    verification: verificationArea,
  },
  jobs: [
    ...platformJobs,
    ...accountJobs,
    ...couponJobs,
    ...messageJobs,
    ...operatorJobs,
    ...orderJobs,
    ...paymentJobs,
    ...reportJobs,
    ...ticketJobs,
    ...verificationJobs,
  ],
  routes: [accountRoutes, paymentRoutes],
}
