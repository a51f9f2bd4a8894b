import { z } from 'zod'
import { call } from '../../call.ts'
import { dayField, instantField, seqField, wonField } from '../../values.ts'
import { orderProducts } from '../order/order.ts'
import { reportBody } from '../report/report.ts'
import { alertItem, subscribeInfo, subscribeReport } from '../subscribe/calls.ts'
import { previewRows } from './rows.ts'

/** `order_seq` alone gives no access: only the header does, and only to its own order. */
const input = z.strictObject({ order_seq: seqField.optional() })
/** Whose page it is, and when the preview ends. */
const about = { user_seq: z.number(), order_seq: z.number(), until: instantField }

/**
 * A user's report as that user sees it, masked as the back office sees reports. Null, with the same bytes for every
 * order, unless the header and the session of the same operator give access.
 */
export const previewReportManager = call(previewRows.previewReportManager, {
  limit: { perMinute: 60, by: 'address' },
  ours: true,
  input,
  output: z.object({
    seen: z
      .object({
        ...about,
        report: reportBody.omit({ report_seq: true, order_seq: true, stated: true, shared: true }),
      })
      .nullable(),
  }),
  fails: [],
})

/** What that user can buy around the report, with their own prices, and what they have. Null as above. */
export const previewReportBuyManager = call(previewRows.previewReportBuyManager, {
  limit: { perMinute: 60, by: 'address' },
  ours: true,
  input,
  output: z.object({
    seen: z
      .object({
        ...about,
        /** Masked: without the lot and the unit. */
        home: z.string().nullable(),
        ready_at: instantField.nullable(),
        /** `until`: the last day of those that expire first. */
        tickets: z.object({ amount: z.number(), until: dayField.nullable() }),
        /** What is on sale for them: won, in force today. */
        offers: z.array(z.object({ product: z.enum(orderProducts), tickets: z.number(), price: wonField })),
        /** The home can be ordered again now. */
        again: z.boolean(),
      })
      .nullable(),
  }),
  fails: [],
})

/** The watch that this order began, as that user sees it, without the lot, the unit and the card. Null as above. */
export const previewSubscribeManager = call(previewRows.previewSubscribeManager, {
  limit: { perMinute: 60, by: 'address' },
  ours: true,
  input,
  output: z.object({
    seen: z
      .object({
        ...about,
        watch: subscribeInfo.output.shape.infos.element,
        alerts: z.array(alertItem),
        /** The statement for this month. */
        month: subscribeReport.output.shape.statements.element.nullable(),
      })
      .nullable(),
  }),
  fails: [],
})
