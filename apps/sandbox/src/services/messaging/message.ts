import type { Play } from '../../kernel/service.ts'
import { magicPhones, type MagicPhone } from '../../magic.ts'

/**
 * A message stored at the dealer. Its status is derived from the number's last four digits and the time, so no worker
 * is needed.
 */
export type StoredMessage = {
  messageId: string
  groupId: string
  to: string
  from: string
  asked: string
  text: string
  subject: string | null
  kakaoOptions: KakaoOptions | null
  customFields: Readonly<Record<string, string>>
  dateCreated: string
}
export type KakaoOptions = {
  pfId: string
  templateId: string
  disableSms: boolean
  variables: Readonly<Record<string, string>>
  buttons: readonly { buttonName: string; buttonType: string; linkMo: string; linkPc?: string }[]
}
export type Status = { statusCode: string; statusMessage: string; type: string; replaced: boolean }

export const storedMessages = (play: Play) => play.state.rows<StoredMessage>('messages')
/** Messages sent by the other vendor to the same phones. */
export const storedByNhn = (play: Play) => play.state.rows<StoredMessage>('nhn-messages')

export const magicOf = (to: string): MagicPhone | undefined => magicPhones.find((m) => to.endsWith(m.ending))

const SLOW_MS = 60_000

export function statusOf(play: Play, message: StoredMessage): Status {
  const magic = message.asked === 'ATA' || magicOf(message.to)?.effect !== 'sms' ? magicOf(message.to) : undefined
  const delivered: Status = { statusCode: '4000', statusMessage: '수신완료', type: message.asked, replaced: false }
  switch (magic?.effect) {
    case undefined:
    case 'delivered':
      return delivered
    case 'sms':
      if (message.kakaoOptions?.disableSms || !message.from || !message.text) return { ...delivered, ...codeOf(magic) }
      return { ...delivered, type: smsType(message.text), replaced: true }
    case 'slow':
      return play.now().getTime() - Date.parse(message.dateCreated) >= SLOW_MS
        ? delivered
        : { ...delivered, ...codeOf(magic) }
    case 'failed':
    case 'refused':
    case 'unreachable':
      return { ...delivered, ...codeOf(magic) }
  }
}

/** 90 bytes in EUC-KR: a Hangul syllable counts as two. */
export function smsType(text: string): 'SMS' | 'LMS' {
  const bytes = [...text].reduce((sum, c) => sum + (c.charCodeAt(0) > 0x7f ? 2 : 1), 0)
  return bytes <= 90 ? 'SMS' : 'LMS'
}

const codeOf = ({ statusCode, statusMessage }: MagicPhone) => ({ statusCode, statusMessage })

/** The stored message as the list call shows it. */
export function shownMessage(play: Play, message: StoredMessage): Record<string, unknown> {
  const status = statusOf(play, message)
  const { asked: _, ...rest } = message
  return {
    ...rest,
    type: status.type,
    country: '82',
    status: status.statusCode === '4000' ? 'COMPLETE' : 'SENDING',
    statusCode: status.statusCode,
    reason: status.statusMessage,
    replacement: status.replaced ? 1 : 0,
    replacements: status.replaced ? [{ type: 'ATA', statusCode: magicOf(message.to)?.statusCode }] : [],
    resendCount: 0,
    dateUpdated: message.dateCreated,
    log: [],
  }
}
