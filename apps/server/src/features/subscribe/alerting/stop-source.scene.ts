import type { TestServer } from '../../../testing/start-test-server.ts'
import { homeBySeq, watchBySeq } from '../queries.ts'
import { recordEvent } from './record-event.ts'

/** Makes the source of this watch's home fail: an event that alerts every active watch of the home. */
export const stopSource = (server: TestServer, watchSeq: number): Promise<void> =>
  server.ctx.tx(async (tx) => {
    const watch = await watchBySeq(tx.db, watchSeq)
    const home = watch && (await homeBySeq(tx.db, watch.home_seq))
    if (!home) throw new Error(`watch ${watchSeq} has no home`)
    await recordEvent(tx, home, { cause: { of: 'source', says: 'stopped' }, dedupe_key: `test-${watchSeq}` }, {})
  })
