/** Carries the sealed preview of an operator. Sent with reads of `preview` rows only. */
export const PREVIEW_HEADER = 'x-jipsalpim-preview'
/** The maximum duration of one preview, minutes. */
export const PREVIEW_MINUTES = 10

/** What an operator may see of a user, by the place that shows it. */
export const previewPages = ['report', 'buy', 'watch'] as const
export type PreviewPage = (typeof previewPages)[number]
