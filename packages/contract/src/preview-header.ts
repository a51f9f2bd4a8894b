/** Carries the sealed preview of an operator. Sent with reads of `preview` rows only. */
export const PREVIEW_HEADER = 'x-jipsalpim-preview'
/** The longest that one preview may be used. */
export const PREVIEW_MINUTES = 10

/** What an operator may see of a person, by the place that shows it. */
export const previewPages = ['report', 'buy', 'watch'] as const
export type PreviewPage = (typeof previewPages)[number]
