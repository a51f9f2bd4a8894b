import { callTable, rowsByArea, type AreaName, type CallName } from '@jipsalpim/contract/call-table.ts'
import type { CallRow } from '@jipsalpim/contract/row.ts'
import { startRunner } from '../../../jobs/runner.ts'
import { areas as product } from '../../../main/areas.ts'
import type { Caller } from '../../../testing/caller.ts'
import type { TestServer } from '../../../testing/start-test-server.ts'
import { answersOf, readsOf, type Read } from './reads.ts'

export type Watched = {
  server: TestServer
  /** The actions that succeeded, and the reads that each of them changed for its caller. */
  changed: Map<CallName, Set<CallName>>
}

/**
 * The same server; around each action, everything that its caller can have on a screen is read. No job runs during an
 * action: `settle` runs them all. The reads after an action are reused as those before the same caller's next one,
 * unless the server was used in between for anything else.
 */
export function watch(server: TestServer): Watched {
  const changed: Watched['changed'] = new Map()
  let last: { token: string | undefined; answers: ReadonlyMap<Read, string> } | null = null
  // Any use of the server may change its data.
  const other = new Proxy(server, {
    get: (of, key) => {
      last = null
      return Reflect.get(of, key)
    },
  })
  const call: Caller = async (name, input, options = {}) => {
    const row: CallRow = callTable[name]
    const { token } = options
    if (row.method === 'GET') return other.call(name, input, options)
    const reads = await readsOf(server, token)
    const before = await answersBefore(server, token, reads, last !== null && last.token === token ? last.answers : [])
    last = null
    const answer = await server.call(name, input, options)
    if (answer.code !== 0) throw new Error(`${name} is refused: ${answer.text}`)
    const after = await answersOf(server, token, reads)
    last = { token, answers: after }
    const seen = changed.get(name) ?? new Set()
    changed.set(name, seen)
    for (const read of reads) if (before.get(read) !== after.get(read)) seen.add(read.name)
    return answer
  }
  const settle = async (withinMs?: number) => {
    last = null
    const runner = startRunner(server.ctx, product.jobs, { slots: 4, pollMs: 50, renewals: server.ctx.db })
    try {
      await server.settle(withinMs)
    } finally {
      await runner.stop()
    }
  }
  const own: Partial<TestServer> = { call, settle }
  const watched = new Proxy(other, { get: (of, key) => Reflect.get(own, key) ?? Reflect.get(of, key) })
  return { server: watched, changed }
}

/** The answers before an action: those that are known, the others read now. */
async function answersBefore(
  server: TestServer,
  token: string | undefined,
  reads: readonly Read[],
  known: Iterable<readonly [Read, string]>,
): Promise<Map<Read, string>> {
  const keyOf = ({ name, input }: Read) => JSON.stringify([name, input])
  const answers = new Map([...known].map(([read, answer]) => [keyOf(read), answer]))
  const asked = await answersOf(
    server,
    token,
    reads.filter((read) => !answers.has(keyOf(read))),
  )
  return new Map(reads.map((read) => [read, answers.get(keyOf(read)) ?? asked.get(read) ?? '']))
}

/** The area that declares a call. */
export function areaOf(name: CallName): AreaName {
  const of = (Object.entries(rowsByArea) as [AreaName, object][]).find(([, rows]) => name in rows) // its own keys
  if (!of) throw new Error(`no area has ${name}`)
  return of[0]
}
