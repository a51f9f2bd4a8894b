import { errors } from '@jipsalpim/contract/errors.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { deviceAt } from './draft.ts'
import { agreeAndPay, NARAE, openReport, payInWindow } from './order-steps.ts'
import { heading, openStory, pathOf, type Story } from './story.ts'
import { startWorld, type GatewayRow, type World } from './world.ts'

const DECLINES_BUT_TAKES = '4000000000000259'
/** 100 won less than the order. */
const TAKES_ANOTHER_SUM = '4000000000000127'

let world: World
let before: ReadonlySet<string>
beforeAll(async () => {
  world = await startWorld()
})
beforeEach(async () => {
  before = new Set((await world.payments()).map((p) => p.imp_uid))
})
afterEach(async () => expect(await world.invariants()).toBe('every invariant holds'))
afterAll(() => world.end())

/** The gateways' payments of this story. */
const seen = async (): Promise<GatewayRow[]> => (await world.payments()).filter((p) => !before.has(p.imp_uid))
/** On a desktop the window is over the page, which asks the server itself when it ends. */
async function onDesktop(persona: string): Promise<Story> {
  const s = await openStory(world.browser, world.url, {
    device: 'desktop',
    holds: await deviceAt('amount', world.url, persona, NARAE),
  })
  await s.page.goto(`${s.url}/analyze/amount`)
  return s
}

test.each(['systemError', 'repeatInFlight', 'tooMany'] as const)(
  'on a desktop the window says no and took the money, and the server answers %s: nobody is led to pay again',
  async (name) => {
    const s = await onDesktop(`wide-${name.toLowerCase()}`)
    const { status, code, words } = errors[name]
    await s.page.route(
      '**/api/v1/order/complete',
      (route) => route.fulfill({ status, json: { code, data: null, message: words } }),
      { times: 1 },
    )
    await agreeAndPay(s)
    await payInWindow(s, DECLINES_BUT_TAKES)
    await openReport(s)
    expect((await seen()).map((p) => p.status)).toEqual(['paid'])
    await s.end([`${status} /order/complete`])
  },
)

test('on a desktop a window is closed after another sum was taken in it: the page says how much goes back', async () => {
  const s = await onDesktop('wide-other-sum')
  const made = s.page.waitForResponse((r) => r.url().endsWith('/api/v1/order') && r.request().method() === 'POST')
  await agreeAndPay(s)
  // the envelope of every call
  const { data } = (await (await made).json()) as { data: { merchant_uid: string } }
  await s.page.frameLocator('iframe[title="견본 결제창"]').getByRole('textbox', { name: '카드 번호' }).waitFor()
  await world.control('/faults', { service: 'portone', kind: 'lost-webhook', times: 1 })
  await world.control('/payments', {
    merchant_uid: data.merchant_uid,
    amount: 9900,
    card_number: TAKES_ANOTHER_SUM,
    outcome: 'paid',
    gateway: 'portone',
    method: 'card',
  })
  await payInWindow(s, '4111111111111111', '취소')
  await heading(s.page, '결제한 돈을 돌려드려요').waitFor()
  await s.page.getByText(/결제한 9,800원을 모두 돌려드/).waitFor()
  await expect.poll(() => pathOf(s)).not.toBe('/analyze/amount')
  await s.shot('payment-desktop-other-sum')
  // One payment was taken, and all of it was refunded; the closed window took nothing.
  await expect
    .poll(async () => (await seen()).map((p) => [p.status, p.amount, p.cancel_amount]).toSorted())
    .toEqual([
      ['cancelled', 9800, 9800],
      ['failed', 9900, 0],
    ])
  await s.end(['402 /order/complete'])
})
