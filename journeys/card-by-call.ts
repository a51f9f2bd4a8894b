import { postApi } from './person.ts'

type Opened = { card_seq: number; window: { merchant_uid: string; customer_uid: string } }

/** A stored card, and the gateway's key of it. */
export type Stored = { card_seq: number; customer_uid: string }

/** Registers a card in the gateway's window by calls, without the screens. */
export async function cardByCall(url: string, token: string): Promise<Stored> {
  const { card_seq, window } = await postApi<Opened>(url, '/api/v1/portone/payment/billingkey', {}, token)
  const { merchant_uid, customer_uid } = window
  const typed = { merchant_uid, customer_uid, amount: 0, outcome: 'paid' }
  await postApi(url, '/sandbox/control/payments', typed, token)
  await postApi(url, '/api/v1/portone/payment/billingkey', { card_seq }, token)
  return { card_seq, customer_uid }
}
