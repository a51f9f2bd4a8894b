import { areas, type AreaName } from '@jipsalpim/contract/areas.ts'
import { callTable, type CallName } from '@jipsalpim/contract/call-table.ts'
import type { Area } from '@jipsalpim/contract/area.ts'
import type { CallRow } from '@jipsalpim/contract/row.ts'
import { startRunner } from '../../../jobs/runner.ts'
import { areas as product } from '../../../main/areas.ts'
import type { Caller } from '../../../testing/caller.ts'
import type { TestServer } from '../../../testing/start-test-server.ts'
import { answersOf, readsOf } from './reads.ts'

export type Watched = {
  server: TestServer
  /** The actions that succeeded, and the reads that each of them changed for its caller. */
  changed: Map<CallName, Set<CallName>>
}

/**
 * The same server; around each action, everything that its caller may have on a screen is read. No job runs during an
 * action: `settle` runs them all.
 */
export function watch(server: TestServer): Watched {
  const changed: Watched['changed'] = new Map()
  const call: Caller = async (name, input, options = {}) => {
    const row: CallRow = callTable[name]
    const { token } = options
    if (row.method === 'GET') return server.call(name, input, options)
    const reads = await readsOf(server, token)
    const before = await answersOf(server, token, reads)
    const answer = await server.call(name, input, options)
    if (answer.code !== 0) throw new Error(`${name} is refused: ${answer.text}`)
    const after = await answersOf(server, token, reads)
    const seen = changed.get(name) ?? new Set()
    changed.set(name, seen)
    for (const read of reads) if (before.get(read) !== after.get(read)) seen.add(read.name)
    return answer
  }
  const settle = async (withinMs?: number) => {
    const runner = startRunner(server.ctx, product.jobs, { slots: 4, pollMs: 50, renewals: server.ctx.db })
    try {
      await server.settle(withinMs)
    } finally {
      await runner.stop()
    }
  }
  return { server: { ...server, call, settle }, changed }
}

/** The area that declares a call. */
export function areaOf(name: CallName): AreaName {
  const of = (Object.entries(areas) as [AreaName, Area][]).find(([, { rows }]) => rows && name in rows) // its own keys
  if (!of) throw new Error(`no area has ${name}`)
  return of[0]
}
