import { json, type WireReply } from '../../kernel/service.ts'

/** Every V1 answer: code 0, or a business failure that usually comes with HTTP 200. */
export const done = (response: unknown): WireReply => json({ code: 0, message: null, response })
export const failed = (message: string, status = 200, code = 1): WireReply =>
  json({ code, message, response: null }, status)

export const unauthorized = (): WireReply => failed('Unauthorized', 401, -1)
export const noSuchPayment = (): WireReply => failed('존재하지 않는 결제정보입니다.', 404, 1)
