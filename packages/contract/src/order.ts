import { homeKinds } from '@jipsalpim/engine/assessment.ts'
import { z } from 'zod'
import { callTable } from './call-table.ts'
import { call } from './call.ts'
import { dayField, instantField, seqField, textField, wonField } from './values.ts'

export const contractTypes = ['전세', '반전세', '월세'] as const
export const contractPeriods = ['이사전', '거주중'] as const
export const contractPeriodDetails = ['계약예정', '계약완료', '잔금예정', '거주', '만기예정'] as const
export const addressStates = ['address', 'dongfloorho', 'complete'] as const
export const orderStates = ['pending', 'completed', 'failed', 'cancelled', 'refunded'] as const
export const pgNames = ['portone', 'payple', 'free'] as const

const placeChoice = z.object({
  /** The signed key of the address search: what it says of the building is not taken from the browser. */
  address_key: z.string().max(2000),
  building_dong: textField(40).nullable(),
  building_floor: textField(40).nullable(),
  building_ho: textField(40).nullable(),
  /** The register that the person confirmed, when there was more than one. */
  unique_no: z
    .string()
    .regex(/^\d{14}$/)
    .nullable(),
})
export type PlaceChoice = z.output<typeof placeChoice>

export const order = z.object({
  order_seq: z.number(),
  merchant_uid: z.string(),
  state: z.enum(orderStates),
  address_state: z.enum(addressStates),
  contract_type: z.enum(contractTypes),
  contract_date: dayField.nullable(),
  deposit_amount: wonField,
  rental_amount: wonField,
  address: z.string().nullable(),
  address_jibun: z.string().nullable(),
  address_si: z.string().nullable(),
  address_gu: z.string().nullable(),
  address_dong: z.string().nullable(),
  address_li: z.string().nullable(),
  building_code: z.string().nullable(),
  building_name: z.string().nullable(),
  building_number: z.string().nullable(),
  building_dong: z.string().nullable(),
  building_floor: z.string().nullable(),
  building_ho: z.string().nullable(),
  joint_yn: z.enum(['Y', 'N']).nullable(),
  price: wonField,
  paid_at: instantField.nullable(),
  /** Until when the address may be changed, by the server's clock; null before payment. */
  address_editable_until: instantField.nullable(),
  refund: z.object({ state: z.enum(['pending', 'done']), amount: wonField, reason: z.string() }).nullable(),
  created_at: instantField,
})
export type Order = z.output<typeof order>

