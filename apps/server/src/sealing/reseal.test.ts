import { describe, expect, it } from 'vitest'
import { createSealer, type Sealer } from '../crypto/seal.ts'
import { makePaidOrder, pass } from '../features/testing/scenes.ts'
import { HONG, verifyPhone } from '../features/testing/verification-scene.ts'
import { linesWith, wholeDatabase } from '../features/testing/whole-database.ts'
import { signIn } from '../testing/sign-in.ts'
import { useTestServer } from '../testing/use-test-server.ts'
import { cellName, sealedCells } from './cells.ts'
import { recordKeys } from './record-keys.ts'
import { countCells, keysOf, nextCells } from './queries.ts'
import { reseal } from './reseal.ts'

const key = (id: number) => ({ id, key: Buffer.alloc(32, id + 40) })
const text = (...ids: number[]) => ids.map((id) => `${id}:${key(id).key.toString('hex')}`).join(',')
// The API encrypts with key 1 and decrypts with both, like one that was not restarted yet.
const server = useTestServer({ worker: 'none', env: { SEAL_KEYS: text(2, 1) } })
const newKeys = { env: { SEAL_KEYS: text(1, 2) } }
const both = createSealer([key(1), key(2)])

/** Decrypts every cell; throws for one that fails. */
async function openAll(seal: Sealer): Promise<string[]> {
  const found: string[] = []
  for (const cell of sealedCells)
    for (const { row, sealed } of await nextCells(server().ctx.db, cell, -1, '(0,0)', 10_000)) {
      const place = { table: cell.table, column: cell.column, row }
      if (sealed)
        found.push(`${cellName(cell)} ${row} ${(cell.plain ? seal.openPacked : seal.open)(place, sealed).reveal()}`)
    }
  return found.toSorted()
}
const inTheClear = async () =>
  (
    await server().owner.query(
      'select 1 from report_report where num_nonnulls(input, assessment) > 0 union all select 1 from report_step where answer is not null',
    )
  ).rows
const keysInUse = async () => {
  const counts = await Promise.all(sealedCells.map((cell) => countCells(server().ctx.db, cell)))
  return [...new Set(counts.flat().map((c) => c.key))].toSorted()
}

describe('sealed cells', () => {
  it('are those of the database, each in the list', async () => {
    const { rows } = await server().owner.query(
      `select table_name || '.' || column_name as cell from information_schema.columns
       where table_schema = 'public' and column_name like '%\\_sealed' order by 1`,
    )
    expect(sealedCells.map(cellName).toSorted()).toEqual(rows.map((r) => r.cell).toSorted())
  })
  it('hold the owner of a home, the judgement among them, and nothing beside them does', async () => {
    const worker = await server().startWorker()
    const { token } = await signIn(server())
    const { merchant_uid } = await makePaidOrder(server(), token)
    await server().settle(30_000)
    const { report_seq } = (await server().call('reportProgress', { merchant_uid }, { token })).data
    const { data } = await server().call('reportRead', { id: report_seq ?? 0 }, { token })
    const owner = JSON.stringify(data.assessment).match(/"role":"소유자","name":"([^"]+)"/)?.[1] ?? ''
    expect(owner.length).toBeGreaterThan(1)
    expect(linesWith(await wholeDatabase(server()), owner)).toEqual([])
    await worker.stop()
  })
  it('that lay in the clear are sealed by the job, and read the same', async () => {
    const { owner, ctx } = server()
    const { token } = await signIn(server())
    const worker = await server().startWorker()
    const { merchant_uid, order_seq } = await makePaidOrder(server(), token)
    await server().settle(30_000)
    await worker.stop()
    const { report_seq } = (await server().call('reportProgress', { merchant_uid }, { token })).data
    const read = async () => (await server().call('reportRead', { id: report_seq ?? 0 }, { token })).text
    const sealed = await read()
    for (const cell of sealedCells.filter((c) => c.plain && c.table.startsWith('report_'))) {
      for (const { row, sealed: was } of await nextCells(ctx.db, cell, -1, '(0,0)', 1000)) {
        if (!was || Number(row.split(':')[0]) !== report_seq) continue
        const plain = ctx.seal.openPacked({ table: cell.table, column: cell.column, row }, was)
        await owner.query(
          `update ${cell.table} set ${cell.plain} = $1, ${cell.column} = null where (${cell.row})::text = $2`,
          [plain.reveal(), row],
        )
      }
    }
    expect(await inTheClear()).not.toEqual([])
    expect(await read()).toBe(sealed)
    expect(await reseal(ctx.db, ctx, 60_000)).toBe('done')
    expect(await read()).toBe(sealed)
    expect(await keysInUse()).toEqual([1])
    expect(order_seq).toBeGreaterThan(0)
    expect(await inTheClear()).toEqual([])
  })
})

