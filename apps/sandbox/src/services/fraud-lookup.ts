import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { readFields, textOf } from '../kernel/body.ts'
import { json, text, type Play, type Service, type WireReply } from '../kernel/service.ts'
import { magicFraudNumbers } from '../magic.ts'
import { expired, keys } from '../world/keys.ts'

/** TheCheat's search of the last three months: both the number and the answer are encrypted. */
export const fraudLookupService: Service = {
  name: 'fraud-lookup',
  bases: ['/thecheat'],
  touches: () => 'read',
  handle: (request, play): WireReply => {
    if (request.method !== 'POST' || request.path !== '/api/v2/fraud/search/encrypted')
      return text('Not Found', undefined, 404)
    if (play.fault === 'rate-limit') return text('Too Many Requests', undefined, 429)
    const apiKey = request.headers['x-thecheat-apikey'] ?? null
    if (play.fault === 'expired-key' || apiKey === null || expired(apiKey) || apiKey === 'wrong')
      return refusal(-2, 'invalid key')
    // The key of a customer whose address is not registered.
    if (apiKey !== keys.theCheat) return refusal(-4, 'ip not allowed')
    const fields = readFields(request) ?? {}
    const kind = textOf(fields, 'keyword_type')
    const keyword = decrypt(textOf(fields, 'keyword'))
    if ((kind !== 'phone' && kind !== 'account') || !keyword || !/^\d+$/.test(keyword))
      return refusal(-3, 'missing parameter')
    return found(play, kind, keyword, textOf(fields, 'bank_code'))
  },
}

const refusal = (result_code: number, result_msg: string): WireReply => json({ result_code, result_msg, content: '' })

function found(play: Play, kind: 'phone' | 'account', keyword: string, bank: string): WireReply {
  const until = new Date(play.now().getTime() + 9 * 3_600_000)
  const from = new Date(until)
  from.setUTCMonth(from.getUTCMonth() - 3)
  const about = play.take('wrong-order') ? `${keyword.slice(0, -1)}${(Number(keyword.at(-1)) + 1) % 10}` : keyword
  return json({
    result_code: 1,
    result_msg: 'success',
    content: encrypt({
      keyword: `${about.slice(0, 3)}****${about.slice(-4)}`,
      keyword_type: kind,
      bank_code: bank,
      caution: isReported(kind, keyword, bank) ? 'Y' : 'N',
      date_start: stamp(from),
      date_end: stamp(until),
      keyword_url: 'https://api.thecheat.co.kr/web/redirect.php?keyword=sandbox',
      add_info: null,
    }),
  })
}

/** An account is found by its number, and only at the given bank if there is one. */
const isReported = (kind: 'phone' | 'account', keyword: string, bank: string): boolean =>
  magicFraudNumbers.some(
    (known) => known.kind === kind && known.digits === keyword && (bank === '' || (known.bankCode ?? bank) === bank),
  )

/** yyyyMMddHHmmss. */
const stamp = (at: Date): string => at.toISOString().replace(/\D/g, '').slice(0, 14)

const KEY = Buffer.from(keys.theCheatEnc)
function encrypt(content: object): string {
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-256-cbc', KEY, iv)
  return Buffer.concat([iv, cipher.update(JSON.stringify(content)), cipher.final()]).toString('base64')
}
function decrypt(sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64')
  try {
    const decipher = createDecipheriv('aes-256-cbc', KEY, bytes.subarray(0, 16))
    return Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString()
  } catch {
    return null
  }
}
