import { callTable, type AreaName, type CallName } from '@jipsalpim/contract/call-table.ts'
import type { CallRow } from '@jipsalpim/contract/row.ts'
import { beforeAll, expect, it } from 'vitest'
import { turnOf } from '../../../../../../dev/vitest/turn.ts'
import type { TestServer } from '../../../testing/start-test-server.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { cashStory } from './cash-story.ts'
import { areaOf, watch, type Watched } from './watch.ts'
import { accountStory, leaveStory } from './account-stories.ts'
import { couponStory, ticketStory } from './coupon-stories.ts'
import { operatorCouponStory, operatorStory, publishStory } from './operator-stories.ts'
import { loanStory } from './loan-story.ts'
import { addressStory, laterStory, orderStory } from './order-stories.ts'
import { pointsStory } from './points-story.ts'
import { watchStory } from './watch-story.ts'

const server = useTestServer({ worker: 'none' })
let watched: Watched
beforeAll(() => {
  watched = watch(server())
})

type Story = [title: string, play: (server: TestServer) => Promise<void>]
const all: readonly Story[] = [
  ['a person looks after their account', accountStory],
  ['a person leaves and stays', leaveStory],
  ['reports are ordered, paid and ordered again', orderStory],
  ['homes are named after the payment', addressStory],
  ['what comes later is ordered', laterStory],
  ['a deposit is paid, with a receipt, and given back', cashStory],
  ['coupons are taken and used', couponStory],
  ['tickets are bought, shared, used and given back', ticketStory],
  ['answers about a loan are kept and deleted', loanStory],
  ['a home is watched', watchStory],
  ['points pay, a month is free, an offer is taken', pointsStory],
  ['an operator works on orders and persons', operatorStory],
  ['an operator works on coupons', operatorCouponStory],
  ['an operator publishes', publishStory],
]
// Around each action everything that its caller can read is read: they take minutes.
const stories = turnOf('stories of what calls touch', all, 4)
const isWhole = stories.length === all.length
it.each(stories)('%s', { timeout: 120_000 }, async (_, play) => {
  await play(watched.server)
  await watched.server.settle(30_000)
})

/** Actions that are in no story, with the reason. */
const unreached: Partial<Record<CallName, string>> = {
  operatorRefundSettle: 'a refund is in doubt after hours only; it writes what operatorRefundDecide writes',
}
/** Areas that are touched without a visible change in these stories, with the reason. */
const unseen: Partial<Record<CallName, Partial<Record<AreaName, string>>>> = {
  operatorWatchReplay: { operator: 'how the watch stands in this minute, which is not compared' },
  orderCreate: { report: 'where the price list says 0, the order is complete at once' },
  orderSubscribe: { campaign: 'a coupon by its code, as with orderCreate' },
  subscribePayment: { coupon: 'as with orderSubscribe', campaign: 'as with orderSubscribe' },
  subscribePaymentCard: { order: 'a sum that is owed is charged', account: 'a sum that is owed is charged' },
  mobileChange: { payOrder: 'the price of a re-order is the price' },
  campaignSignup: { payOrder: 'the price of a re-order is the price' },
  operatorPriceDecide: { payOrder: 'the price of a re-order is the price' },
  operatorFind: { operator: 'adds to who looked, as each of our readings does' },
  operatorReveal: { operator: 'adds to who looked, as each of our readings does' },
}
// every call's row is one
const actions = (Object.entries(callTable) as [CallName, CallRow][]).filter(([, { method }]) => method !== 'GET')

/** What an action changed in an area that is not among these. */
const untold = (touched: (name: CallName) => readonly AreaName[]): string[] =>
  [...watched.changed].flatMap(([name, reads]) =>
    [...reads]
      .filter((read) => !touchesAll(name) && !touched(name).includes(areaOf(read)))
      .map((read) => `${name} changes ${read}: touches '${areaOf(read)}'`),
  )
it('what an action changed for its caller is of an area that its row touches', () => {
  expect(untold(touchesOf)).toEqual([])
})
it.runIf(isWhole)('a change would be visible in each area', () => {
  const areas = new Set([...watched.changed.keys()].flatMap(touchesOf))
  for (const area of areas)
    expect(untold((name) => touchesOf(name).filter((a) => a !== area)).length, area).toBeGreaterThan(0)
})
it.runIf(isWhole)('every action was done, and changed something of each area that its row touches', () => {
  expect(actions.map(([name]) => name).filter((name) => !watched.changed.has(name))).toEqual(Object.keys(unreached))
  const idle = actions.flatMap(([name]) => {
    const areas = new Set([...(watched.changed.get(name) ?? [])].map(areaOf))
    return touchesOf(name)
      .filter((area) => !areas.has(area) && !unseen[name]?.[area] && !unreached[name])
      .map((area) => `${name} touches ${area}`)
  })
  expect(idle).toEqual([])
})

const touchesAll = (name: CallName): boolean => (callTable[name] as CallRow).touches === 'all' // a row of the table
const touchesOf = (name: CallName): readonly AreaName[] => {
  const { touches = [] }: CallRow = callTable[name]
  // call-table.ts only compiles with existing areas
  return touches === 'all' ? [] : (touches as readonly AreaName[])
}
