import { expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { HOME, makeOrder, makePaidOrder, PRICE } from '../../testing/scenes.ts'

const server = useTestServer()
const listed = async (token: string) => (await server().call('orderPayments', {}, { token })).data

it('lists what was paid with its method, card and receipt, and what is back of it with its day', async () => {
  const token = await server().login('payer')
  expect(await listed(token)).toEqual({ total: 0, payments: [] })
  const unpaid = await makeOrder(server(), token)
  const wallet = await makePaidOrder(server(), token, HOME, { pay_method: 'kakaopay' })
  const undecided = await makePaidOrder(server(), token, null)
  await server().settle()
  await server().call('orderWithdraw', { merchant_uid: undecided.merchant_uid }, { token })
  await server().settle()
  const { total, payments } = await listed(token)
  expect(total).toBe(2)
  expect(payments.map((p) => p.merchant_uid)).toEqual([undecided.merchant_uid, wallet.merchant_uid])
  expect(payments.map((p) => p.merchant_uid)).not.toContain(unpaid.merchant_uid)
  expect(payments).toMatchObject([
    {
      state: 'refunded',
      pay_method: 'card',
      price: PRICE,
      refunds: [{ state: 'done', amount: PRICE, day: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) }],
    },
    {
      state: 'completed',
      pay_method: 'kakaopay',
      card_name: '신한카드',
      receipt_url: expect.stringContaining('/sandbox/portone/receipts/imp_'),
      checking: false,
      refunds: [],
      paid_again: [],
      cash_receipt: null,
    },
  ])
  // A user never sees another user's purchases.
  expect(await listed(await server().login('stranger'))).toEqual({ total: 0, payments: [] })
})

it('opens each wallet in the window of its gateway, and refuses it at the other', async () => {
  const token = await server().login('wallets')
  const toss = await makeOrder(server(), token, null, { pay_method: 'tosspay' })
  const portone = await server().call('portoneInfo', { merchant_uid: toss.merchant_uid }, { token })
  expect(portone.data).toMatchObject({ pay_method: 'tosspay', amount: PRICE })
  const naver = await makeOrder(server(), token, HOME, { pay_method: 'naverpay', pg_name: 'payple' })
  const payple = await server().call('paypleInfoOrder', { merchant_uid: naver.merchant_uid }, { token })
  expect(payple.data).toMatchObject({ PCD_PAY_TYPE: 'card', PCD_CARD_VER: '02', PCD_PAY_METHOD: 'naverPay' })
  await expect(makeOrder(server(), token, HOME, { pay_method: 'kakaopay', pg_name: 'payple' })).rejects.toThrow('2500')
})
