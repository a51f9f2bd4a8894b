const KEY = 'nz_merchant_uid'

/**
 * The order that is being paid, for the way back from a gateway that names none. Kept only where there is something to
 * pay, or where a coupon has brought the price to 0 (specification, section 4).
 */
export function keepMerchant(merchantUid: string, order: { price: number; byCoupon: boolean }): void {
  if (order.price > 0 || order.byCoupon) sessionStorage.setItem(KEY, merchantUid)
  else dropMerchant()
}
export const keptMerchant = (): string | null => sessionStorage.getItem(KEY)
export const dropMerchant = (): void => sessionStorage.removeItem(KEY)