describe('a new key', () => {
  it(
    'takes every cell over under traffic, through killed workers, and then the old one may go',
    { timeout: 120_000 },
    async () => {
      const { ctx, owner } = server()
      const { token } = await signIn(server())
      for (let i = 0; i < 450; i++) {
        const { seq } = await signIn(server())
        const name = ctx.seal.seal({ table: 'account_user', column: 'name_sealed', row: seq }, `사람 ${i}`)
        await owner.query('update account_user set name_sealed = $1 where user_seq = $2', [name, seq])
      }
      await verifyPhone(server(), token, HONG)
      const before = await openAll(ctx.seal)
      expect(before.length).toBeGreaterThan(450)

      const startJob = async () => {
        await ctx.enqueue('platform.reseal', {}, { key: 'schedule' })
        await owner.query(
          `update platform_job set lease_until = clock_timestamp() - interval '1 second' where state = 'running'`,
        )
      }
      let made = 0
      const traffic = (async () => {
        for (; made < 12; made++) {
          const again = await signIn(server())
          await makePaidOrder(server(), again.token, null, {
            landlord_name: `임대인 ${made}`,
            faq_write: `물음 ${made}`,
          })
        }
      })()
      for (const killAt of ['reseal.written', 'reseal.batch#2', 'reseal.written#2', 'reseal.batch']) {
        await startJob()
        const worker = await server().startWorker({ ...newKeys, killAt })
        expect((await worker.ended).signal).toBe('SIGKILL')
      }
      await traffic
      // The cells that the last killed worker had just claimed are free once this one has started.
      const worker = await server().startWorker(newKeys)
      await startJob()
      await server().settle(30_000)
      // Rows that the old process wrote behind the pass are found by the next pass.
      await startJob()
      await server().settle(30_000)
      expect(await keysInUse()).toEqual([2])
      expect((await openAll(both)).filter((line) => before.includes(line))).toEqual(before)
      await expect(recordKeys(ctx.db, 'seal', [key(2)])).rejects.toThrow('SEAL_KEYS has no key 1')

      await pass(server(), 2 * 3600)
      await startJob()
      await server().settle(30_000)
      await worker.stop()
      expect((await keysOf(ctx.db, 'seal')).map((k) => [k.key_id, k.retired_at !== null])).toEqual([
        [1, true],
        [2, false],
      ])
      await recordKeys(ctx.db, 'seal', [key(2)])
      const alone = await openAll(createSealer([key(2)]))
      expect(alone.filter((line) => before.includes(line))).toEqual(before)
      expect(alone.filter((line) => /물음 \d+$/.test(line))).toHaveLength(12)
      const metrics = await (await fetch(`${server().origin}/metrics`)).text()
      expect(Number(/resealed_cells\{cell="account_user.name_sealed"\} (\d+)/.exec(metrics)?.[1])).toBeGreaterThan(449)
      expect(metrics).toContain('seal_keys_needed{kind="seal"} 1')
    },
  )
  it('under the id of another one is refused', async () => {
    await expect(recordKeys(server().ctx.db, 'seal', [key(1), { id: 2, key: key(3).key }])).rejects.toThrow(
      'not the key 2',
    )
  })
})
