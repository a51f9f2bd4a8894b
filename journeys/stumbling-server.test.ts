import { errors } from '@jipsalpim/contract/errors.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { deviceAt } from './draft.ts'
import { agreeAndPay, NARAE, openReport, payInWindow } from './order-steps.ts'
import { openStory, type Story } from './story.ts'
import { startWorld, type GatewayRow, type World } from './world.ts'

const DECLINES_BUT_TAKES = '4000000000000259'

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
/** At a desk the window stands over the page, which asks the server itself when it ends. */
async function atDesk(persona: string): Promise<Story> {
  const s = await openStory(world.browser, world.url, {
    device: 'desktop',
    holds: await deviceAt('amount', world.url, persona, NARAE),
  })
  await s.page.goto(`${s.url}/analyze/amount`)
  return s
}

test.each(['systemError', 'repeatInFlight', 'tooMany'] as const)(
  'at a desk the window says no and took the money, and the server answers %s: nobody is led to pay again',
  async (name) => {
    const s = await atDesk(`desk-${name.toLowerCase()}`)
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
