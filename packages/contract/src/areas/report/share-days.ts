/** Days for which a link to a report opens unless its sender says otherwise, and at most. */
export const SHARE_DAYS = { usual: 7, most: 30 }
