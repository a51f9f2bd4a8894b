/** A text without its gaps: prints set them anywhere, inside words too. */
export const squeeze = (text: string): string => text.replace(gaps, '')

const gaps = /\s+/g