export const orderPrice = call(callTable.orderPrice, {
  input: z.object({}),
  output: z.object({ product: z.literal('report'), price: wonField, from: dayField }),
  fails: [],
})
export const orderCreate = call(callTable.orderCreate, {
  input: z
    .object({
      contract_type: z.enum(contractTypes),
      contract_period: z.enum(contractPeriods),
      contract_period_detail: z.enum(contractPeriodDetails),
      /** Day of the contract, signed or planned. 1981-03-05: the Act's first day; nothing earlier can be judged. */
      contract_date: dayField
        .refine((d) => d >= '1981-03-05', 'day-too-early')
        .refine((d) => d <= '2100-12-31', 'day-too-late'),
      contract_date_living: dayField
        .refine((d) => d >= '1981-03-05', 'day-too-early')
        .refine((d) => d <= '2100-12-31', 'day-too-late')
        .nullable(),
      deposit_amount: wonField.min(1, 'won-zero'),
      rental_amount: wonField,
      landlord_name: textField(40).nullable(),
      /** Null: the address is not decided yet. With a key and no unit where there are units: 'dongfloorho'. */
      place: placeChoice.nullable(),
      /** Kind and area asked in place of an address that is not decided. */
      home_kind: z.enum(homeKinds).nullable(),
      area_gu: textField(40).nullable(),
      pg_name: z.enum(pgNames),
      /** What the person was shown. Never used as a price; a difference is refused, so nobody pays what he did not see. */
      shown_price: wonField,
      /** 즉시 제공에 대한 동의: the report is prepared at once and the right of withdrawal ends (전자상거래법 17조 2항 5호). */
      prepare_at_once: z.literal(true),
    })
    .refine((o) => (o.contract_type === '전세' ? o.rental_amount === 0 : o.rental_amount > 0), {
      path: ['rental_amount'],
      message: 'rent-does-not-fit',
    }),
  output: z.object({ merchant_uid: z.string(), order_seq: z.number(), price: wonField }),
  fails: ['paymentTypeInvalid', 'paymentRequestFailed', 'conflictingRepeat', 'repeatInFlight'],
})
export const orderComplete = call(callTable.orderComplete, {
  input: z.object({
    imp_uid: z.string().max(100).nullable(),
    merchant_uid: z.string().max(60),
    status: z.enum(['paid', 'failed', 'aborted']),
    pg_name: z.enum(pgNames),
  }),
  /** `checking`: the gateway has not answered yet; ask again, nothing is lost ('확인 중'). */
  output: z.object({ result: z.enum(['paid', 'checking']), order }),
  fails: [
    'analysisInProgress',
    'paymentInfoNotFound',
    'paymentRequestFailed',
    'paymentAuthFailed',
    'paymentNotCompleted',
    'orderNotFound',
    'conflictingRepeat',
    'repeatInFlight',
  ],
})
/** What the window said when it failed, kept for the story of the order. */
export const orderAmountFailLog = call(callTable.orderAmountFailLog, {
  input: z.object({ merchant_uid: z.string().max(60), message: textField(300) }),
  output: z.object({}),
  fails: ['orderNotFound'],
})
export const orderMerchant = call(callTable.orderMerchant, {
  input: z.object({ merchant: z.string().max(60).optional(), order_seq: seqField.optional() }),
  output: order,
  fails: ['orderNotFound'],
})
export const orderCart = call(callTable.orderCart, {
  input: z.object({ merchant: z.string().max(60) }),
  output: order,
  fails: ['orderNotFound'],
})
/** Changes the address of a paid order within five minutes: the report is voided and the register pulled again. */
export const orderCartEdit = call(callTable.orderCartEdit, {
  input: z.object({ merchant: z.string().max(60), place: placeChoice }),
  output: order,
  fails: ['orderNotFound', 'addressWindowClosed', 'addressState', 'unitState', 'conflictingRepeat', 'repeatInFlight'],
})
export const orderDeterminedRecent = call(callTable.orderDeterminedRecent, {
  input: z.object({}),
  output: z.object({ order: order.extend({ id: z.number(), status: z.enum(['address', 'dongfloorho']) }).nullable() }),
  fails: [],
})
export const orderDeterminedAddress = call(callTable.orderDeterminedAddress, {
  input: z.object({ id: seqField, place: placeChoice }),
  output: order,
  fails: ['orderNotFound', 'addressUndecidedState', 'conflictingRepeat', 'repeatInFlight'],
})
export const orderDeterminedBuilding = call(callTable.orderDeterminedBuilding, {
  input: z.object({
    id: seqField,
    building_dong: textField(40).nullable(),
    building_floor: textField(40).nullable(),
    building_ho: textField(40).nullable(),
  }),
  output: order,
  fails: ['orderNotFound', 'unitState', 'conflictingRepeat', 'repeatInFlight'],
})

// The same two by the merchant id that the payment window hands back, where the order's number is not at hand.
const merchantId = z.string().max(60)
export const orderDeterminedAddressMerchant = call(callTable.orderDeterminedAddressMerchant, {
  input: orderDeterminedAddress.input.extend({ id: merchantId }),
  output: order,
  fails: orderDeterminedAddress.fails,
})
export const orderDeterminedBuildingMerchant = call(callTable.orderDeterminedBuildingMerchant, {
  input: orderDeterminedBuilding.input.extend({ id: merchantId }),
  output: order,
  fails: orderDeterminedBuilding.fails,
})
