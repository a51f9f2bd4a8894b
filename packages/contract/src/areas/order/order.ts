import { homeKinds } from '@jipsalpim/engine/property/home-kind-names.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { addressPreset } from '../shell/faq-tags.ts'
import { laterProducts } from './later-products.ts'
import { contractTypes, leaseDayFields, leaseTermFields, rentFits } from './lease-fields.ts'
import { statedFields } from './stated.ts'
import { payMethods } from '../payment/pay-methods.ts'
import { ticketPacks } from '../ticket/packs.ts'
import { dayField, instantField, seqField, textField, wonField } from '../../values.ts'
import { orderRows } from './rows.ts'

/** What can be ordered. Coupons apply to `products`; a pack of tickets is already discounted. */
export const orderProducts = ['report', ...laterProducts, ...ticketPacks] as const
/** Everything that can be ordered. */
export type Orderable = (typeof orderProducts)[number]
/** All products of orders: also renewals of a watch, charged automatically, and several homes, with their own call. */
export const boughtProducts = [...orderProducts, 'subscribe-renewal', 'subscribe-bulk'] as const
export type Bought = (typeof boughtProducts)[number]
export const contractPeriods = ['이사전', '거주중'] as const
export const contractPeriodDetails = ['계약예정', '계약완료', '잔금예정', '거주', '만기예정'] as const
export const addressStates = ['address', 'dongfloorho', 'complete'] as const
export const refundPart = z.object({ state: z.enum(['pending', 'done']), amount: wonField })
/**
 * A payment in addition to the one that settled the order, as in a second window: it is refunded in full automatically.
 * 'needed' waits for an account. `day`: when it was refunded, else by when it must be; null if not known yet.
 */
export const paidAgain = z.object({
  state: z.enum(['needed', 'pending', 'done']),
  amount: wonField,
  day: dayField.nullable(),
})
export type PaidAgain = z.output<typeof paidAgain>
export const orderStates = ['pending', 'completed', 'failed', 'cancelled', 'refunded'] as const
export const pgNames = ['portone', 'payple', 'free'] as const

export const placeChoice = z.strictObject({
  /** The signed key of the address search: data about the building is not accepted from the browser. */
  address_key: z.string().max(2000),
  building_dong: textField(40).nullable(),
  building_floor: textField(40).nullable(),
  building_ho: textField(40).nullable(),
  /** The register that the user confirmed, if there was more than one. */
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
  contract_date_living: dayField.nullable(),
  contract_months: z.number().nullable(),
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
  pay_method: z.enum(payMethods),
  price: wonField,
  /** Before discounts; `price` is what is charged. */
  full_price: wonField,
  /** Paid by a report ticket; `price` is 0. */
  by_ticket: z.boolean(),
  paid_at: instantField.nullable(),
  /** Until when the address can be changed, by the server's clock; null before payment. */
  address_editable_until: instantField.nullable(),
  /** All completed and pending refunds, with each part; 'done' once every part is, `reason` of the last one. */
  refund: refundPart.extend({ reason: z.string(), each: z.array(refundPart) }).nullable(),
  paid_again: z.array(paidAgain),
  created_at: instantField,
})
export type Order = z.output<typeof order>

/** Today's price without a coupon, the full price, and the named discounts between the two. */
export const orderPrice = call(orderRows.orderPrice, {
  input: z.strictObject({ product: z.enum(orderProducts).default('report') }),
  output: z.object({
    product: z.enum(orderProducts),
    price: wonField,
    from: dayField,
    full_price: wonField,
    /** The price for the user after verifying their identity; null if it is not lower. */
    price_if_verified: wonField.nullable(),
    discounts: z.array(z.object({ name: z.string(), won: wonField, until: instantField.nullable() })),
  }),
  fails: ['notOnSale'],
})
/** Identifies the draft and its answers: as long as its order is open or paid, the same key returns the same order. */
export const draftKey = z.string().regex(/^[\w-]{16,100}$/, 'bad-characters')
const draftFields = z.strictObject({
  ...leaseTermFields,
  contract_period: z.enum(contractPeriods),
  contract_period_detail: z.enum(contractPeriodDetails),
  /** Null: not known yet, for a contract that is only planned. */
  contract_date: leaseDayFields.contract_date.nullable(),
  contract_date_living: leaseDayFields.contract_date_living,
  landlord_name: textField(40).nullable(),
  /** Null: no address yet. With a key and no unit where there are units: 'dongfloorho'. */
  place: placeChoice.nullable(),
  /** Kind and area, asked for if there is no address. */
  home_kind: z.enum(homeKinds).nullable(),
  area_gu: textField(40).nullable(),
  /** 즉시 제공에 대한 동의: the report is prepared at once and the right of withdrawal ends (전자상거래법 17조 2항 5호). */
  prepare_at_once: z.literal(true),
  ...statedFields,
})
/**
 * In zod 4 a refinement keeps its schema's type, and a schema with a refinement cannot be extended: so they are added
 * last.
 */
