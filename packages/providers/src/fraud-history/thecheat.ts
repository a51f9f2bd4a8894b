import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { dayOf, isDay, type Day } from '@jipsalpim/engine/values/day.ts'
import type { Outcome, VendorContext } from '../outcome.ts'
import { asRecord, asText, misconfigured, readJson, unknown, unreadable, wire } from '../wire.ts'
import type { FraudHistory, FraudHistoryPort, FraudKeyword } from './port.ts'

/** `encKey`: the 32 characters that TheCheat issues with the API key. The caller's IP address is registered there. */
export type TheCheatOptions = { apiKey: string; encKey: string }

/** -2 a wrong key, -3 a missing parameter, -4 an unregistered address: fails for all users until we fix it. */
const OURS_TO_MEND = new Set(['-2', '-3', '-4'])

/** TheCheat, reports of the last three months (https://apidocs.thecheat.co.kr): the number is sent encrypted. */
export function createTheCheat(ctx: VendorContext, options: TheCheatOptions): FraudHistoryPort {
  const key = Buffer.from(options.encKey)
  return {
    lookUp: async (keyword) => {
      if (key.length !== 32) return misconfigured('the ENC key has not 32 bytes')
      const answer = await wire({
        url: `${ctx.baseUrl}/api/v2/fraud/search/encrypted`,
        method: 'POST',
        timeoutMs: ctx.timeoutMs,
        headers: { 'content-type': 'application/json', 'x-thecheat-apikey': options.apiKey },
        body: JSON.stringify({
          keyword_type: keyword.kind,
          keyword: encrypt(key, keyword.digits),
          ...(keyword.kind === 'account' && keyword.bankCode !== null && { bank_code: keyword.bankCode }),
        }),
      })
      if (!answer.ok) return answer
      const read = readJson(answer.value)
      if (!read.ok) return read
      const body = asRecord(read.value)
      const code = asText(body?.['result_code'])
      if (code !== null && OURS_TO_MEND.has(code)) return misconfigured(`TheCheat ${code}`)
      if (answer.value.status !== 200 || code === null) return unreadable(answer.value)
      if (code !== '1') return unknown('server', `TheCheat ${code}`)
      return readContent(decrypt(key, asText(body?.['content']) ?? ''), keyword)
    },
  }
}

/** AES-256-CBC: sixteen bytes of IV, then the ciphertext, in Base64. */
const IV = 16
function encrypt(key: Buffer, text: string): string {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-cbc', key, iv)
  return Buffer.concat([iv, cipher.update(text), cipher.final()]).toString('base64')
}
function decrypt(key: Buffer, content: string): unknown {
  const bytes = Buffer.from(content, 'base64')
  try {
    const decipher = createDecipheriv('aes-256-cbc', key, bytes.subarray(0, IV))
    return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(IV)), decipher.final()]).toString())
  } catch {
    return null
  }
}

/** Only an answer about this exact number counts. */
function readContent(value: unknown, keyword: FraudKeyword): Outcome<FraudHistory> {
  const content = asRecord(value)
  const caution = content?.['caution']
  const [from, until] = [dayIn(content?.['date_start']), dayIn(content?.['date_end'])]
  if (content?.['keyword_type'] !== keyword.kind || !isAbout(asText(content['keyword']), keyword.digits))
    return unknown('malformed', 'an answer about another number')
  if ((caution !== 'Y' && caution !== 'N') || from === null || until === null || from > until)
    return unknown('malformed', 'an answer without its result or its period')
  return { ok: true, value: { caution: caution === 'Y', from, until } }
}

/** The number is returned in full or masked: '010****0000'. */
const isAbout = (shown: string | null, digits: string): boolean =>
  shown !== null && /^[\d*]+$/.test(shown) && new RegExp(`^${shown.replace(/\*+/g, '\\d*')}$`).test(digits)

/** '20260826101500', Korean time. */
function dayIn(value: unknown): Day | null {
  const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})\d{6}$/.exec(asText(value) ?? '') ?? []
  const text = `${year}-${month}-${date}`
  return isDay(text) ? dayOf(Number(year), Number(month), Number(date)) : null
}
