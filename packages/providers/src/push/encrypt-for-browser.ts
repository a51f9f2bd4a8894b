import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of a browser's subscription (Push API): base64url, 65 bytes of a P-256 point and 16 bytes. */
export type BrowserKeys = { p256dh: string; auth: string }
/** Random for each message; given only by the test that uses the RFC's numbers. */
export type Drawn = { salt: Buffer; privateKey: Buffer }

/** One record contains the whole message (RFC 8188): its header, its own 17 bytes, and the rest for the text. */
const RECORD = 4096
const HEADER = 86
/** The tag of AES-GCM, and the delimiter of the last record. */
const OVERHEAD = 17
export const MOST_BYTES = RECORD - HEADER - OVERHEAD

/**
 * A message that only this browser can read: RFC 8291 in the coding aes128gcm (RFC 8188). Null if it is too long for
 * one record, which push services do not accept, or if the keys are invalid.
 */
export function encryptForBrowser(text: string, keys: BrowserKeys, drawn?: Drawn): Buffer | null {
  const plain = Buffer.from(text)
  const theirs = Buffer.from(keys.p256dh, 'base64url')
  const auth = Buffer.from(keys.auth, 'base64url')
  if (plain.length > MOST_BYTES || theirs.length !== 65 || auth.length !== 16) return null
  const own = createECDH('prime256v1')
  if (drawn) own.setPrivateKey(drawn.privateKey)
  else own.generateKeys()
  const salt = drawn?.salt ?? randomBytes(16)
  const shared = sharedOf(own, theirs)
  if (shared === null) return null
  const ours = own.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const ikm = derive(shared, auth, info, 32)
  const key = derive(ikm, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(ikm, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // 2: the delimiter of the last record.
  const sealed = Buffer.concat([cipher.update(plain), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()])
  const size = Buffer.alloc(5)
  size.writeUInt32BE(RECORD)
  size.writeUInt8(ours.length, 4)
  return Buffer.concat([salt, size, ours, sealed])
}

const derive = (ikm: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', ikm, salt, info, length))

/** Null for a point that is not on the curve: it would reveal our key. */
function sharedOf(own: ReturnType<typeof createECDH>, theirs: Buffer): Buffer | null {
  try {
    return own.computeSecret(theirs)
  } catch {
    return null
  }
}
