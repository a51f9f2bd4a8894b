import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose'
import type { Outcome, VendorContext } from '../outcome.ts'
import { asRecord, readJson, refused, unknown, unreadable, wire } from '../wire.ts'
import type { LoginRefusal } from './port.ts'

export type IdTokenCheck = (
  token: string,
  nonce: string | null,
) => Promise<Outcome<JWTPayload & { sub: string }, LoginRefusal>>

/** Checks signature, issuer, audience, expiry and nonce. Keys are cached until a token names an unknown one. */
export function createIdTokenCheck(
  ctx: VendorContext,
  of: { jwksUrl: string; issuer: string; audience: string },
): IdTokenCheck {
  let stored: JSONWebKeySet | null = null
  const fetchKeys = async (): Promise<Outcome<JSONWebKeySet>> => {
    const answer = await wire({ url: of.jwksUrl, timeoutMs: ctx.timeoutMs })
    if (!answer.ok) return answer
    const read = readJson(answer.value)
    if (!read.ok) return read
    const keys = asRecord(read.value)?.['keys']
    // jose checks each key on use
    return Array.isArray(keys) ? { ok: true, value: { keys } as JSONWebKeySet } : unreadable(answer.value)
  }
  const verify = (token: string, keys: JSONWebKeySet) =>
    jwtVerify(token, createLocalJWKSet(keys), {
      issuer: of.issuer,
      audience: of.audience,
      algorithms: ['RS256'],
      currentDate: ctx.now(),
      clockTolerance: 60,
      requiredClaims: ['sub', 'exp', 'iat'],
    })

  return async (token, nonce) => {
    for (const last of [false, true]) {
      const keys: Outcome<JSONWebKeySet> = stored ? { ok: true, value: stored } : await fetchKeys()
      if (!keys.ok) return keys
      stored = keys.value
      try {
        const { payload } = await verify(token, keys.value)
        if (nonce !== null && payload['nonce'] !== nonce) return refused('bad-code', "the nonce is another browser's")
        // requiredClaims has checked that sub is there
        return { ok: true, value: payload as JWTPayload & { sub: string } }
      } catch (error) {
        const turned =
          error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWSSignatureVerificationFailed
        if (!turned || last) return unknown('malformed', error instanceof Error ? error.message : 'id_token')
        stored = null
      }
    }
    return unknown('malformed', 'id_token')
  }
}
