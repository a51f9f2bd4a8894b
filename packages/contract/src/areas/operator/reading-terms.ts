/** Why an operator reads: one of these words, because free text does not belong in a URL. */
export const readingReasons = ['user-asked', 'report-late', 'money-check', 'routine-check'] as const
export type ReadingReason = (typeof readingReasons)[number]

/** The state of a version of a report. 'voided': its order has another home now, or was refunded. */
export const versionStates = ['preparing', 'ready', 'superseded', 'failed', 'voided'] as const
export type VersionState = (typeof versionStates)[number]
/** Versions per page of the list. */
export const VERSIONS_A_PAGE = 50
