import type { TestServer } from '../../testing/start-test-server.ts'
import type { Where } from './scenes.ts'
import { watchHome, watchOf } from './watch-scene.ts'

/** Watched homes of a test, their next checks, the recorded ones, and what users were alerted to. */
export function checkScene(server: () => TestServer) {
  async function watched(name: string, where: Where) {
    const token = await server().login(name)
    const { order_seq } = await watchHome(server(), token, where)
    await server().settle(30_000)
    const { subscribeSeq: seq } = await watchOf(server(), token)
    return { token, order_seq, seq, home: await homeOf(seq) }
  }
  async function homeOf(seq: number) {
    const { rows } = await server().owner.query<{
      home_seq: number
      unique_no: string
      next_kind: string
      next_at: Date
      due_by: Date
      last_check_at: Date
      failures: number
      phase: string
      last_extract_says: string
    }>(
      'select h.*, t.* from subscribe_home h join subscribe_turn t using (home_seq) join subscribe_watch using (home_seq) where watch_seq = $1',
      [seq],
    )
    const [home] = rows
    if (!home) throw new Error('no home')
    return { ...home, home_seq: Number(home.home_seq) }
  }
  const checksOf = async (homeSeq: number) =>
    (
      await server().owner.query<{ kind: string; result: string }>(
        'select kind, result from subscribe_check where home_seq = $1 order by at, check_seq',
        [homeSeq],
      )
    ).rows
  const alertKinds = async (token: string) =>
    (await server().call('subscribeAlerts', {}, { token })).data.alerts.map((a) => a.kind)
  return { watched, homeOf, checksOf, alertKinds }
}
