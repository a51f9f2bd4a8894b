import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { Play } from '../../kernel/service.ts'

/** A browser that has subscribed: its own key pair and secret, and the key of the site that may send to it. */
type Browser = { privateKey: string; auth: string; site: string; gone: boolean }
export type Subscription = { endpoint: string; p256dh: string; auth: string }

const browsers = (play: Play) => play.state.rows<Browser>('browsers')
export const browserBy = (play: Play, id: string): Browser | undefined => browsers(play).get(id)

/** Subscribes a browser at this service; `gone`: its user has turned notifications off since. */
export function subscribe(play: Play, base: string, { site, gone }: { site: string; gone: boolean }): Subscription {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const id = `browser-${play.state.next('browser')}-${randomBytes(9).toString('base64url')}`
  const auth = randomBytes(16).toString('base64url')
  browsers(play).put(id, { privateKey: pair.getPrivateKey('base64url'), auth, site, gone })
  return { endpoint: `${base}/webpush/send/${id}`, p256dh: pair.getPublicKey('base64url'), auth }
}

/** A message as the browser decrypts it (RFC 8291, aes128gcm); null if it is not for this browser. */
export function decrypt(browser: Browser, body: Buffer): string | null {
  const size = body.readUInt8(20)
  const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 21 + size), body.subarray(21 + size)]
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(browser.privateKey, 'base64url'))
  try {
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs])
    const ikm = hkdf(pair.computeSecret(theirs), Buffer.from(browser.auth, 'base64url'), info, 32)
    const key = hkdf(ikm, salt, 'Content-Encoding: aes128gcm\0', 16)
    const opener = createDecipheriv('aes-128-gcm', key, hkdf(ikm, salt, 'Content-Encoding: nonce\0', 12))
    opener.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()])
    const end = padded.findLastIndex((byte) => byte !== 0)
    return padded[end] === 2 ? padded.subarray(0, end).toString('utf8') : null
  } catch {
    return null
  }
}
const hkdf = (ikm: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', ikm, salt, info, length))
