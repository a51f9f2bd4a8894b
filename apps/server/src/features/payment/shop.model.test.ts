import fc from 'fast-check'
import { it } from 'vitest'
import { useTestServer } from '../../testing/use-test-server.ts'
import { agree } from '../testing/agree.ts'
import { pass } from '../testing/scenes.ts'
import { FREE, makeCoupon } from '../testing/coupon-scene.ts'
import { newShop } from '../testing/shop-acts.ts'
import { sayWhere } from '../testing/shop-cash.ts'
import { shopCommands } from '../testing/shop-model.ts'

const server = useTestServer()
/** `SHOP_RUNS=2000` is the long run, of new stories each time. */
const LONG = process.env['SHOP_RUNS']
const RUNS = Number(LONG ?? 100)
const SEED = 20_261_121
const STEPS = 30
/** Bad luck ends, and time goes on: everything that is owed must come by itself. */
async function liveness(): Promise<void> {
  const { faults } = await server().control<{ faults: { service: string; kind: string }[] }>('dump')
  for (const { service, kind } of faults) await server().control('faults', { service, kind, times: 0 })
  for (const seconds of [10, 60, 600, 3600, 40_000, 90_000, 90_000]) {
    await pass(server(), seconds)
    await server().settle(30_000)
  }
  await server().ctx.enqueue('payment.reconcile', {})
  await server().settle(30_000)
}

it(`any ${STEPS} acts of buyers, gateways, time and bad luck leave the books right`, async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.commands(shopCommands(), { maxCommands: STEPS, size: 'max' }), async (commands) => {
      const [token, member] = [await server().login(`shop-${run}`), await server().login(`shop-member-${run++}`)]
      const real = { server: server(), token, member }
      const coupons = [await makeCoupon(server(), token), await makeCoupon(server(), token, FREE)]
      const shop = newShop(coupons)
      await fc.asyncModelRun(() => ({ model: shop, real }), commands)
      await sayWhere(shop.orders, real)
      await liveness()
      await agree(server(), shop.orders)
    }),
    // Shrinking replays a story many times: in the long run it is worth the wait, in the short one the story as it stands.
    { numRuns: RUNS, endOnFailure: !LONG, ...(!LONG && { seed: SEED, interruptAfterTimeLimit: 240_000 }) },
  )
}, 3_600_000)
