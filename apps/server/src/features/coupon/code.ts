import { randomInt } from 'node:crypto'
import { isSigned, sign } from '../../crypto/token.ts'

/** No letter that is taken for another one: 31 of them, twelve long, are 7.9 · 10^17 codes. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 12
export const SHORTEST = 12
export const LONGEST = 40

/** A code of our own making, as it is printed: 'K7QM-2XWD-9HTB'. */
export function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return letters.replace(/(.{4})(?!$)/g, '$1-')
}

/** The same code however it was typed: case, width, spaces, hyphens and line breaks go, look-alikes become one. */
export const foldCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')

/** Whether a folded code is made of what codes are made of. */
export const isCodeText = (folded: string): boolean => /^[0-9A-Z]+$/.test(folded)

/** By what a code is found: it cannot be had from this without our key. */
export const codeIndex = (key: Uint8Array, folded: string): Buffer =>
  Buffer.from(sign(key, 'coupon-code', folded), 'base64url')

/** What stands for a code that was found, for one person: goes to the browser and comes back with the order. */
export const codeToken = (key: Uint8Array, what: CodeName, userSeq: number): string => {
  const name = 'code_seq' in what ? `c${what.code_seq}` : `w${what.campaign_seq}`
  return `ct_${name}_${sign(key, 'coupon-code-token', `${name} ${userSeq}`)}`
}
export type CodeName = { code_seq: number } | { campaign_seq: number }

/** Null for text that is no token of ours to this person. */
export function openCodeToken(key: Uint8Array, token: string, userSeq: number): CodeName | null {
  const [, kind, seq = '', signature = ''] = /^ct_([cw])(\d{1,15})_([\w-]{20,100})$/.exec(token.trim()) ?? []
  if (!kind || !isSigned(key, 'coupon-code-token', `${kind}${seq} ${userSeq}`, signature)) return null
  return kind === 'c' ? { code_seq: Number(seq) } : { campaign_seq: Number(seq) }
}
