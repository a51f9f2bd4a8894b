import { randomInt } from 'node:crypto'
import { isSigned, sign } from '../../../crypto/token.ts'

/** Without letters that are easily confused: 31 of them, twelve long, are 7.9 · 10^17 codes. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 12
export const SHORTEST = 12
export const LONGEST = 40

/** A generated code, as it is printed: 'K7QM-2XWD-9HTB'. */
export function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return letters.replace(/(.{4})(?!$)/g, '$1-')
}

/**
 * The same code for every way of typing it: case, width, spaces, hyphens and line breaks are removed, look-alikes
 * unified.
 */
export const foldCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')

/** True when a folded code has only valid characters. */
export const isCodeText = (folded: string): boolean => /^[0-9A-Z]+$/.test(folded)

/** The index of a code: the code cannot be derived from it without our key. */
export const codeIndex = (key: Uint8Array, folded: string): Buffer =>
  Buffer.from(sign(key, 'coupon-code', folded), 'base64url')

/** A token for a code that one user has found: sent to the browser and returned with the order. */
export const codeToken = (key: Uint8Array, what: CodeName, userSeq: number): string => {
  const name = 'code_seq' in what ? `c${what.code_seq}` : `w${what.campaign_seq}`
  return `ct_${name}_${sign(key, 'coupon-code-token', `${name} ${userSeq}`)}`
}
export type CodeName = { code_seq: number } | { campaign_seq: number }

/** Null for text that is not a token of ours for this user. */
export function openCodeToken(key: Uint8Array, token: string, userSeq: number): CodeName | null {
  const [, kind, seq = '', signature = ''] = /^ct_([cw])(\d{1,15})_([\w-]{20,100})$/.exec(token.trim()) ?? []
  if (!kind || !isSigned(key, 'coupon-code-token', `${kind}${seq} ${userSeq}`, signature)) return null
  return kind === 'c' ? { code_seq: Number(seq) } : { campaign_seq: Number(seq) }
}
