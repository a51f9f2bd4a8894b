import { constants, createDecipheriv, createPrivateKey, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { readFields, textOf, type Fields } from '../../kernel/body.ts'
import { json, text, type Play, type WireReply, type WireRequest } from '../../kernel/service.ts'
import { expired, keys } from '../../world/keys.ts'
import { lookUp, troubles, type LookUp } from './registry.ts'

/** `RealClsCd` of the look-up. */
const kinds: Readonly<Record<string, LookUp['kind']>> = { '1': '토지', '2': '건물', '3': '집합건물' }

export function tilkoKeyReply({ query }: WireRequest, play: Play): WireReply {
  if (query.get('APIkey') !== keys.tilko) return json({ PublicKey: null, Message: 'API-KEY가 올바르지 않습니다.' })
  return json({ PublicKey: pair(play).publicKey, Message: '성공' })
}

/** HTTP 200 for errors too, and a null result if there is no case. */
export async function tilkoReply(request: WireRequest, play: Play): Promise<WireReply> {
  if (play.fault === 'rate-limit') return text('Too Many Requests', undefined, 429)
  const apiKey = request.headers['api-key'] ?? ''
  if (play.fault === 'expired-key' || expired(apiKey) || apiKey !== keys.tilko)
    return failure('API-KEY가 올바르지 않습니다.', '')
  const fields = readFields(request) ?? {}
  const login = openLogin(request.headers['enc-key'] ?? '', fields['Auth'], play)
  if (login === null) return failure('ENC-KEY 복호화에 실패하였습니다.', '')
  if (textOf(fields, 'NameType') !== '2') return failure('NameType이 올바르지 않습니다.', '')
  const found = await lookUp(play, {
    ...login,
    uniqueNo: textOf(fields, 'Pin'),
    ownerName: textOf(fields, 'A103Name'),
    kind: kinds[textOf(fields, 'RealClsCd')] ?? null,
  })
  if ('trouble' in found) return failure('조회에 실패하였습니다.', troubles[found.trouble])
  return reply({
    Status: 'OK',
    Message: '성공',
    Result:
      found.cases.length === 0
        ? null
        : found.cases.map((c, at) => ({
            selectIndex: String(at),
            JeobsuIlja: c.receivedOn,
            JeobsuBeonho: c.no,
            GwanhalDeunggiso: `${c.office} ${c.section}`,
            DeunggiMogjeog: c.purpose,
            CheoliSangtae: c.state,
          })),
  })
}

const failure = (message: string, target: string): WireReply =>
  reply({ Status: 'Error', Message: message, ErrorCode: 1, TargetMessage: target || null, Result: null })
const reply = (fields: object): WireReply =>
  json({
    ApiTxKey: 'sandbox',
    StatusSeq: 0,
    ErrorCode: 0,
    ErrorLog: null,
    TargetCode: null,
    TargetMessage: null,
    PointBalance: null,
    ...fields,
  })

/** Tilko's own RSA key: created once, stored in the journal. */
type Pair = { publicKey: string; privateKey: string }
function pair(play: Play): Pair {
  const rows = play.state.rows<Pair>('keys')
  const stored = rows.get('tilko')
  if (stored) return stored
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { format: 'der', type: 'spki' },
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
  })
  const made: Pair = { publicKey: publicKey.toString('base64'), privateKey: privateKey.toString('base64') }
  rows.put('tilko', made)
  return made
}

/** The registry's account, encrypted with an AES key that is itself encrypted; null if it cannot be decrypted. */
function openLogin(encKey: string, auth: unknown, play: Play): Pick<LookUp, 'id' | 'password'> | null {
  if (typeof auth !== 'object' || auth === null) return null
  // a non-null object, by the line above
  const sealed = auth as Fields
  try {
    const rsa = createPrivateKey({ key: Buffer.from(pair(play).privateKey, 'base64'), format: 'der', type: 'pkcs8' })
    const key = privateDecrypt({ key: rsa, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(encKey, 'base64'))
    const open = (name: string): string => {
      const aes = createDecipheriv('aes-128-cbc', key, Buffer.alloc(16))
      return Buffer.concat([aes.update(textOf(sealed, name), 'base64'), aes.final()]).toString('utf8')
    }
    return { id: open('UserId'), password: open('UserPassword') }
  } catch {
    return null
  }
}
