import { grades } from '@jipsalpim/engine/assessment.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { flagField, instantField } from '../../values.ts'
import { addressStates } from './order.ts'
import { orderRows } from './rows.ts'

/** The homes of the user's own paid orders, newest first; refunded orders are left out. */
export const orderCarts = call(orderRows.orderCarts, {
  input: z.strictObject({
    /** Only homes with a finished report. */
    scan: flagField.default(false),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  output: z.object({
    total: z.number(),
    carts: z.array(
      z.object({
        order_seq: z.number(),
        merchant_uid: z.string(),
        /** 'dongfloorho': the building is known, the unit is not; 'address': neither. */
        address_state: z.enum(addressStates),
        address: z.string().nullable(),
        building_name: z.string().nullable(),
        building_dong: z.string().nullable(),
        building_floor: z.string().nullable(),
        building_ho: z.string().nullable(),
        /** The current version; null as long as there is none. */
        report: z
          .object({
            report_seq: z.number(),
            grade: z.enum(grades).nullable(),
            score: z.number().nullable(),
            ready_at: instantField,
          })
          .nullable(),
        ordered_at: instantField,
      }),
    ),
  }),
  fails: [],
})
