import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { createCaller } from '../../testing/caller.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { useTestServer } from '../../testing/use-test-server.ts'
import { openGuest } from '../account/open-guest.ts'
import { makeCampaign, makeCodes } from './coupon-scene.ts'
import { logInAtApple, logInAtKakao } from './login-scene.ts'
import { complete, HOME, hitAt, makeOrder, makePaidOrder, orderInput, pass, placeAt } from './scenes.ts'
import { passWindow, verifyPhone } from './verification-scene.ts'

const server = useTestServer({ worker: 'none' })
afterEach(() => server().setClock(null))
const who = { name: '카나리아진', birth: '19900317', phone: '01077771234' }
/** Another person each time: a verification is possible once in half a minute, and a person belongs to one account. */
const persons = { info: who, trace: { name: '카나리아선', birth: '19910527', phone: '01077775678' } }

const LOOKED_UP = '01066664321'

/** The most common paths and what goes wrong on them, against separate processes. */
async function roads(product: TestServer, level: 'info' | 'trace'): Promise<{ secrets: string[]; names: string[] }> {
  const { call, owner } = product
  const who = persons[level]
  const kakao = await logInAtKakao(product, `persona-log-${level}`)
  const { token } = kakao.data.session
  const spelled = [who.phone.replace(/^(...)(....)/, '$1-$2-'), who.birth.replace(/^(....)(..)/, '$1-$2-')]
  const secrets = [token, who.name, who.phone, who.phone.slice(1), who.birth, ...spelled]
  secrets.push((await call('userInfo', {}, { token })).data.email ?? '카나리아')
  const apple = await logInAtApple(product, `persona-log-${level}-apple`, {})
  secrets.push(apple.data.session.token)

  await verifyPhone(product, token, who).then((v) =>
    call('mobileChange', { user_verify_seq: v.data.user_verify_seq }, { token }),
  )
  const { rows } = await owner.query(
    'select user_seq, ci_sealed from account_user where ci_sealed is not null order by 1 desc limit 1',
  )
  const ciPlace = { table: 'account_user', column: 'ci_sealed', row: Number(rows[0].user_seq) }
  secrets.push(product.ctx.seal.open(ciPlace, rows[0].ci_sealed).reveal())
  const other = level === 'info' ? '01088885678' : '01088886789'
  const guest = await openGuest(product.ctx)
  secrets.push(guest.guest_token)
  const asked = await call('phonePrepareGuest', { phone: other }, { token: guest.guest_token })
  const back = await passWindow(product, asked.data.merchant_uid, { ...who, phone: other })
  await call(
    'phoneResultGuest',
    { imp_uid: back.get('imp_uid') ?? '', merchant_uid: asked.data.merchant_uid },
    { token: guest.guest_token },
  )
  secrets.push(other)

  await call('termsAgree', { codes: ['push'], road: 'mypage' }, { token })
  await call('pushDevice', { push_token: `카나리아기기-${level}`, platform: 'android' }, { token })
  const inputs = { landlord_name: '카나리아집주인', faq_write: '카나리아질문입니다' }
  const { merchant_uid } = await makePaidOrder(product, token, HOME, inputs)
  await product.settle(30_000)
  const { report_seq } = (await call('reportProgress', { merchant_uid }, { token })).data
  const report = await call('reportRead', { id: report_seq ?? 0 }, { token })
  const owners = [...report.text.matchAll(/"role":"소유자","name":"([^"]+)"/g)].map(([, name = '']) => name)
  secrets.push(...Object.values(inputs), ...owners, (await hitAt(product, HOME.keyword)).key)
  // Once answered, once failed.
  for (const kind of ['down', null]) {
    if (kind !== null) await product.control('faults', { service: 'fraud-lookup', kind, times: 1 })
    await call('fraudLookUp', { keyword_type: 'phone', keyword: LOOKED_UP }, { token })
  }
  secrets.push(LOOKED_UP)
  const [code = ''] = await makeCodes(product, await makeCampaign(product), 1)
  await call('couponTake', { code }, { token })
  await call('couponTake', { code: 'KANA-RIAK-ODEX' }, { token })
  secrets.push(code, 'KANA-RIAK-ODEX')
  const operator = await product.login('operator-log')
  secrets.push(operator)
  await call('operatorFind', { by: 'phone', text: who.phone }, { token: operator })
  await call('operatorReveal', { user_seq: Number(rows[0].user_seq), reason: '카나리아사유' }, { token: operator })
  secrets.push('카나리아사유')

  await wrong(product, token)
  expect((await call('withdrawalAsk', { reason: 'privacy' }, { token })).code).toBe(0)
  await call('withdrawalComment', { comment: '카나리아한마디' }, { token })
  await pass(product, 4 * 24 * 3600)
  await product.ctx.enqueue('account.withdrawals', {}, { key: 'schedule' })
  await product.settle(30_000)
  return { secrets: [...secrets, '카나리아', '초록마을로', 'Bearer '], names: owners }
}

