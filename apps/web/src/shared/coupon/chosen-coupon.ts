/** The coupon of a link (`?coupon=`), for the life of the tab; attached at the payment if it makes the price 0. */
const OF_LINK = 'nz_coupon'
/** The user's own coupon that they want to order with. */
const CHOSEN = 'nz_coupon_seq'

export function recordCouponOfLink(url: URL): void {
  const param = url.searchParams.get('coupon')
  if (param) saveCouponOfLink(param)
}
export const saveCouponOfLink = (code: string): void => sessionStorage.setItem(OF_LINK, code.slice(0, 60))
export const couponOfLink = (): string | null => sessionStorage.getItem(OF_LINK)
export const dropCouponOfLink = (): void => sessionStorage.removeItem(OF_LINK)

export const chooseCoupon = (seq: number): void => sessionStorage.setItem(CHOSEN, String(seq))
export const chosenCoupon = (): number | null => Number(sessionStorage.getItem(CHOSEN)) || null
export const dropChosenCoupon = (): void => sessionStorage.removeItem(CHOSEN)
