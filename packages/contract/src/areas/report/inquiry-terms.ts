/** The role that the asking user states: it grants no permission. */
export const inquiryRoles = ['tenant', 'owner', 'buyer', 'realtor'] as const
export type InquiryRole = (typeof inquiryRoles)[number]
/** Per user and day in Seoul. */
export const INQUIRIES_A_DAY = 3
export const INQUIRY_LEAST = 10
export const INQUIRY_MOST = 2000
