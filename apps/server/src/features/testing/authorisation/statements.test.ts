import { callTable, type CallName } from '@jipsalpim/contract/call-table.ts'
import type { CallRow } from '@jipsalpim/contract/row.ts'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { beforeAll, expect, it, vi } from 'vitest'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { makeCampaign } from '../coupon-scene.ts'
import { HOME, placeAt } from '../scenes.ts'
import { makeObjects, missing, type Objects } from './objects.ts'
import type { Beside, Scene } from './scene.ts'
import { scenes } from './scenes.ts'

/** Without a worker: every statement that runs during a call belongs to that call. */
const server = useTestServer({ worker: 'none' })
let other: Objects
let beside: Beside
let token: string
let hers: string

beforeAll(async () => {
  const worker = await server().startWorker()
  const she = await signIn(server())
  hers = she.token
  other = await makeObjects(server(), she, 0)
  await worker.stop()
  beside = { campaign: await makeCampaign(server()), place: await placeAt(server(), HOME), job_seq: 0, batch_seq: 0 }
  token = (await signIn(server())).token
}, 120_000)

// every call's row is one
const ofPersons = (Object.entries(callTable) as [CallName, CallRow][]).flatMap(([name, row]) =>
  row.access === 'user' || row.access === 'open'
    ? (scenes[name] ?? []).filter((s) => !s.backOffice).map((scene) => ({ name, scene }))
    : [],
)

/** The SQL statements of a call, in order, without their parameters. */
async function statementsOf(name: CallName, scene: Scene, of: Objects, as = token): Promise<string[]> {
  await server().owner.query('delete from platform_limit')
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  try {
    // shaped for the scene
    await server().call(name, scene.input(of, beside) as never, { token: as })
    return asked.mock.calls.map(([first]: readonly unknown[]) => textOf(first)).filter((text) => !isClock(text))
  } finally {
    asked.mockRestore()
  }
}
/** The development clock reads its row on its own. */
const isClock = (text: string): boolean => text === 'select "offset_ms" from "platform_clock"'
const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query)

it('does the same work for another person’s object as for one that never was', async () => {
  expect(ofPersons.length).toBeGreaterThan(50)
  // The first call of a session in a minute records its use.
  await server().call('userInfo', {}, { token })
  const different: string[] = []
  for (const { name, scene } of ofPersons) {
    const [theirs, never] = [await statementsOf(name, scene, other), await statementsOf(name, scene, missing)]
    expect(theirs.length, name).toBeGreaterThan(0)
    if (!isDeepStrictEqual(theirs, never)) different.push(`${name}.${scene.field}`)
  }
  expect(different).toEqual([])
  // Check that the test sees more work: the user's own order is read.
  const [scene] = scenes.payOrderInfo ?? []
  if (!scene) throw new Error('no scene of an own order')
  const [own, never] = [
    await statementsOf('payOrderInfo', scene, other, hers),
    await statementsOf('payOrderInfo', scene, missing, hers),
  ]
  expect(own.length).toBeGreaterThan(never.length)
}, 120_000)
