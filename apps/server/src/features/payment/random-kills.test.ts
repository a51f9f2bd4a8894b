import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { errors } from '@jipsalpim/contract/errors.ts'
import { expect, it } from 'vitest'
import { freePort } from '../../../../../dev/postgres/free-port.ts'
import { areas } from '../../main/areas.ts'
import { createCaller, type Answered, type Caller } from '../../testing/caller.ts'
import type { Child } from '../../testing/child.ts'
import { useTestServer } from '../../testing/use-test-server.ts'
import { agree } from '../testing/agree.ts'
import { buy, HOME, orderInput, placeAt, type Where } from '../testing/scenes.ts'
import { workTurns } from '../testing/work-turns.ts'

const server = useTestServer({ worker: 'none' })
/** Set `KILLS=200` for a long run. */
const KILLS = Number(process.env['KILLS'] ?? 12)
const LIFE_MS = 1500
const NOWHERE: Where = { keyword: '희우정로16길 9301', ho: '201호' }
let kills = 0
const orders: string[] = []
/** Both must be reached: on a slow machine the killing continues until it has hit enough orders. */
const over = (): boolean => kills >= KILLS && orders.length > KILLS / 4

/** Starts a process, kills it at a random moment and starts it again until the run is over. */
async function mortal(start: () => Promise<Child>): Promise<void> {
  while (!over()) {
    const child = await start()
    await Promise.race([sleep(-Math.log(1 - Math.random()) * LIFE_MS), child.ended])
    child.kill('SIGKILL')
    await child.ended
    kills += 1
  }
}

/** Like the web client: repeats the call with the same key until it is answered. */
async function persistent<A extends Answered<never>>(ask: () => Promise<A>): Promise<A> {
  for (;;) {
    const answer = await ask().catch(() => null)
    const passing: readonly number[] = [errors.repeatInFlight.code, errors.tryLater.code]
    if (answer && !passing.includes(answer.code)) return answer
    await sleep(50)
  }
}

/** Orders, pays and confirms one after the other, each as a new user, until the run is over; one of three by Payple. */
async function buyer(n: number, call: Caller): Promise<void> {
  const gateway = n === 2 ? 'payple' : 'portone'
  for (let i = 0; !over(); i++) {
    const token = await server().login(`killed-${n}-${i}`)
    const place = await placeAt(server(), i % 4 === 3 ? NOWHERE : HOME)
    const [key, draft_key] = [randomUUID(), randomUUID()]
    const made = await persistent(() =>
      call('orderCreate', orderInput({ place, draft_key, pg_name: gateway }), { token, key }),
    )
    expect(made.code, made.text).toBe(0)
    const { merchant_uid } = made.data
    orders.push(merchant_uid)
    const info = gateway === 'portone' ? 'portoneInfo' : 'paypleInfoOrder'
    await persistent(() => call(info, { merchant_uid }, { token }))
    // Every second one is declined in a first window; some pay in two windows.
    if (i % 2 === 1) await buy(server(), merchant_uid, { gateway, outcome: 'failed' })
    const bought = await buy(server(), merchant_uid, { gateway })
    // Payple files every try under one number, and captures only one of them.
    if (i % 5 === 4 && gateway === 'portone') {
      await server().control('faults', { service: 'portone', kind: 'paid-twice', times: 1 })
      await buy(server(), merchant_uid)
    }
    const imp_uid = gateway === 'portone' ? bought.imp_uid : null
    const input = { imp_uid, merchant_uid, status: 'paid', pg_name: gateway } as const
    const confirm = randomUUID()
    // Every third buyer never returns from the window.
    if (i % 3 !== 2) await persistent(() => call('orderComplete', input, { token, key: confirm }))
  }
}

it(
  `${KILLS} kills at random of an API and two workers: every order ends with its report or its money`,
  async () => {
    const port = await freePort()
    const call = createCaller(`http://127.0.0.1:${port}`)
    await Promise.all([
      mortal(async () => (await server().startApi({ port })).child),
      mortal(() => server().startWorker()),
      mortal(() => server().startWorker()),
      // At the end a buyer may be in the middle of a call that is never answered.
      Promise.race([Promise.all([0, 1, 2].map((n) => buyer(n, call))), untilOver()]),
    ])
    await server().owner.query(`update platform_job set lease_until = clock_timestamp() where state = 'running'`)
    await workTurns(server(), areas.jobs, [60, 600, 3600, 90_000, 90_000])
    await agree(server(), [...new Set(orders)])
    await server().setClock(null)
  },
  KILLS * 5000 + 120_000,
)

async function untilOver(): Promise<void> {
  while (!over()) await sleep(100)
  await sleep(3000)
}