const ruled = <T extends z.ZodType<z.output<typeof draftFields>>>(schema: T): T =>
  schema
    .refine((o) => o.first_repay_amount === null || o.first_repay_yn === 'Y', {
      path: ['first_repay_amount'],
      message: 'repay-not-said',
    })
    .refine(rentFits, { path: ['rental_amount'], message: 'rent-does-not-fit' })
    .refine((o) => o.contract_date !== null || o.contract_period_detail === '계약예정', {
      path: ['contract_date'],
      message: 'missing',
    })
/** A draft on its own, for a payment method that needs no price. */
export const orderDraft = ruled(draftFields.extend({ draft_key: draftKey }))

export const orderCreate = call(orderRows.orderCreate, {
  input: ruled(
    draftFields.extend({
      pg_name: z.enum(pgNames),
      pay_method: z.enum(payMethods).default('card'),
      /**
       * The price that the user was shown. Never used as the price; a difference is refused, so that no user pays a
       * price that was not shown.
       */
      shown_price: wonField,
      draft_key: draftKey.nullable().default(null),
      /** One of the user's coupons, or the codeToken of a code typed at the payment; at most one of them. */
      coupon_seq: seqField.nullable().default(null),
      code_token: z.string().max(200).nullable().default(null),
    }),
  ).refine((o) => o.coupon_seq === null || o.code_token === null, { path: ['code_token'], message: 'one-coupon' }),
  /** `completed`: the draft's order is already paid; there is nothing to pay. */
  output: z.object({
    merchant_uid: z.string(),
    order_seq: z.number(),
    price: wonField,
    state: z.enum(['pending', 'completed']),
  }),
  fails: [
    'notOnSale',
    'paymentTypeInvalid',
    'paymentRequestFailed',
    'analysisInProgress',
    // `data.merchant_uid` is the existing order for the same home and lease, `data.state` whether it is paid
    'approvalNeeded',
    'realtorNoCoupon',
    'couponUnknown',
    'couponRefused',
    'conflictingRepeat',
    'repeatInFlight',
  ],
})
export const orderComplete = call(orderRows.orderComplete, {
  lane: 'payment',
  input: z.strictObject({
    imp_uid: z.string().max(100).nullable(),
    merchant_uid: z.string().max(60),
    status: z.enum(['paid', 'failed', 'aborted']),
    /**
     * The gateway, according to the browser. The order's own gateway is asked; a different value is stored in the
     * order's history.
     */
    pg_name: z.enum(pgNames).optional(),
  }),
  /** `checking`: the gateway has not answered yet; retry, nothing is lost ('확인 중'). */
  output: z.object({ result: z.enum(['paid', 'checking']), order }),
  fails: [
    'analysisInProgress',
    // another tab bought the same thing, or is about to; `data.refund` was taken for this order and is refunded
    'approvalNeeded',
    'paymentInfoNotFound',
    'paymentRequestFailed',
    'paymentAuthFailed',
    'paymentNotCompleted',
    'orderNotFound',
    'conflictingRepeat',
    'repeatInFlight',
  ],
})
/** Completes a one-time order: a price of 0 at once, any other by asking the gateway. */
export const orderOnceComplete = call(orderRows.orderOnceComplete, {
  lane: 'payment',
  /**
   * `imp_uid`: the gateway's id as returned by its window; if a card was registered at price 0, Payple's PCD_PAYER_ID.
   */
  input: z.strictObject({ merchant_uid: z.string().max(60), imp_uid: z.string().max(255).nullable().default(null) }),
  /** `order`: for a report. `supply_by`: for anything else, the day by which it is delivered or refunded. */
  output: z.object({
    result: z.enum(['paid', 'checking']),
    order_seq: z.number(),
    order: order.nullable(),
    supply_by: dayField.nullable(),
  }),
  fails: [...orderComplete.fails, 'paymentTypeInvalid', 'notifierExists'],
})
/** Completes an order that a coupon reduced to 0: the reserved coupon becomes used. */
export const orderCouponOnceComplete = call(orderRows.orderCouponOnceComplete, {
  lane: 'payment',
  input: z.strictObject({ merchant_uid: z.string().max(60) }),
  output: z.object({ result: z.literal('paid'), order }),
  fails: [
    'paymentTypeInvalid',
    'paymentNotCompleted',
    'approvalNeeded',
    'orderNotFound',
    'conflictingRepeat',
    'repeatInFlight',
  ],
})
/**
 * Cancels a paid order whose delivery has not begun and refunds everything that was paid for it, with coupon and
 * ticket. `due_on`: by when the money is refunded; null if there was none.
 */
