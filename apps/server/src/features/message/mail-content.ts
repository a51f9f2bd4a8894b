import type { Mail } from '@jipsalpim/providers/mail/port.ts'
import type { MessageContent } from './message-content.ts'

/**
 * A message as a mail in plain text: the same words, with the button as a line that has its address. The subject is the
 * first line; a line break of any kind would end it.
 */
export function mailOf(
  { text, button, path }: MessageContent,
  origin: string,
  note: string | null,
): Pick<Mail, 'subject' | 'text'> {
  const [subject = ''] = text.split(/[\n\r\u2028\u2029]/, 1)
  return { subject, text: [text, ...(note === null ? [] : [note]), '', `${button}: ${origin}${path}`].join('\n') }
}
