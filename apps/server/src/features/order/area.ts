import { manifest } from '../../kernel/manifest.ts'
import { orderArea, payOrderArea } from './calls.ts'
import { orderJobs } from './jobs.ts'
import { orderPersonalData } from './personal-data.ts'
import { orders, ticketOrders, watchOrders } from './answers.ts'
import { payables } from './payables.ts'
import { priceOf } from './price/price-of.ts'

export const order = manifest({
  serves: { order: orderArea, payOrder: payOrderArea },
  jobs: orderJobs,
  personalData: orderPersonalData,
  hooks: { payables, orders, ticketOrders, priceOf, watchOrders },
})
