import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { enterBackOffice } from './campaign.ts'
import { inTurns } from './in-turns.ts'
import { orderByCall, reportOf, type Ordered } from './order-by-call.ts'
import { GARAM, NARAE, type Where } from './order-steps.ts'
import { callApi, logIn, postApi } from './person.ts'
import { button, heading, openStory, type Device } from './story.ts'
import { startWorld, type World } from './world.ts'

const told = inTurns('second-payment')

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(async () => {
  await world.pass(null)
  expect(await world.invariants()).toBe('every invariant holds')
})
afterAll(() => world.end())

const devices: readonly Device[] = ['desktop', 'phone']
const PRICE = 9900
/** An order with a finished report. */
async function bought(persona: string, where: Where & { pg?: 'payple' }): Promise<Ordered> {
  const { token } = await logIn(world.url, persona)
  const order = await orderByCall(world.url, token, where)
  await reportOf(world.url, token, order)
  return order
}
async function payAgain({ merchant_uid }: Ordered): Promise<void> {
  await world.control('/faults', { service: 'portone', kind: 'paid-twice', times: 1 })
  await world.control('/payments', { merchant_uid, amount: PRICE, outcome: 'paid' })
}
const backOf = async ({ merchant_uid }: Ordered): Promise<number> =>
  (await world.payments()).filter((p) => p.merchant_uid === merchant_uid).reduce((sum, p) => sum + p.cancel_amount, 0)

test.each(told(devices))('an order that was paid a second time says where that money is (%s)', async (device) => {
  const persona = `paid-again-${device}`
  const order = await bought(persona, NARAE)
  await payAgain(order)
  await expect.poll(() => backOf(order), { timeout: 40_000 }).toBe(PRICE)
  const storage = { nz_session: JSON.stringify(await logIn(world.url, persona)) }
  const s = await openStory(world.browser, world.url, { device, holds: storage })
  await s.page.goto(`${world.url}/analyze/complete?merchant_uid=${order.merchant_uid}`)
  await heading(s.page, '보고서가 나왔어요').waitFor()
  await s.page.getByText('한 번 더 결제된 돈을 돌려드렸어요').waitFor()
  await s.page.getByText(/^9,900원 · .+에 돌려드렸어요$/).waitFor()
  await s.shot(`paid-again-${device}`, true)
  await s.end()
})

test.each(told(devices))('the tickets that were paid a second time say where that money is (%s)', async (device) => {
  const persona = `tickets-again-${device}`
  const login = await logIn(world.url, persona)
  const pack = { product: 'ticket-3', pg_name: 'portone', shown_price: 27_000, agreed: true, draft_key: randomUUID() }
  const order = await postApi<Ordered>(world.url, '/api/v1/order-ticket', pack, login.token)
  const { merchant_uid } = order
  await world.control('/payments', { merchant_uid, amount: 27_000, outcome: 'paid' })
  const expected = { imp_uid: null, merchant_uid, status: 'paid', pg_name: 'portone' }
  await postApi(world.url, '/api/v1/order-ticket-payment', expected, login.token)
  await world.control('/faults', { service: 'portone', kind: 'paid-twice', times: 1 })
  await world.control('/payments', { merchant_uid, amount: 27_000, outcome: 'paid' })
  await expect.poll(() => backOf(order), { timeout: 40_000 }).toBe(27_000)
  const s = await openStory(world.browser, world.url, { device, holds: { nz_session: JSON.stringify(login) } })
  await s.page.goto(`${world.url}/ticket/info`)
  await s.page.getByText('이용권을 살 때 한 번 더 결제된 돈을 돌려드렸어요').waitFor()
  await s.page.getByText(/^2만 7,000원 · .+에 돌려드렸어요$/).waitFor()
  await s.page.getByText('3장 가운데 3장 남음').waitFor()
  expect(await s.page.getByText('환불하고 있어요').count()).toBe(0)
  await s.shot(`tickets-paid-again-${device}`, true)
  await s.end()
})

test.each(told(devices))(
  'an operator sees every payment of an order, and asks the gateway again (%s)',
  async (device) => {
    const order = await bought(`back-office-payments-${device}`, GARAM)
    await payAgain(order)
    await expect.poll(() => backOf(order), { timeout: 40_000 }).toBe(PRICE)
    const storage = { nz_session: JSON.stringify(await enterBackOffice(world.url, 'operator-han')) }
    const s = await openStory(world.browser, world.url, { device, holds: storage })
    await s.page.goto(`${world.url}/operator/order/${order.order_seq}`)
    const table = s.page.getByRole('table', { name: '결제사의 결제' })
    await table.getByRole('row').filter({ hasText: '이 주문의 결제' }).getByText('9,900원').first().waitFor()
    await table.getByRole('row').filter({ hasText: '돌려준 결제' }).waitFor()
    await s.press(button(s.page, '결제사에 다시 묻기'))
    await s.page.getByRole('textbox', { name: '사유' }).last().fill('회원이 두 번 결제됐다고 물음')
    await s.press(s.page.getByRole('dialog').getByRole('button', { name: '결제사에 다시 묻기' }))
    await s.page.getByText('결제사의 답을 장부에 적었어요.').first().waitFor()
    const second = table.getByRole('row').filter({ hasText: '돌려준 결제' })
    await second.getByText('취소됨 9,900원').waitFor()
    await second.getByRole('cell', { name: '0원', exact: true }).waitFor()
    await s.shot(`back-office-payments-${device}`, true)
    await s.end()
  },
)

test.each(told(devices))(
  'a refund that nobody knows the end of is settled by what an operator saw (%s)',
  async (device) => {
    const order = await bought(`back-office-doubt-${device}`, { ...GARAM, pg: 'payple' })
    await world.control('/faults', { service: 'payple', kind: 'timeout-after-effect', times: 1 })
    const asker = await enterBackOffice(world.url, 'operator-second')
    const asked = { amount: 900, seen_back: 0, reason: '고객 요청, 통화로 확인' }
    await postApi(world.url, `/api/v1/operator/order/${order.order_seq}/refund`, asked, asker.token)
    const doubt = async () => {
      await world.pass(60)
      const { money } = await callApi<{ money: { doubt: unknown } }>(
        world.url,
        `/operator/order/${order.order_seq}`,
        asker.token,
      )
      return money.doubt
    }
    await expect.poll(doubt, { timeout: 60_000, interval: 2000 }).not.toBeNull()
    const storage = { nz_session: JSON.stringify(await enterBackOffice(world.url, 'operator-han')) }
    const s = await openStory(world.browser, world.url, { device, holds: storage })
    await s.page.goto(`${world.url}/operator/lists`)
    await s.page
      .getByRole('link', { name: `주문 ${order.order_seq}` })
      .first()
      .waitFor()
    await s.shot(`back-office-lists-${device}`, true)
    await s.page.goto(`${world.url}/operator/order/${order.order_seq}`)
    await s.page.getByRole('alert').getByText('900원').waitFor()
    await s.shot(`back-office-doubt-${device}`, true)
    await s.press(s.page.getByRole('button', { name: /^돌아갔어요/ }).first())
    await s.page.getByRole('textbox', { name: '사유' }).last().fill('결제사 화면에서 취소를 확인함')
    await s.press(s.page.getByRole('dialog').getByRole('button', { name: '돌아갔어요' }))
    await s.page.getByText('환불이 끝났다고 적었어요.').first().waitFor()
    await s.page.getByRole('textbox', { name: '환불할 금액' }).waitFor()
    expect(await backOf(order)).toBe(900)
    await s.end()
  },
)
