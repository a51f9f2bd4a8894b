import type { AddressHit } from '@jipsalpim/providers/address/port.ts'
import { isSigned, sign } from '../../crypto/token.ts'

const PURPOSE = 'address-hit'

/** The hit with our signature: it passes through the browser and must come back unchanged. */
export function signHit(hit: AddressHit, key: Uint8Array): string {
  const body = Buffer.from(JSON.stringify(hit)).toString('base64url')
  return `${body}.${sign(key, PURPOSE, body)}`
}

/** Null for a key that is not ours. */
export function openHit(signed: string, key: Uint8Array): AddressHit | null {
  const [body = '', signature = '', ...rest] = signed.split('.')
  if (rest.length > 0 || !isSigned(key, PURPOSE, body, signature)) return null
  // Signed by us, so it is signHit's input.
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as AddressHit
}
