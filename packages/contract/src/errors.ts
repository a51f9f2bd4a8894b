import { commonErrors } from './common-errors.ts'
import { accountErrors } from './areas/account/errors.ts'
import { couponErrors } from './areas/coupon/errors.ts'
import { operatorErrors } from './areas/operator/errors.ts'
import { orderErrors } from './areas/order/errors.ts'
import { paymentErrors } from './areas/payment/errors.ts'
import { pointsErrors } from './areas/points/errors.ts'
import { reportErrors } from './areas/report/errors.ts'
import { subscribeErrors } from './areas/subscribe/errors.ts'
import { ticketErrors } from './areas/ticket/errors.ts'
import { verificationErrors } from './areas/verification/errors.ts'

/**
 * Every error: the specification's numbers (core, section 8), ours from 9000 if it has none. One HTTP status per code.
 * An area's errors are in its folder; they are not part of `areas`, because the first screen does not need them.
 */
export const errors = {
  ...commonErrors,
  ...accountErrors,
  ...couponErrors,
  ...operatorErrors,
  ...orderErrors,
  ...paymentErrors,
  ...pointsErrors,
  ...reportErrors,
  ...subscribeErrors,
  ...ticketErrors,
  ...verificationErrors,
}

export type ErrorName = keyof typeof errors
export type ErrorCode = (typeof errors)[ErrorName]['code']

const byCode: ReadonlyMap<number, ErrorName> = new Map(
  // Object.entries widens the keys; the table above has no others.
  Object.entries(errors).map(([name, e]) => [e.code, name as ErrorName]),
)
/** The name of a numeric code, or 'systemError' for one that this build does not know. */
export const errorNamed = (code: number): ErrorName => byCode.get(code) ?? 'systemError'
