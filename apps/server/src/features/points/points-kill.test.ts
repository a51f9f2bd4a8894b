import { expect, it } from 'vitest'
import { signIn } from '../../testing/sign-in.ts'
import { useTestServer } from '../../testing/use-test-server.ts'
import { killedAt, workOn } from '../testing/killed-worker.ts'
import { count } from '../testing/scenes.ts'
import { grantPoints } from './grant-points.ts'

const server = useTestServer({ worker: 'none' })

it('a worker killed at points.expired: what was over is ended once, and the rest by the next run', async () => {
  const { seq } = await signIn(server(), { persona: true })
  const by = (await signIn(server(), { role: 'operator' })).seq
  for (const cause of ['first', 'second'])
    await server().ctx.tx((tx) => grantPoints(tx, { user_seq: seq, kind: 'gift', cause, won: 500, given_by: by }))
  await server().owner.query(`update points_lot set ends_on = '2026-01-31' where cause in ('first', 'second')`)
  const ended = () => count(server(), `points_move where kind = 'expire'`)
  await server().ctx.enqueue('points.expire', {})
  await killedAt(server(), 'points.expired')
  expect(await ended()).toBe(1)
  await workOn(server())
  expect(await ended()).toBe(2)
  await server().checkInvariants()
})
