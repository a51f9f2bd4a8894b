import { performance } from 'node:perf_hooks'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { checkScene } from '../../testing/check-scene.ts'
import { atRegistry, requestCheck } from '../../testing/watch-scene.ts'
import { STARTS_WITHIN_MS } from './claim-queries.ts'
import { identityOf } from './identity-of.ts'
import { runRound } from './run-checks.ts'

const server = useTestServer()
afterEach(() => server().setClock(null))
const { watched, homeOf, checksOf, alertKinds } = checkScene(server)
const mortgage = { section: '을구', purpose: '근저당권설정', amount: 120_000_000 } as const

describe('behind a slow registry', () => {
  it('homes whose claims would expire are left to the next round', async () => {
    await server().setClock(new Date('2027-05-12T19:00:00+09:00'))
    const where = (ho: string) => ({ keyword: '초록마을로 9012', ho })
    const all = []
    for (const ho of ['301호', '302호', '401호']) all.push((await watched(`slow-${ho}`, where(ho))).home)
    const { identities } = server().ctx.applications
    const lanes = Map.groupBy(all, (home) => identityOf(home.home_seq, identities))
    const lane = [...lanes.values()].find((homes) => homes.length > 1)?.slice(0, 2) ?? []
    const seqs = lane.map((home) => home.home_seq)
    await server().owner.query(
      `update subscribe_turn set next_at = app_now(), next_kind = 'cases' where home_seq = any($1)`,
      [seqs],
    )
    const claims = async () =>
      (
        await server().owner.query(
          'select next_at <= app_now() as due, lease_until from subscribe_turn where home_seq = any($1)',
          [seqs],
        )
      ).rows
    const lookUps = async () => (await Promise.all(seqs.map(checksOf))).flat().length
    const before = await lookUps()
    await server().control('faults', { service: 'applications', kind: 'slow', times: 1, ms: 1000 })
    const round = runRound(server().ctx, {}, 1)
    await expect.poll(async () => (await claims()).every((c) => c.lease_until !== null)).toBe(true)
    // As if the first look-up took longer than the others' claims allow.
    const elapsed = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + STARTS_WITHIN_MS + 1)
    await round
    elapsed.mockRestore()
    expect((await lookUps()) - before).toBe(1)
    expect(await claims()).toEqual(expect.arrayContaining([{ due: true, lease_until: null }]))
    await runRound(server().ctx, {}, 1)
    expect((await lookUps()) - before).toBe(2)
  })
})

describe('a list that does not answer', () => {
  it('is asked again hourly after the register that was read in its place, which is read again within the day', async () => {
    await server().setClock(new Date('2027-05-10T10:00:00+09:00'))
    const { home, seq, token } = await watched('list-down', { keyword: '화곡로 9047', ho: '202호' })
    const begun = new Date('2027-05-11T10:00:00+09:00').getTime()
    await server().setClock(new Date(begun))
    const known = (await checksOf(home.home_seq)).length
    await server().control('faults', { service: 'applications', kind: 'down', times: 100_000 })
    const untilNext = async () => {
      const { next_at } = await homeOf(seq)
      await server().setClock(new Date(next_at.getTime() + 1000))
      await server().ctx.enqueue('subscribe.round', {})
      await server().settle(30_000)
    }
    await requestCheck(server(), 'cases')
    await untilNext()
    const list = { kind: 'cases', result: 'failed' }
    const register = { kind: 'extract', result: 'same' }
    expect((await checksOf(home.home_seq)).slice(known)).toEqual([list, list, list, register])
    const read = await homeOf(seq)
    expect(read).toMatchObject({ failures: 3, next_kind: 'cases' })
    while (server().ctx.now().getTime() < begun + 23.5 * 3_600_000) {
      const from = server().ctx.now().getTime()
      await untilNext()
      expect(server().ctx.now().getTime() - from).toBeLessThanOrEqual(3_610_000)
    }
    const checks = (await checksOf(home.home_seq)).slice(known)
    expect(checks.filter((c) => c.kind === 'extract')).toEqual([register, register])
    expect(checks.filter((c) => c.kind === 'cases').length).toBeGreaterThan(20)

    // An application that was withdrawn meanwhile is on no register: the list's first answer shows it, within an hour.
    await atRegistry(server(), seq, 'application-received', mortgage)
    await atRegistry(server(), seq, 'withdrawn', mortgage)
    await server().control('faults', { service: 'applications', kind: 'down', times: 0 })
    await untilNext()
    expect(await alertKinds(token)).toEqual(['withdrawn'])
    expect(await homeOf(seq)).toMatchObject({ failures: 0 })
  })
})
