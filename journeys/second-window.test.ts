import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { deviceAt } from './draft.ts'
import { agreeAndPay, NARAE, openReport, payInWindow } from './order-steps.ts'
import { heading, openStory, type Device, type Story } from './story.ts'
import { startWorld, type GatewayRow, type World } from './world.ts'

const DECLINED = '4000000000000002'

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
const states = async (): Promise<string[]> => (await seen()).map((p) => p.status).toSorted()
async function atAmount(persona: string, device: Device): Promise<Story> {
  const s = await openStory(world.browser, world.url, {
    device,
    holds: await deviceAt('amount', world.url, persona, NARAE),
  })
  await s.page.goto(`${s.url}/analyze/amount`)
  return s
}

test('declined in the window, then browser Back to it and another card: the order is paid, and the report comes', async () => {
  const s = await atAmount('back-to-window', 'phone')
  await agreeAndPay(s)
  await payInWindow(s, DECLINED)
  await heading(s.page, '결제가 되지 않았어요').waitFor()
  const card = s.page.getByRole('textbox', { name: '카드 번호' })
  for (let back = 0; back < 3 && !(await card.isVisible()); back++) await s.page.goBack()
  await payInWindow(s)
  await openReport(s)
  await expect.poll(() => states()).toEqual(['failed', 'paid'])
  expect(new Set((await seen()).map((p) => p.merchant_uid)).size).toBe(1)
  await s.end(['402 /order/complete'])
})

test('declined in one tab, paid in the window that another tab has open: the order is paid, and the report comes', async () => {
  const one = await atAmount('declined-beside', 'desktop')
  const two: Story = { ...one, page: await one.context.newPage() }
  await two.page.goto(`${one.url}/analyze/amount`)
  await agreeAndPay(one)
  await agreeAndPay(two)
  await payInWindow(one, DECLINED)
  // On a desktop the gateway's message is next to the button.
  await one.page.getByText('[51] 한도초과').waitFor()
  await payInWindow(two)
  await openReport(two)
  await expect.poll(() => states()).toEqual(['failed', 'paid'])
  expect(new Set((await seen()).map((p) => p.merchant_uid)).size).toBe(1)
  await one.end(['402 /order/complete'])
})