/** Refused input, failing sources, and a statement whose error quotes its row. */
async function wrong(product: TestServer, token: string): Promise<void> {
  const { call, origin, owner } = product
  const post = (path: string, body: string) =>
    fetch(`${origin}/api/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
    })
  await post('/user/verification/phone/prepare', '{"phone": "카나리아 010-7777-1234')
  await post('/user/verification/phone/prepare', JSON.stringify({ phone: '카나리아', extra: who.phone.repeat(9000) }))
  await fetch(`${origin}/api/v1/address-iros?keyword=%EC%B9%B4%EB%82%98%EB%A6%AC%EC%95%84&keyword=2`)
  await fetch(`${origin}/api/v1/no-such/${encodeURIComponent(who.name)}?token=${token}`)
  await call('orderCart', { merchant: `카나리아${token}` }, { token })
  await call('loginKakao', { code: '카나리아코드', state: '카나리아상태' })
  for (const [service, kind] of [
    ['address', 'html'],
    ['identity', 'error-after'],
    ['messaging', 'error-before'],
    ['push', 'html'],
    ['portone', 'html'],
  ] as const)
    await product.control('faults', { service, kind, times: 1 })
  await call('addressSearch', { keyword: '카나리아길 12' })
  await verifyPhone(product, await product.login('log-fault'), {
    ...who,
    phone: '01099991234',
    birth: '19850505',
  }).catch(() => undefined)
  // A new user each time: the payment of this order stays in doubt, and another like it would be refused.
  const other = await product.login(`log-fault-${randomUUID().slice(0, 8)}`)
  const open = await makeOrder(product, other, null, { landlord_name: '카나리아집주인' })
  await complete(product, other, open.merchant_uid)
  await owner.query('alter table order_order add constraint test_boom check (deposit_amount <> 123456789)')
  const place = await placeAt(product, HOME)
  const input = orderInput({ place, deposit_amount: 123_456_789, landlord_name: '카나리아집주인' })
  expect((await call('orderCreate', input, { token })).status).toBe(500)
  await owner.query('alter table order_order drop constraint test_boom')
  await owner.query(`insert into platform_job (name, payload) values ('report.prepare', '{"report_seq": "카나리아"}')`)
}

describe('logs of the API and the worker', () => {
  it.each(['info', 'trace'] as const)(
    'at the level %s hold no name, number, address, secret or word of a person',
    { timeout: 120_000 },
    async (level) => {
      let text = ''
      const own = { env: { LOG_LEVEL: level }, onLog: (more: string) => void (text += more) }
      const api = await server().startApi(own)
      const worker = await server().startWorker(own)
      const product = { ...server(), origin: api.origin, call: createCaller(api.origin) }
      const { secrets, names } = await roads(product, level)
      await worker.stop()
      await api.child.stop()
      expect(names.length).toBeGreaterThan(0)
      const lines = text.split('\n').filter(Boolean)
      // Check that it did log: the refused statement, a failed source, and the start of the worker.
      expect(lines.filter((line) => line.includes('"err"')).length).toBeGreaterThan(1)
      expect(text).toContain('worker is ready')
      const found = lines.flatMap((line) =>
        secrets.filter((s) => line.includes(s)).map((s) => `${s}: ${line.slice(0, 300)}`),
      )
      expect(found).toEqual([])
      // No URL of any request: it contains the search text.
      expect(lines.filter((line) => /keyword=|\/api\/v1\/[^"]*\?/.test(line))).toEqual([])
      // Every entry is one line, whatever was sent.
      for (const line of lines.filter((l) => l.startsWith('{'))) expect(() => JSON.parse(line)).not.toThrow()
    },
  )
})
