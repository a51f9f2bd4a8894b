import { json, type Play, type WireReply } from '../../kernel/service.ts'

/** The form of every answer of NHN Cloud. */
export const nhnAnswer = (resultCode: number, resultMessage: string, more: object = {}): WireReply =>
  json({ header: { resultCode, resultMessage, isSuccessful: resultCode === 0 }, ...more })

export const requestNo = (play: Play): string =>
  `${play.now().toISOString().replace(/\D/g, '').slice(0, 14)}${String(play.state.next('nhn-request')).padStart(8, '0')}`

const SEOUL_MS = 9 * 3_600_000
/** yyyy-MM-dd HH:mm:ss */
export const seoul = (iso: string): string =>
  new Date(Date.parse(iso) + SEOUL_MS).toISOString().slice(0, 19).replace('T', ' ')
