import { readFields, textOf, type Fields } from '../../kernel/body.ts'
import { json, type Play, type WireReply, type WireRequest } from '../../kernel/service.ts'
import { storedMessages, magicOf, smsType, takeOutcome, type StoredMessage, type KakaoOptions } from './message.ts'
import { apiError } from './signature.ts'

/** HTTP 200 even if some were rejected: those are listed in failedMessageList. */
export function sendMany(play: Play, request: WireRequest): WireReply {
  const fields = readFields(request)
  const list = fields?.['messages']
  if (!fields || !Array.isArray(list) || list.length === 0 || list.length > 10_000)
    return apiError('ValidationError', 'messages는 1개에서 10,000개까지입니다.')
  const asked = list.map(readMessage)
  if (!asked.every((m) => m !== null)) return apiError('ValidationError', '메시지 형식이 올바르지 않습니다.')

  const groupId = `G4V${stamp(play)}${String(play.state.next('group')).padStart(6, '0')}`
  const once =
    fields['allowDuplicates'] === true ? asked : asked.filter((m, i) => asked.findIndex((n) => n.to === m.to) === i)
  const failed: object[] = []
  const taken: object[] = []
  for (const message of once) {
    const messageId = `M4V${stamp(play)}${String(play.state.next('message')).padStart(6, '0')}`
    const { to, from, customFields } = message
    const magic = isTemplateRefused(play, message) ? templateRefused : magicOf(to)
    if (magic?.effect === 'refused') {
      failed.push({
        to,
        from,
        type: message.asked,
        statusMessage: magic.statusMessage,
        country: '82',
        messageId,
        statusCode: magic.statusCode,
        accountId: 'sandbox',
        customFields,
      })
      continue
    }
    storedMessages(play).put(messageId, {
      ...message,
      messageId,
      groupId,
      dateCreated: play.now().toISOString(),
      outcome: takeOutcome(play),
    })
    taken.push({ messageId, statusCode: '2000', statusMessage: '정상 접수(이통사로 접수 예정) ', customFields })
  }
  return json({
    failedMessageList: failed,
    groupInfo: groupInfo(play, groupId, taken.length, failed.length),
    ...(fields['showMessageList'] === true && { messageList: taken }),
  })
}

/** As for a sender profile that was sanctioned, or a template that was stopped. The code is ours. */
const templateRefused = {
  effect: 'refused',
  statusCode: '3063',
  statusMessage: '발신프로필 또는 템플릿을 사용할 수 없습니다.',
} as const
const isTemplateRefused = (play: Play, { asked }: Asked): boolean => asked === 'ATA' && play.take('template-refused')

type Asked = Omit<StoredMessage, 'messageId' | 'groupId' | 'dateCreated' | 'outcome'>

function readMessage(value: unknown): Asked | null {
  if (typeof value !== 'object' || value === null) return null
  // a non-null object, by the test above
  const fields = value as Fields
  const to = textOf(fields, 'to')
  const from = textOf(fields, 'from')
  const body = textOf(fields, 'text')
  const kakaoOptions = readKakao(fields['kakaoOptions'])
  if (!/^0\d{8,10}$/.test(to) || (!from && !kakaoOptions) || (!body && !kakaoOptions)) return null
  const type = textOf(fields, 'type') || (kakaoOptions ? 'ATA' : smsType(body))
  if (type === 'ATA' && (!kakaoOptions?.pfId || !kakaoOptions.templateId)) return null
  const custom = fields['customFields']
  return {
    to,
    from,
    asked: type,
    text: body,
    subject: textOf(fields, 'subject') || null,
    kakaoOptions,
    customFields: typeof custom === 'object' && custom !== null ? textRecord(custom) : {},
  }
}

function readKakao(value: unknown): KakaoOptions | null {
  if (typeof value !== 'object' || value === null) return null
  // a non-null object, by the test above
  const fields = value as Fields
  const { variables, buttons } = fields
  return {
    pfId: textOf(fields, 'pfId'),
    templateId: textOf(fields, 'templateId'),
    disableSms: fields['disableSms'] === true,
    variables: typeof variables === 'object' && variables !== null ? textRecord(variables) : {},
    buttons: Array.isArray(buttons)
      ? buttons.map(textRecord).map((b) => ({
          buttonName: b['buttonName'] ?? '',
          buttonType: b['buttonType'] ?? '',
          linkMo: b['linkMo'] ?? '',
          ...(b['linkPc'] && { linkPc: b['linkPc'] }),
        }))
      : [],
  }
}

const textRecord = (value: object): Record<string, string> =>
  Object.fromEntries(Object.entries(value).map(([k, v]) => [k, String(v)]))

const stamp = (play: Play) => play.now().toISOString().replace(/\D/g, '').slice(0, 14)

function groupInfo(play: Play, groupId: string, taken: number, failed: number): object {
  const at = play.now().toISOString()
  return {
    count: {
      total: taken + failed,
      sentTotal: 0,
      sentFailed: 0,
      sentSuccess: 0,
      sentPending: 0,
      sentReplacement: 0,
      refund: 0,
      registeredFailed: failed,
      registeredSuccess: taken,
    },
    countForCharge: { sms: {}, lms: {}, mms: {}, ata: { 82: taken }, cta: {}, cti: {} },
    balance: { requested: 0, replacement: 0, refund: 0, sum: 0 },
    point: { requested: 0, replacement: 0, refund: 0, sum: 0 },
    app: {},
    log: [],
    status: 'SENDING',
    allowDuplicates: false,
    isRefunded: false,
    accountId: 'sandbox',
    masterAccountId: null,
    apiVersion: '4',
    groupId,
    price: {},
    dateCreated: at,
    dateUpdated: at,
    scheduledDate: null,
    dateSent: null,
    dateCompleted: null,
  }
}
