/** A text without its gaps: prints set them anywhere, inside words too. Most texts are short and have none. */
export const squeeze = (text: string): string => (gap.test(text) ? text.replace(gaps, '') : text)

const gap = /\s/
const gaps = /\s+/g
