import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import pg from 'pg'
import { createSealer } from '../apps/server/src/crypto/seal.ts'

const pool = new pg.Pool({ connectionString: process.env['RAW_DATABASE_URL'], max: 6 })
const port = Number(process.env['RAW_PORT'])
const [keyId, key = ''] = (process.env['RAW_SEAL_KEY'] ?? '').split(':')
const sealer = createSealer([{ id: Number(keyId), key: Buffer.from(key, 'hex') }])
type Row = Record<string, unknown>
const ask = async (on: pg.Pool | pg.PoolClient, name: string, text: string, values: unknown[]): Promise<Row> =>
  (await on.query({ name, text, values })).rows[0] as Row // each statement below returns one row or none

createServer((request, response) => {
  void handle(request, response).catch((error: unknown) => {
    response.statusCode = 500
    response.end(String(error))
  })
}).listen(port, '127.0.0.1', () => process.send?.('ready'))

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const user = await session(request)
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(
    request.method === 'GET' ? await read(user, Number(request.url?.split('/').at(-1))) : await place(user, request),
  )
}

const session = async (request: IncomingMessage): Promise<number> => {
  const hash = createHash('sha256')
    .update((request.headers.authorization ?? '').slice(7))
    .digest()
  const row = await ask(
    pool,
    's',
    `select u.user_seq, u.role, u.persona, s.session_seq, s.expires_at, s.authenticated_at, s.second_factor_at, s.limited, t.first_used_at is null as fresh,
      t.issued_at < c.now - interval '24 hours' as old, t.replaced_at < c.now - interval '1 hour' as dead,
      s.last_seen_at < c.now - interval '1 minute' as stale
    from account_session_token t join account_session s on s.session_seq = t.session_seq join account_user u on u.user_seq = s.user_seq
      join (select app_now() as now) c on true
    where t.token_hash = $1 and s.revoked_at is null and s.expires_at > c.now
      and s.last_seen_at > c.now - (case u.role when 'operator' then interval '15 minutes' else interval '14 days' end)`,
    [hash],
  )
  return Number(row['user_seq'])
}

async function read(user: number, seq: number): Promise<string> {
  const report = await ask(
    pool,
    'r',
    `select r.report_seq, r.order_seq, r.version, r.ready_at, r.rule_pack, r.engine, r.assessment_sealed,
      o.faq, o.faq_write_sealed, o.loan, o.cash_amount, o.first_repay_yn, o.first_repay_amount,
      o.expectation_price, o.expectation_reason_sealed, o.contract_months
    from report_report r join order_order o on o.order_seq = r.order_seq where o.user_seq = $1 and r.report_seq = $2 and r.state = 'ready'`,
    [user, seq],
  )
  const steps = await pool.query({
    name: 't',
    text: 'select step, state, answered_at, numbers from report_step where report_seq = $1 order by array_position($2::text[], step)',
    values: [seq, ['find', 'register', 'building', 'trades', 'official-price', 'assess', 'notify']],
  })
  const { assessment_sealed, ...rest } = report
  const place = { table: 'report_report', column: 'assessment_sealed', row: seq }
  // pg returns bytea as bytes
  const assessment = sealer.open(place, assessment_sealed as Buffer).reveal()
  return `{"code":0,"message":"","data":${JSON.stringify({ ...rest, sources: steps.rows }).slice(0, -1)},"assessment":${assessment}}}`
}

/** The user's open purchases of the same thing, locked. */
const standing = `select * from order_order where user_seq = $1
  and thing = (select order_thing('report', null, null, null, null, null, null, null, null, $2, $3, $4, $5, $6))
  and (state = 'pending' or (state = 'completed' and delivered_at is null
    and product not like 'ticket-%' and address_state is distinct from 'address' and address_state is distinct from 'dongfloorho'
    and not exists (select from payment_refund r join payment_attempt a using (attempt_seq)
      where a.order_seq = order_order.order_seq and r.state <> 'refused')))
  order by order_seq for update`

async function place(user: number, request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer) // an HTTP body arrives in buffers
  const text = Buffer.concat(chunks).toString()
  const o = JSON.parse(text) as Row // the bench's own order
  const key = String(request.headers['idempotency-key'])
  await ask(
    pool,
    'm',
    `select t.code from (select distinct on (code) code, version, required from account_terms
      where from_day <= (app_now() at time zone 'Asia/Seoul')::date order by code, version desc) as t
    where t.required = true and not exists (select a.code from account_terms_agreement as a
      where a.code = t.code and a.version = t.version and a.user_seq = $1 and a.withdrawn_at is null) order by t.code`,
    [user],
  )
  await ask(
    pool,
    'k',
    `insert into platform_once (user_seq, route, key, body_hash, state, locked_until)
    values ($1, 'raw', $2, $3, 'running', clock_timestamp() + interval '20 seconds') on conflict do nothing returning locked_until`,
    [user, key, createHash('sha256').update(text).digest()],
  )
  const priced = `select price, from_at from order_price where product = 'report' and from_at <= app_now() order by from_at desc limit 1`
  const client = await pool.connect()
  let answer: string
  try {
    await client.query('begin')
    const price = (await ask(client, 'p', priced, []))['price']
    await ask(client, 'l', standing, [
      user,
      o['area_gu'],
      o['contract_type'],
      o['contract_date'],
      o['deposit_amount'],
      o['rental_amount'],
    ])
    const uid = `nz${Date.now().toString(36)}${randomBytes(12).toString('hex')}`
    const row = await ask(
      client,
      'o',
      `insert into order_order (merchant_uid, user_seq, price, pg_name, contract_type, contract_period, contract_period_detail, contract_date,
      deposit_amount, rental_amount, home_kind, area_gu, address_state, consented_at) values ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,'address',app_now()) returning *`,
      [
        uid,
        user,
        price,
        o['pg_name'],
        o['contract_type'],
        o['contract_period'],
        o['contract_period_detail'],
        o['contract_date'],
        o['deposit_amount'],
        o['rental_amount'],
        o['home_kind'],
        o['area_gu'],
      ],
    )
    await ask(client, 'e', `insert into order_event (order_seq, kind, detail) values ($1, 'created', '{}')`, [
      row['order_seq'],
    ])
    await ask(
      client,
      'a',
      `insert into payment_attempt (order_seq, vendor, merchant_uid, amount) values ($1, $2, $3, $4) on conflict do nothing returning *`,
      [row['order_seq'], o['pg_name'], uid, price],
    )
    await client.query('commit')
    answer = JSON.stringify({
      code: 0,
      message: '',
      data: { merchant_uid: uid, order_seq: Number(row['order_seq']), price: Number(price) },
    })
  } finally {
    client.release()
  }
  await ask(
    pool,
    'd',
    `update platform_once set state = 'done', status = 200, answer = $3 where user_seq = $1 and route = 'raw' and key = $2`,
    [user, key, answer],
  )
  return answer
}
