/** Seconds from the acceptance to the first request of the result, and from each request to the next one. */
export const askedAfter = [30, 60, 180, 330, 600, 1800, 3600, 10_800, 21_600] as const
/** If the vendor has no result a day after the acceptance, none is expected. */
export const LIMIT_S = 86_400
/**
 * Our request asks the vendor to send a text itself if the 알림톡 fails. We send one only if the vendor has sent none after
 * this time, so that the user never gets both.
 */
export const TEXT_OF_VENDOR_S = 240
/** An urgent message without a result after this time is also sent as a text. */
export const URGENT_S = 600
