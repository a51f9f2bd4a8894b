/** Days for which a link to a report is valid by default, and at most. */
export const SHARE_DAYS = { usual: 7, most: 30 }
