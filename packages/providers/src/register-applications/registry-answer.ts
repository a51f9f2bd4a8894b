import { dayIf, type Day } from '@jipsalpim/engine/values/day.ts'
import type { Outcome } from '../outcome.ts'
import { asText, misconfigured, refused, unknown } from '../wire.ts'
import type { ApplicationsRefusal, SeenApplication } from './port.ts'

/** An account at the registry (인터넷등기소). */
export type IrosIdentity = { id: string; password: string }

/**
 * The registry's refusals, by their words: both vendors relay them, and neither publishes a code. Check the words with
 * a contract; others are `unknown`. A block also mentions the limit, so it is checked before the warning.
 */
const refusals: readonly (readonly [RegExp, ApplicationsRefusal])[] = [
  [/이미 (?:사용|접속|로그인)|(?:중복|동시) ?(?:사용|접속|로그인)/, 'id-in-use'],
  [/차단|이용이? ?제한/, 'blocked'],
  [/과다 ?(?:조회|이용|열람)/, 'over-use-warning'],
  [/점검|(?:서비스|이용) ?시간/, 'closed-hours'],
  [
    /(?:존재하지 않는|없는) (?:고유번호|등기기록|부동산)|(?:고유번호|등기기록)[가이은는]? ?(?:존재하지|없|올바르지)/,
    'not-found',
  ],
]
/** Our keys, our points at the vendor, or a registry account whose password is no longer valid. */
const OURS_TO_MEND = /API-?KEY|인증 ?키|포인트|비밀번호|로그인에? ?실패|아이디[가를]? ?(?:없|확인)/i

/** The failure that a vendor's sentence describes; null for an unknown sentence. */
export function failureIn(text: string): Exclude<Outcome<never, ApplicationsRefusal>, { ok: true }> | null {
  const found = refusals.find(([words]) => words.test(text))
  if (found) return refused(found[1], text)
  return OURS_TO_MEND.test(text) ? misconfigured(text) : null
}

/** The cells of one row, as the vendor names them. */
export type Cells = { receivedOn: unknown; receiptNo: unknown; office: unknown; purpose: unknown; stateWord: unknown }

/**
 * All rows or none: a list without its unreadable row would mean that this case does not exist. The same is true for a
 * row with cells of another type.
 */
export function readRows(rows: readonly (Cells | null)[]): Outcome<readonly SeenApplication[]> {
  const seen = rows.map((row) => (row === null ? null : readRow(row)))
  return seen.every((row) => row !== null)
    ? { ok: true, value: seen }
    : unknown('malformed', `row ${seen.indexOf(null) + 1} of ${seen.length} cannot be read`)
}

function readRow({ receivedOn, receiptNo, office, purpose, stateWord }: Cells): SeenApplication | null {
  const [says, state] = [asText(purpose), asText(stateWord)]
  const [on, no, at] = [dayCell(receivedOn), numberCell(receiptNo), textCell(office)]
  if (says === null || state === null || on === undefined || no === undefined || at === undefined) return null
  return { receivedOn: on, receiptNo: no, office: at, purpose: says, stateWord: state }
}

/** Absent, null and blank are a cell without text; undefined for anything that is neither text nor a number. */
function textCell(value: unknown): string | null | undefined {
  if (value === undefined || value === null || value === '') return null
  return typeof value === 'string' || typeof value === 'number' ? asText(value) : undefined
}

/** '20261123', '2026-11-23', '2026.11.23', '2026년 11월 23일'; undefined for an invalid date. */
function dayCell(value: unknown): Day | null | undefined {
  const text = textCell(value)
  if (text === null || text === undefined) return text
  const [, y, m, d] = /^(\d{4})\D{0,2}(\d{1,2})\D{0,2}(\d{1,2})\D{0,2}$/.exec(text) ?? []
  return dayIf(Number(y), Number(m), Number(d)) ?? undefined
}

/** '123456' or '제123456호'. */
function numberCell(value: unknown): string | null | undefined {
  const text = textCell(value)
  return text === null ? null : /^제?\s*(\d{1,12})\s*호?$/.exec(text ?? '')?.[1]
}
