import type { Mail } from '@jipsalpim/providers/mail/port.ts'
import type { MessageContent } from './message-content.ts'

/**
 * A message as a plain-text mail: the same words, with the button's URL on a line of its own. The subject is the first
 * line: a line break in a subject would start another header.
 */
export function mailOf(
  { text, button, path }: MessageContent,
  origin: string,
  note: string | null,
): Pick<Mail, 'subject' | 'text'> {
  const [subject = ''] = text.split(/[\n\r\u2028\u2029]/, 1)
  return { subject, text: [text, ...(note === null ? [] : [note]), '', `${button}: ${origin}${path}`].join('\n') }
}
