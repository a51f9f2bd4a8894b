import { textOf, type Fields } from '../../kernel/body.ts'
import { json, type Play, type WireReply } from '../../kernel/service.ts'
import { bankFields, maskCard, type Order } from './order.ts'

/** A billing key (PCD_PAYER_ID) with its card or account, as registered in the window. */
export type Key = Pick<Order, 'type' | 'payerId' | 'payer' | 'cardName' | 'cardNumber'>
export const storedKeys = (play: Play) => play.state.rows<Key>('keys')

export function saveKey(play: Play, { type, payerId, payer, cardName, cardNumber }: Order): void {
  storedKeys(play).put(payerId, { type, payerId, payer, cardName, cardNumber })
}

/** PUSERINFO: the card or account registered under a billing key, masked. */
export function keyInfo(play: Play, fields: Fields): WireReply {
  const key = findKey(play, fields)
  if (!key) return noSuchKey()
  return answer('success', '0000', '회원조회 성공', {
    PCD_PAY_TYPE: key.type,
    PCD_PAY_WORK: 'PUSERINFO',
    PCD_PAYER_ID: key.payerId,
    PCD_PAYER_NO: key.payer['PCD_PAYER_NO'] ?? '',
    PCD_PAYER_NAME: key.payer['PCD_PAYER_NAME'] ?? '',
    PCD_PAYER_HP: maskPhone(key.payer['PCD_PAYER_HP'] ?? ''),
    ...(key.type === 'transfer'
      ? bankFields
      : { PCD_PAY_CARDNAME: key.cardName, PCD_PAY_CARDNUM: maskCard(key.cardNumber) }),
  })
}

/** PUSERDEL: it can no longer be charged. */
export function deleteKey(play: Play, fields: Fields): WireReply {
  const key = findKey(play, fields)
  if (!key) return noSuchKey()
  storedKeys(play).remove(key.payerId)
  return answer('success', '0000', '회원해지 성공', {
    PCD_PAY_TYPE: key.type,
    PCD_PAY_WORK: 'PUSERDEL',
    PCD_PAYER_ID: key.payerId,
    PCD_PAYER_NO: key.payer['PCD_PAYER_NO'] ?? '',
  })
}

/** The member number is compared only if the request sends one. */
export function findKey(play: Play, fields: Fields): Key | null {
  const key = storedKeys(play).get(textOf(fields, 'PCD_PAYER_ID'))
  const no = textOf(fields, 'PCD_PAYER_NO')
  return key && (no === '' || no === key.payer['PCD_PAYER_NO']) ? key : null
}

export const noSuchKey = (): WireReply => answer('error', 'SPAY0005', '등록된 결제정보(PCD_PAYER_ID)가 없습니다.')
const maskPhone = (phone: string) => phone.replace(/^(\d{3})\d+(\d{4})$/, '$1-****-$2')
const answer = (rst: string, code: string, message: string, fields: Record<string, string> = {}): WireReply =>
  json({ PCD_PAY_RST: rst, PCD_PAY_CODE: code, PCD_PAY_MSG: message, ...fields })
