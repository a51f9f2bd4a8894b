/**
 * `code`: the specification's number, or ours from 9000 if it has none. `words`: shown if a screen has no text of its
 * own.
 */
export type ErrorRow = { code: number; status: number; words: string }
export const errorRows = <const T extends Record<string, ErrorRow>>(t: T): T => t
