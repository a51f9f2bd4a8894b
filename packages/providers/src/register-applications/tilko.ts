import { constants, createCipheriv, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto'
import type { Outcome, VendorContext } from '../outcome.ts'
import { asRecord, asText, misconfigured, readJson, unknown, unreadable, wire, type WireAnswer } from '../wire.ts'
import type { ApplicationsPort, ApplicationsRefusal, SeenApplication } from './port.ts'
import { failureIn, readRows, type IrosIdentity } from './registry-answer.ts'

export type TilkoOptions = { apiKey: string; identities: readonly IrosIdentity[] }

/** How long Tilko's public key is cached: a change there is noticed within the hour. */
const KEY_MS = 3_600_000

/** 1 토지, 2 건물, 3 집합건물. Public clients send 3 for units; check the others with a contract. */
const kinds = { land: '1', building: '2', unit: '3' } as const

/** The registry's list of pending applications through Tilko (https://tilko.net), by owner (NameType 2). */
export function createTilko(ctx: VendorContext, { apiKey, identities }: TilkoOptions): ApplicationsPort {
  const publicKey = createKeySource(ctx, apiKey)
  return {
    vendor: 'tilko',
    identities: identities.length,
    list: async ({ uniqueNo, ownerName, kind, identity }) => {
      const iros = identities[identity]
      if (!iros) return misconfigured(`no registry identity ${identity}`)
      const key = await publicKey()
      if (!key.ok) return key
      const sealed = createEnvelope(key.value)
      if (sealed === null) return unknown('malformed', 'no RSA key')
      const answer = await wire({
        url: `${ctx.baseUrl}/api/v2.0/Iros2IdLogin/RetrieveApplCsprCsList`,
        method: 'POST',
        timeoutMs: ctx.timeoutMs,
        headers: { 'content-type': 'application/json', 'API-KEY': apiKey, 'ENC-KEY': sealed.encKey },
        body: JSON.stringify({
          Auth: { UserId: sealed.seal(iros.id), UserPassword: sealed.seal(iros.password) },
          Pin: uniqueNo.replaceAll('-', ''),
          A103Name: ownerName,
          RealClsCd: kinds[kind],
          NameType: '2',
        }),
      })
      if (!answer.ok) return answer
      const read = readJson(answer.value)
      if (!read.ok) return read
      const body = asRecord(read.value)
      return body ? listIn(body, answer.value) : unreadable(answer.value)
    },
  }
}

type Body = Readonly<Record<string, unknown>>

/** `Result` is null if there is no case; errors also come with HTTP 200 and are recognized by their fields. */
function listIn(body: Body, answer: WireAnswer): Outcome<readonly SeenApplication[], ApplicationsRefusal> {
  const said = ['TargetMessage', 'Message', 'ErrorLog'].map((name) => asText(body[name]) ?? '').join(' ')
  const failed = failureIn(said)
  if (failed) return failed
  if (answer.status !== 200) return unreadable(answer)
  const status = asText(body['Status'])
  if (status === null) return unknown('malformed', 'an answer without a status')
  if (status !== 'OK' || !isClean(body)) return unknown('server', `${status} ${said}`.trim())
  const rows = body['Result']
  if (rows === null) return { ok: true, value: [] }
  if (!Array.isArray(rows)) return unknown('malformed', 'no Result')
  return readRows(rows.map((row) => cellsOf(asRecord(row))))
}

/** An OK with an error's code or text is not accepted: with a null Result it would mean that there is no case. */
const isClean = (body: Body): boolean =>
  [null, '0'].includes(asText(body['ErrorCode'])) &&
  ['ErrorLog', 'TargetCode', 'TargetMessage'].every((name) => [undefined, null, ''].includes(plain(body[name])))
/** Anything that is not text counts as an error. */
const plain = (value: unknown): string | null | undefined =>
  value === undefined || value === null ? value : typeof value === 'string' ? value.trim() : JSON.stringify(value)

const cellsOf = (row: Body | null) =>
  row && {
    receivedOn: row['JeobsuIlja'],
    receiptNo: row['JeobsuBeonho'],
    office: row['GwanhalDeunggiso'],
    purpose: row['DeunggiMogjeog'],
    stateWord: row['CheoliSangtae'],
  }

function createKeySource(ctx: VendorContext, apiKey: string): () => Promise<Outcome<string>> {
  let kept: { key: string; until: number } | null = null
  return async () => {
    if (kept && kept.until > ctx.now().getTime()) return { ok: true, value: kept.key }
    const query = new URLSearchParams({ APIkey: apiKey })
    const answer = await wire({ url: `${ctx.baseUrl}/api/Auth/GetPublicKey?${query}`, timeoutMs: ctx.timeoutMs })
    if (!answer.ok) return answer
    const read = readJson(answer.value)
    if (!read.ok) return read
    const body = asRecord(read.value)
    const key = asText(body?.['PublicKey'])
    if (key === null) {
      const said = ['Message', 'TargetMessage'].map((name) => asText(body?.[name]) ?? '').join(' ')
      const failed = failureIn(said)
      return failed?.kind === 'config' ? failed : unreadable(answer.value)
    }
    kept = { key, until: ctx.now().getTime() + KEY_MS }
    return { ok: true, value: key }
  }
}

/**
 * One AES-128 key per request, with an IV of zeros as Tilko requires, encrypted with Tilko's RSA key (PKCS #1 v1.5).
 */
function createEnvelope(publicKey: string): { encKey: string; seal: (text: string) => string } | null {
  const key = randomBytes(16)
  try {
    const rsa = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
    const encKey = publicEncrypt({ key: rsa, padding: constants.RSA_PKCS1_PADDING }, key).toString('base64')
    return {
      encKey,
      seal: (text) => {
        const cipher = createCipheriv('aes-128-cbc', key, Buffer.alloc(16))
        return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
      },
    }
  } catch {
    return null
  }
}
