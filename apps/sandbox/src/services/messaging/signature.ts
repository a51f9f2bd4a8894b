import { createHmac, timingSafeEqual } from 'node:crypto'
import { json, type Play, type WireReply, type WireRequest } from '../../kernel/service.ts'
import { isWrongKey, magicKeys } from '../../magic.ts'

const WINDOW_MS = 15 * 60_000
const HEADER = /^HMAC-SHA256 apiKey=([^,]+), date=([^,]+), salt=([^,]{12,64}), signature=([0-9a-f]{64})$/

/** Signed over date and salt, within 15 minutes, and never the same pair twice. */
export function refuseUnsigned(play: Play, request: WireRequest): WireReply | null {
  const match = HEADER.exec(request.headers.authorization ?? '')
  if (!match) return apiError('Unauthorized', '인증 정보가 없습니다.', 401)
  const [, apiKey = '', date = '', salt = '', signature = ''] = match
  if (play.fault === 'expired-key' || isWrongKey(apiKey))
    return apiError('InvalidApiKey', '유효하지 않은 API Key 입니다.', 403)
  const now = play.now().getTime()
  const at = Date.parse(date)
  if (Number.isNaN(at) || Math.abs(now - at) > WINDOW_MS)
    return apiError('RequestTimeTooSkewed', '요청 시각이 서버 시각과 다릅니다.', 403)
  const expected = createHmac('sha256', magicKeys.solapi.apiSecret)
    .update(date + salt)
    .digest()
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex')))
    return apiError('SignatureDoesNotMatch', '서명이 일치하지 않습니다.', 403)
  const seen = play.state.rows<number>('signatures')
  for (const [pair, usedAt] of seen.all()) if (Math.abs(now - usedAt) > 2 * WINDOW_MS) seen.remove(pair)
  if (seen.get(date + salt) !== undefined) return apiError('DuplicatedSignature', '이미 사용된 서명입니다.', 403)
  seen.put(date + salt, now)
  return null
}

export const apiError = (errorCode: string, errorMessage: string, status = 400): WireReply =>
  json({ errorCode, errorMessage }, status)