export const orderWithdraw = call(orderRows.orderWithdraw, {
  ours: true,
  input: z.strictObject({ merchant_uid: z.string().max(60) }),
  output: z.object({ amount: wonField, due_on: dayField.nullable() }),
  fails: ['orderNotFound', 'paymentNotCompleted', 'withdrawalEnded', 'conflictingRepeat', 'repeatInFlight'],
})
/** The window's error message, stored in the history of the order. */
export const orderAmountFailLog = call(orderRows.orderAmountFailLog, {
  input: z.strictObject({ merchant_uid: z.string().max(60), message: textField(300) }),
  output: z.object({}),
  fails: ['orderNotFound'],
})
export const orderMerchant = call(orderRows.orderMerchant, {
  input: z.strictObject({ merchant: z.string().max(60).optional(), order_seq: seqField.optional() }),
  output: order,
  fails: ['orderNotFound'],
})
/** `unique_no`: the register's number, once it is known; `confirm`: the user chose it; `bunji`: the lot number. */
const cart = order.extend({
  unique_no: z.string().nullable(),
  bunji: z.string().nullable(),
  confirm: z.enum(['Y', 'N']),
})
export const orderCart = call(orderRows.orderCart, {
  input: z.strictObject({ merchant: z.string().max(60) }),
  output: cart,
  fails: ['orderNotFound'],
})
/** Changes the address of a paid order within five minutes: the report is voided and the register fetched again. */
export const orderCartEdit = call(orderRows.orderCartEdit, {
  input: z
    .strictObject({
      merchant: z.string().max(60),
      place: placeChoice.nullable().default(null),
      /** Without a place: confirms this register of the same home. */
      unique_no: z
        .string()
        .regex(/^\d{14}$/)
        .nullable()
        .default(null),
      confirm: z.enum(['Y', 'N']).default('N'),
    })
    .refine((o) => o.place !== null || (o.unique_no !== null && o.confirm === 'Y'), {
      path: ['place'],
      message: 'missing',
    }),
  output: cart,
  fails: ['orderNotFound', 'addressWindowClosed', 'addressState', 'unitState', 'conflictingRepeat', 'repeatInFlight'],
})
export const orderDeterminedRecent = call(orderRows.orderDeterminedRecent, {
  input: z.strictObject({}),
  output: z.object({ order: order.extend({ id: z.number(), status: z.enum(['address', 'dongfloorho']) }).nullable() }),
  fails: [],
})
export const orderDeterminedAddress = call(orderRows.orderDeterminedAddress, {
  input: z.strictObject({ id: seqField, place: placeChoice }),
  output: order,
  fails: ['orderNotFound', 'addressUndecidedState', 'conflictingRepeat', 'repeatInFlight'],
})
export const orderDeterminedBuilding = call(orderRows.orderDeterminedBuilding, {
  input: z.strictObject({
    id: seqField,
    building_dong: textField(40).nullable(),
    building_floor: textField(40).nullable(),
    building_ho: textField(40).nullable(),
    unique_no: placeChoice.shape.unique_no.default(null),
  }),
  output: order,
  fails: ['orderNotFound', 'unitState', 'conflictingRepeat', 'repeatInFlight'],
})

/** Building and unit at once, for an order that lacks either; the lease term only if the order has none. */
export const orderDeterminedMinute = call(orderRows.orderDeterminedMinute, {
  input: z.strictObject({
    id: seqField,
    place: placeChoice,
    contract_months: z.number().int().min(1).max(600).default(addressPreset.contract_months),
  }),
  output: order,
  fails: ['orderNotFound', 'addressUndecidedState', 'unitState', 'conflictingRepeat', 'repeatInFlight'],
})

/**
 * Corrects the lease that the order states, until its report is prepared; a prepared report is judged again by
 * `reportOfUserEdit`. A field that is not given stays as it is.
 */
export const orderDeterminedContract = call(orderRows.orderDeterminedContract, {
  ours: true,
  input: z
    .strictObject({ id: seqField, ...z.object({ ...leaseTermFields, ...leaseDayFields }).partial().shape })
    .refine((given) => Object.entries(given).some(([name, value]) => name !== 'id' && value !== undefined), {
      path: ['contract_type'],
      message: 'missing',
    }),
  output: order,
  fails: ['orderNotFound', 'addressUndecidedState', 'conflictingRepeat', 'repeatInFlight'],
})

// Address and unit by the merchant id that the payment window returns, where the order's number is not available.
const merchantId = z.string().max(60)
export const orderDeterminedAddressMerchant = call(orderRows.orderDeterminedAddressMerchant, {
  input: orderDeterminedAddress.input.extend({ id: merchantId }),
  output: order,
  fails: orderDeterminedAddress.fails,
})
export const orderDeterminedBuildingMerchant = call(orderRows.orderDeterminedBuildingMerchant, {
  input: orderDeterminedBuilding.input.extend({ id: merchantId }),
  output: order,
  fails: orderDeterminedBuilding.fails,
})
