import { z } from 'zod'
import { call } from '../../call.ts'
import { contractTypes } from './lease-fields.ts'
import { addressStates } from './order.ts'
import { reportStates } from '../report/report.ts'
import { shareKeyField } from '../report/share-parts.ts'
import { dayField, instantField, seqField, textField, wonField } from '../../values.ts'
import { orderRows } from './rows.ts'

const fields = {
  start_on: dayField,
  end_on: dayField,
  /** Won, as stated in the contract; null if not stated. */
  deposit_amount: wonField.nullable(),
  rental_amount: wonField.nullable(),
  area: textField(40).nullable(),
  loan_yn: z.enum(['Y', 'N']),
  bank_name: textField(40).nullable(),
  loan_name: textField(60).nullable(),
  loan_product_code: textField(40).nullable(),
}
const contract = z.object({ id: z.number(), ...fields, made_at: instantField })
/** The contract as last entered, null if it was not, and the lease of the order. */
const statedContract = z.object({
  contract: contract.nullable(),
  lease: z
    .object({
      contract_type: z.enum(contractTypes),
      /** The date of signing, past or planned; null if not stated. */
      contract_date: dayField.nullable(),
      deposit_amount: wonField,
      rental_amount: wonField,
    })
    .nullable(),
})
const keep = z
  .strictObject({ id: seqField, ...fields })
  .refine((c) => c.end_on > c.start_on, { path: ['end_on'], message: 'end-before-start' })
  .refine((c) => c.loan_yn === 'Y' || (c.bank_name ?? c.loan_name ?? c.loan_product_code) === null, {
    path: ['loan_yn'],
    message: 'loan-not-said',
  })

/** `id` is the number of the report's order; for the watch's pair of calls, of the watch's order. */
export const contractReportKeep = call(orderRows.contractReportKeep, {
  input: keep,
  output: contract,
  fails: ['orderNotFound', 'conflictingRepeat', 'repeatInFlight'],
})
export const contractReport = call(orderRows.contractReport, {
  input: z.strictObject({ id: seqField }),
  output: statedContract,
  fails: ['orderNotFound'],
})
/** The contract's loan with the deposit it is for: `type` and `deposit` as the loan screens need them. */
export const contractReportLoan = call(orderRows.contractReportLoan, {
  input: z.strictObject({ id: seqField }),
  output: z.object({
    type: z.enum(contractTypes),
    deposit: wonField,
    loan_yn: z.enum(['Y', 'N']).nullable(),
    bank_name: z.string().nullable(),
    loan_name: z.string().nullable(),
    loan_product_code: z.string().nullable(),
  }),
  fails: ['orderNotFound'],
})
export const contractSubscribeKeep = call(orderRows.contractSubscribeKeep, {
  input: keep,
  output: contract,
  fails: contractReportKeep.fails,
})
export const contractSubscribe = call(orderRows.contractSubscribe, {
  input: z.strictObject({ id: seqField }),
  output: statedContract,
  fails: ['orderNotFound'],
})

/**
 * An order as its buyer shows it to the realtor: the home, the lease and the progress of the report. No price, no
 * payer.
 */
export const orderDetailRealtor = call(orderRows.orderDetailRealtor, {
  input: z.strictObject({
    order_seq: seqField,
    /** The key of a share with this realtor: the order as it was shared, without the unit. */
    realtor: shareKeyField.optional(),
  }),
  output: z.object({
    order_seq: z.number(),
    address_state: z.enum(addressStates),
    address: z.string().nullable(),
    address_jibun: z.string().nullable(),
    building_name: z.string().nullable(),
    building_dong: z.string().nullable(),
    building_floor: z.string().nullable(),
    building_ho: z.string().nullable(),
    contract_type: z.enum(contractTypes),
    contract_date: dayField.nullable(),
    deposit_amount: wonField,
    rental_amount: wonField,
    report: z.object({ report_seq: z.number(), state: z.enum(reportStates) }).nullable(),
    ordered_at: instantField,
  }),
  fails: ['orderNotFound', 'shareEnded'],
})
