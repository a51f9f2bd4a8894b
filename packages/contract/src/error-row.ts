/** `code`: the specification's number, ours from 9000 where it is silent. `words`: read where a screen has nothing better. */
export type ErrorRow = { code: number; status: number; words: string }
export const errorRows = <const T extends Record<string, ErrorRow>>(t: T): T => t
