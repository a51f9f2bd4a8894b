import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createIdTokenCheck, type IdTokenCheck } from './id-token.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
const seconds = Math.floor(NOW.getTime() / 1000)
const vendor = generateKeyPairSync('rsa', { modulusLength: 2048 })
const attacker = generateKeyPairSync('rsa', { modulusLength: 2048 })

let server: Server
let check: IdTokenCheck
beforeAll(async () => {
  const jwk = { ...vendor.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }
  server = createServer((_request, response) => response.end(JSON.stringify({ keys: [jwk] })))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // a server that listens on a port has an address of this shape
  const { port } = server.address() as AddressInfo
  const jwksUrl = `http://127.0.0.1:${port}/keys`
  check = createIdTokenCheck(
    { baseUrl: '', timeoutMs: 2000, now: () => NOW },
    { jwksUrl, issuer: 'https://vendor', audience: 'us' },
  )
})
afterAll(() => new Promise((done) => server.close(done)))

const good = { iss: 'https://vendor', aud: 'us', sub: 'p1', nonce: 'n', iat: seconds, exp: seconds + 600 }
const signed = (claims: JWTPayload, key: KeyObject = vendor.privateKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(key)

describe('an id_token', () => {
  it('of the vendor, for us, for this login, is taken', async () => {
    expect(await check(await signed(good), 'n')).toMatchObject({ ok: true, value: { sub: 'p1' } })
  })
  it.each<[string, JWTPayload]>([
    ['for another app', { ...good, aud: 'others' }],
    ['of another vendor', { ...good, iss: 'https://evil' }],
    ['that has ended', { ...good, exp: seconds - 120 }],
    ['of the future', { ...good, iat: seconds + 600, nbf: seconds + 600 }],
    ['without a person', { ...good, sub: undefined }],
    ['of another login', { ...good, nonce: 'other' }],
    ['of no login', { ...good, nonce: undefined }],
  ])('%s is refused', async (_, claims) => {
    expect((await check(await signed(claims), 'n')).ok).toBe(false)
  })
  it('by another key under the same name is refused', async () => {
    expect((await check(await signed(good, attacker.privateKey), 'n')).ok).toBe(false)
  })
  it('without a signature is refused', async () => {
    expect((await check(new UnsecuredJWT(good).encode(), 'n')).ok).toBe(false)
  })
  it('signed with the public key as if it were a shared secret is refused', async () => {
    const secret = new TextEncoder().encode(vendor.publicKey.export({ type: 'spki', format: 'pem' }).toString())
    const forged = await new SignJWT(good).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(secret)
    expect((await check(forged, 'n')).ok).toBe(false)
  })
})
