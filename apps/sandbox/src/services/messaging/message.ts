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
  /** Set by a fault when it was accepted. */
  outcome: Outcome | null
}
export type Outcome = 'late' | 'never' | 'failed'
export type KakaoOptions = {
  pfId: string
  templateId: string
  disableSms: boolean
  variables: Readonly<Record<string, string>>
  buttons: readonly { buttonName: string; buttonType: string; linkMo: string; linkPc?: string }[]
}
/** `replaced`: the vendor sent a text instead of the 알림톡; it may have failed as well. */
export type Status = { statusCode: string; statusMessage: string; type: string; replaced: boolean }

export const storedMessages = (play: Play) => play.state.rows<StoredMessage>('messages')
/** Messages sent by the other vendor to the same phones. */
export const storedByNhn = (play: Play) => play.state.rows<StoredMessage>('nhn-messages')

export const magicOf = (to: string): MagicPhone | undefined => magicPhones.find((m) => to.endsWith(m.ending))

/** The outcome that a fault gives to a message that is being accepted. */
export const takeOutcome = (play: Play): Outcome | null =>
  outcomes.find((outcome) => play.take(`result-${outcome}`)) ?? null
const outcomes = ['late', 'never', 'failed'] as const

const SLOW_MS = 60_000
const LATE_MS = 5 * 60_000
const PENDING = { statusCode: '3000', statusMessage: '이통사로 접수 예정' }

export function statusOf(play: Play, message: StoredMessage): Status {
  const magic = magicFor(message)
  const delivered: Status = { statusCode: '4000', statusMessage: '수신완료', type: message.asked, replaced: false }
  const age = play.now().getTime() - Date.parse(message.dateCreated)
  if (message.outcome === 'never' || (message.outcome === 'late' && age < LATE_MS)) return { ...delivered, ...PENDING }
  if (message.outcome === 'failed') return { ...delivered, statusCode: '3104', statusMessage: '카카오톡 미사용자' }
  switch (magic?.effect) {
    case undefined:
    case 'delivered':
      return delivered
    case 'sms':
      return isReplaced(message)
        ? { ...delivered, type: smsType(message.text), replaced: true }
        : { ...delivered, ...codeOf(magic) }
    case 'slow':
      return age >= SLOW_MS ? delivered : { ...delivered, ...codeOf(magic) }
    case 'unreachable':
      return isReplaced(message)
        ? { ...delivered, ...codeOf(magic), type: smsType(message.text), replaced: true }
        : { ...delivered, ...codeOf(magic) }
    case 'failed':
    case 'refused':
      return { ...delivered, ...codeOf(magic) }
  }
}

const ofTalkOnly: readonly MagicPhone['effect'][] = ['sms', 'failed']
function magicFor(message: StoredMessage): MagicPhone | undefined {
  const magic = magicOf(message.to)
  return magic && message.asked !== 'ATA' && ofTalkOnly.includes(magic.effect) ? undefined : magic
}

const isReplaced = ({ asked, kakaoOptions, from, text }: StoredMessage): boolean =>
  asked === 'ATA' && kakaoOptions?.disableSms === false && from !== '' && text !== ''

/** 90 bytes in EUC-KR: a Hangul syllable counts as two. */
export function smsType(text: string): 'SMS' | 'LMS' {
  const bytes = [...text].reduce((sum, c) => sum + (c.charCodeAt(0) > 0x7f ? 2 : 1), 0)
  return bytes <= 90 ? 'SMS' : 'LMS'
}

const codeOf = ({ statusCode, statusMessage }: MagicPhone) => ({ statusCode, statusMessage })

/** The stored message as the list call shows it. */
export function shownMessage(play: Play, message: StoredMessage): Record<string, unknown> {
  const status = statusOf(play, message)
  const { asked: _, outcome: __, ...rest } = message
  return {
    ...rest,
    type: status.type,
    country: '82',
    status: status.statusCode === '4000' ? 'COMPLETE' : status.statusCode === '3000' ? 'SENDING' : 'FAILED',
    statusCode: status.statusCode,
    reason: status.statusMessage,
    replacement: status.replaced ? 1 : 0,
    replacements: status.replaced ? [{ type: 'ATA', statusCode: magicOf(message.to)?.statusCode }] : [],
    resendCount: 0,
    dateUpdated: message.dateCreated,
    log: [],
  }
}
