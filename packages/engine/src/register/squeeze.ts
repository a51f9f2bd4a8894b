import { letters } from './letters.ts'

/** A text without gaps: prints set them anywhere, even inside words. Most texts are short and have none. */
export const squeeze = (text: string): string => (gap.test(text) ? text.replace(gaps, '') : text)

/** `squeeze` for a text whose letter classes are known. */
export function squeezeOf(text: string, has: number): string {
  if ((has & letters.space) === 0) return text
  return (has & letters.oddSpace) === 0 ? text.replaceAll(' ', '') : squeeze(text)
}

const gap = /\s/
const gaps = /\s+/g
