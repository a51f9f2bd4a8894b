const KEY = 'nz_merchant_uid'

/**
 * The order being paid, for the return from a gateway that names none. Kept only if there is something to pay, or if a
 * coupon reduced the price to 0 (specification, section 4).
 */
export function saveMerchant(merchantUid: string, order: { price: number; byCoupon: boolean }): void {
  if (order.price > 0 || order.byCoupon) sessionStorage.setItem(KEY, merchantUid)
  else dropMerchant()
}
export const savedMerchant = (): string | null => sessionStorage.getItem(KEY)
export const dropMerchant = (): void => sessionStorage.removeItem(KEY)
