import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { buyPack } from '../../testing/ticket-scene.ts'
import { lockWallet } from '../queries.ts'

const server = useTestServer()

it('a wallet that is locked holds up its own person alone', async () => {
  const seqs = []
  for (const persona of ['wallet-one', 'wallet-two']) {
    const token = await server().login(persona)
    await buyPack(server(), token)
    seqs.push((await server().call('userInfo', {}, { token })).data.user_seq)
  }
  const [one = 0, two = 0] = seqs
  await server().settle()
  await server().ctx.tx(async (tx) => {
    expect(await lockWallet(tx.db, one)).toBe(true)
    const others = (seq: number) =>
      server().ctx.tx(async (other) => {
        await sql`set local lock_timeout = '300ms'`.execute(other.db)
        return lockWallet(other.db, seq)
      })
    expect(await others(two)).toBe(true)
    await expect(others(one)).rejects.toThrow('lock timeout')
  })
})
