import { payMethods, type PayMethod } from '@jipsalpim/contract/areas/payment/pay-methods.ts'

const KEY = 'nz_pay_way'

/** The last way to pay on this device; null before the first payment. */
export const lastPayMethod = (): PayMethod | null => payMethods.find((m) => m === localStorage.getItem(KEY)) ?? null
export const savePayMethod = (way: PayMethod): void => localStorage.setItem(KEY, way)

/** The preselected way to pay: the last one, if it is offered. */
export function preselectedMethod<V extends PayMethod>(ways: readonly V[]): V {
  const last = lastPayMethod()
  return ways.find((way) => way === last) ?? ways[0] ?? never()
}
function never(): never {
  throw new Error('no way to pay')
}
