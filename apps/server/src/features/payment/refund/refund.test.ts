import pg from 'pg'
import { expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { makePaidOrder, PRICE } from '../../testing/scenes.ts'

const server = useTestServer()

it('more than was captured is refused by the database itself, also of two refunds at once', async () => {
  const { order_seq } = await makePaidOrder(server(), await server().login('kim'), null)
  const { rows } = await server().owner.query('select attempt_seq from payment_attempt where order_seq = $1', [
    order_seq,
  ])
  const put = (client: pg.Client, won: number) =>
    client.query(`insert into payment_refund (attempt_seq, amount, reason, state) values ($1, $2, 'test', 'refused')`, [
      rows[0].attempt_seq,
      won,
    ])
  const ask = (client: pg.Client) =>
    client.query(
      `update payment_refund set state = 'pending' where refund_seq = (select min(refund_seq) from payment_refund where state = 'refused' and attempt_seq = $1)`,
      [rows[0].attempt_seq],
    )
  const other = new pg.Client({ connectionString: url() })
  await other.connect()
  await put(server().owner, PRICE + 1)
  await expect(ask(server().owner)).rejects.toThrow('exceed what was captured')
  await server().owner.query(`update payment_refund set amount = $1 where attempt_seq = $2`, [
    PRICE - 1000,
    rows[0].attempt_seq,
  ])
  await put(other, PRICE - 1000)
  await server().owner.query('begin')
  await ask(server().owner)
  const second = other.query(
    `update payment_refund set state = 'pending' where refund_seq = (select max(refund_seq) from payment_refund where attempt_seq = $1)`,
    [rows[0].attempt_seq],
  )
  await Promise.all([expect(second).rejects.toThrow('exceed what was captured'), server().owner.query('commit')])
  await server().owner.query(`update payment_refund set state = 'refused' where attempt_seq = $1`, [
    rows[0].attempt_seq,
  ])
  await other.end()
})

const url = (): string => {
  const { user, password, host, port, database } = server().owner
  return `postgres://${user}:${password}@${host}:${port}/${database}`
}
