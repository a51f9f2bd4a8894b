import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { useTestServer } from '../../testing/use-test-server.ts'
import { periodOf } from './books/reconcile-books.ts'
import { agree } from '../testing/agree.ts'
import { pass } from '../testing/scenes.ts'
import { FREE, makeCoupon } from '../testing/coupon-scene.ts'
import { newShop, type Command } from '../testing/shop-acts.ts'
import { describeWhere } from '../testing/shop-cash.ts'
import { supplyEnds } from '../testing/shop-later.ts'
import { shopCommands } from '../testing/shop-model.ts'

/** Set `SHOP_RUNS=2000` for the long run with new stories each time (`npm run nightly`). */
const LONG = process.env['SHOP_RUNS']
/** In a run of everything fewer stories, which the commit chooses (`dev/vitest/turn.ts`). */
const TURN = process.env['TURN']
const RUNS = Number(LONG ?? (TURN === undefined ? 40 : 15))
/** The books of all stories are checked after each one: a new database after this many avoids quadratic growth. */
const IN_ONE_DATABASE = 200
const SEED = 20_261_121 + (Number(TURN ?? 0) % 8)
const STEPS = 30
/** Faults end and time passes: everything that is due must happen automatically. */
async function liveness(server: TestServer): Promise<void> {
  const { faults } = await server.control<{ faults: { service: string; kind: string }[] }>('dump')
  for (const { service, kind } of faults) await server.control('faults', { service, kind, times: 0 })
  for (const seconds of [10, 60, 600, 3600, 40_000, 90_000, 90_000]) {
    await pass(server, seconds)
    await server.settle(30_000)
  }
  // All mornings of six weeks at once: a story is hardly longer than a month.
  const today = periodOf(dayInSeoul(server.ctx.now()))
  for (let back = 1; back <= 9; back++) await server.ctx.enqueue('payment.reconcile', { period: today - back })
  await server.settle(30_000)
  // Longer than three business days in any week of any year.
  await supplyEnds(server, 14 * 86_400)
  // A hundred stories span five years, in which tickets of the first ones expire.
  await server.ctx.enqueue('ticket.expire', {})
  await server.settle(30_000)
}

async function story(server: TestServer, name: string, commands: Iterable<Command>): Promise<void> {
  const [token, member] = [await server.login(`shop-${name}`), await server.login(`shop-member-${name}`)]
  const real = { server, token, member }
  const shop = newShop([await makeCoupon(server, token), await makeCoupon(server, token, FREE)])
  await fc.asyncModelRun(() => ({ model: shop, real }), commands)
  await describeWhere(shop.orders, real)
  await liveness(server)
  await agree(server, shop.orders)
}

const databases = Array.from({ length: Math.ceil(RUNS / IN_ONE_DATABASE) }, (_, i) => ({
  runs: Math.min(IN_ONE_DATABASE, RUNS - i * IN_ONE_DATABASE),
}))
describe.each(databases)('$runs stories', ({ runs }) => {
  const server = useTestServer()

  it(`any ${STEPS} acts of buyers, gateways, time and bad luck leave the books right`, async () => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.commands(shopCommands(), { maxCommands: STEPS, size: 'max' }), (commands) =>
        story(server(), String(run++), commands),
      ),
      // Shrinking replays a story many times: useful in the long run only; the short run reports the story unchanged.
      { numRuns: runs, endOnFailure: !LONG, ...(!LONG && { seed: SEED, interruptAfterTimeLimit: 150_000 }) },
    )
    // A slow machine may end early, but not after only a few stories.
    expect(run, 'stories told').toBeGreaterThanOrEqual(Math.min(runs, 25))
  }, 3_600_000)
})
