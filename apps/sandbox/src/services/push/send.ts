import { readFields, type Fields } from '../../kernel/body.ts'
import { json, type Play, type WireReply, type WireRequest } from '../../kernel/service.ts'
import { magicPushTokens } from '../../magic.ts'

/** A push to a device, newest last. It replaces an earlier one with the same tag. */
export type Pushed = {
  name: string
  token: string
  at: string
  title: string
  body: string
  data: Readonly<Record<string, unknown>>
  tag: string | null
  collapse_id: string | null
}
const MAX_BYTES = 4096

export const pushed = (play: Play, token: string | null): readonly Pushed[] =>
  play.state
    .rows<Pushed>('pushes')
    .all()
    .map(([, push]) => push)
    .filter((push) => token === null || push.token === token)

export function sendMessage(play: Play, project: string, request: WireRequest): WireReply {
  const fields = readFields(request)
  const message = objectOf(fields?.['message'])
  if (!fields || !message) return wrongField('message', "Invalid value at 'message'")
  const aims = ['token', 'topic', 'condition'].filter((aim) => message[aim] !== undefined)
  if (aims.length !== 1) return wrongField('message', 'Exactly one of token, topic or condition is required')
  const token = message['token']
  if (typeof token !== 'string') return wrongField('message.token', 'Only single devices are played here')
  const data = objectOf(message['data']) ?? {}
  const bad = Object.entries(data).find(([, value]) => typeof value !== 'string')
  if (bad) return wrongField('message.data[0].value', `Invalid value at 'message.data[0].value' (TYPE_STRING)`)
  const notification = objectOf(message['notification']) ?? {}
  if (Buffer.byteLength(JSON.stringify([notification, data])) > MAX_BYTES)
    return wrongField('message', 'Message is too big')
  const magic = magicPushTokens.find((m) => token.endsWith(m.ending))
  if (magic) return googleError(magic.status, magic.statusText, magic.message, magic.errorCode)
  const name = `projects/${project}/messages/0:${play.now().getTime()}%${play.state.next('push')}`
  if (fields['validate_only'] !== true)
    play.state.rows<Pushed>('pushes').put(name, {
      name,
      token,
      at: play.now().toISOString(),
      title: textIn(notification, 'title') ?? '',
      body: textIn(notification, 'body') ?? '',
      data,
      tag: textIn(objectOf(objectOf(message['android'])?.['notification']) ?? {}, 'tag'),
      collapse_id: textIn(objectOf(objectOf(message['apns'])?.['headers']) ?? {}, 'apns-collapse-id'),
    })
  return json({ name })
}

/** `errorCode` is FCM's own, in addition to Google's status. */
export function googleError(
  code: number,
  status: string,
  message: string,
  errorCode?: string,
  headers: Readonly<Record<string, string>> = {},
): WireReply {
  const details = errorCode && [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }]
  const reply = json({ error: { code, message, status, ...(details && { details }) } }, code)
  return { ...reply, headers: { ...reply.headers, ...headers } }
}

/** An error in a message names its field. */
const wrongField = (field: string, description: string): WireReply =>
  json(
    {
      error: {
        code: 400,
        message: description,
        status: 'INVALID_ARGUMENT',
        details: [
          { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field, description }] },
          { '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: 'INVALID_ARGUMENT' },
        ],
      },
    },
    400,
  )

const objectOf = (value: unknown): Fields | null =>
  // a non-null, non-array object, by the test on this line
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null
const textIn = (fields: Fields, name: string): string | null => {
  const value = fields[name]
  return typeof value === 'string' ? value : null
}
