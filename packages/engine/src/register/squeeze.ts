import { letters } from './letters.ts'

/** A text without its gaps: prints set them anywhere, inside words too. Most texts are short and have none. */
export const squeeze = (text: string): string => (gap.test(text) ? text.replace(gaps, '') : text)

/** The same of a text whose letters are told already. */
export function squeezeOf(text: string, has: number): string {
  if ((has & letters.space) === 0) return text
  return (has & letters.oddSpace) === 0 ? text.replaceAll(' ', '') : squeeze(text)
}

const gap = /\s/
const gaps = /\s+/g
