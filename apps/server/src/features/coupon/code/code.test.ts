import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { codeIndex, codeToken, foldCode, isCodeText, newCode, openCodeToken } from './code.ts'

const key = randomBytes(32)

it.each([
  ['k7qm-2xwd-9htb', 'K7QM2XWD9HTB'],
  [' K7QM 2XWD 9HTB\n', 'K7QM2XWD9HTB'],
  ['Ｋ７ＱＭ－２ＸＷＤ－９ＨＴＢ', 'K7QM2XWD9HTB'],
  ['k7qm–2xwd—9htb', 'K7QM2XWD9HTB'],
  ['SEOUL-HOME-DEMO', 'SE0U1H0MEDEM0'],
  ['seou1 h0me demO', 'SE0U1H0MEDEM0'],
  ['seouI-home-demo', 'SE0U1H0MEDEM0'],
])('%o is %s', (typed, folded) => expect(foldCode(typed)).toBe(folded))

it('a code is made of letters that nobody mistakes', () => {
  for (let i = 0; i < 200; i++) {
    expect(newCode()).toMatch(/^[A-HJKMNP-Z2-9]{4}(-[A-HJKMNP-Z2-9]{4}){2}$/)
    expect(foldCode(newCode())).toHaveLength(12)
  }
  expect(new Set(Array.from({ length: 200 }, newCode)).size).toBe(200)
})

it('other letters make no code', () => {
  expect(isCodeText(foldCode('쿠폰쿠폰쿠폰쿠폰쿠폰쿠폰'))).toBe(false)
  expect(isCodeText(foldCode("K7QM');drop"))).toBe(true)
  expect(isCodeText(foldCode('---'))).toBe(false)
})

it('a code is found by a hash that our key makes', () => {
  expect(codeIndex(key, 'K7QM2XWD9HTB')).toHaveLength(32)
  expect(codeIndex(key, 'K7QM2XWD9HTB')).toEqual(codeIndex(key, 'K7QM2XWD9HTB'))
  expect(codeIndex(randomBytes(32), 'K7QM2XWD9HTB')).not.toEqual(codeIndex(key, 'K7QM2XWD9HTB'))
})

it('a token is good for its person alone', () => {
  const token = codeToken(key, { code_seq: 12 }, 7)
  expect(openCodeToken(key, token, 7)).toEqual({ code_seq: 12 })
  expect(openCodeToken(key, token, 8)).toBeNull()
  expect(openCodeToken(key, token.replace('c12', 'c13'), 7)).toBeNull()
  expect(openCodeToken(key, token.replace('c12', 'w12'), 7)).toBeNull()
  expect(openCodeToken(randomBytes(32), token, 7)).toBeNull()
  expect(openCodeToken(key, 'K7QM-2XWD-9HTB', 7)).toBeNull()
  expect(openCodeToken(key, codeToken(key, { campaign_seq: 3 }, 7), 7)).toEqual({ campaign_seq: 3 })
})
