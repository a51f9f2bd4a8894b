/** Seconds from the acceptance to the first question, and from each question to the next one. */
export const askedAfter = [30, 60, 180, 330, 600, 1800, 3600, 10_800, 21_600] as const
/** A result that the vendor does not have a day after the acceptance does not come any more. */
export const LIMIT_S = 86_400
/**
 * The vendor sends its own text after a failed 알림톡, as our request asks it to. Only if none is there after this time
 * do we send one: never both.
 */
export const TEXT_OF_VENDOR_S = 240
/** An urgent message is sent as a text, too, if nothing is known of it after this time. */
export const URGENT_S = 600
