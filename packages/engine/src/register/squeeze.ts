import { isSpaceAt } from './letters.ts'

/** A text without its gaps: prints set them anywhere, inside words too. */
export function squeeze(text: string): string {
  // most are short and have none: to look is quicker than to replace nothing
  for (let at = 0; at < text.length; at++) if (isSpaceAt(text, at)) return text.replace(gaps, '')
  return text
}

const gaps = /\s+/g
