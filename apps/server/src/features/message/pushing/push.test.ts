import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { HOME, makePaidOrder, pass } from '../../testing/scenes.ts'
import { newsDocument, publishNews } from '../publish-news.ts'
import { postNotice } from '../post-notice.ts'
import { pushWords } from './push-words.ts'
import { words } from '../words.ts'

const server = useTestServer()
afterEach(async () => {
  await server().control('faults', { service: 'push', kind: 'down', times: 0 })
  await server().setClock(null)
  await server().settle(20_000)
  await server().checkInvariants()
})

type Pushed = { title: string; body: string; data: { path: string }; tag: string; collapse_id: string }
const pushed = async (device: string): Promise<Pushed[]> =>
  (await server().control<{ pushes: Pushed[] }>(`pushes?token=${device}`)).pushes
const titles = async (device: string): Promise<string[]> => (await pushed(device)).map((p) => p.title)
const notifyDevice = (token: string | undefined, push_token: string) =>
  server().call('pushDevice', { push_token, platform: 'android' }, token === undefined ? {} : { token })
/** A user with the app on devices of these names, who agrees to pushes. */
async function holder(name: string, devices: readonly string[], codes: readonly string[] = ['push']): Promise<string> {
  const token = await server().login(name)
  if (codes.length > 0) await server().call('termsAgree', { codes: [...codes], road: 'mypage' }, { token })
  for (const device of devices) await notifyDevice(token, device)
  await server().settle(20_000)
  return token
}
/** A paid order without an address: its only notice asks for it. */
async function noticed(token: string): Promise<number> {
  const { order_seq } = await makePaidOrder(server(), token, null)
  await server().settle(20_000)
  return order_seq
}
const statesOf = async (orderSeq: number) =>
  (
    await server().owner.query(
      `select n.state as notice, array_agg(p.state order by p.push_seq) filter (where p.push_seq is not null) as pushes
       from message_notice n left join message_push p using (notice_seq) where n.order_seq = $1 group by n.notice_seq`,
      [orderSeq],
    )
  ).rows
const devicesLeft = async (userSeq: number): Promise<number> =>
  (await server().owner.query('select 1 from account_device where user_seq = $1', [userSeq])).rows.length
const seqOf = async (token: string) => (await server().call('userInfo', {}, { token })).data.user_seq

describe('a push', () => {
  it('stands beside the message on every device of the person, once each, and leads to its screen', async () => {
    const token = await holder('기기둘', ['two-a', 'two-b'])
    expect(await statesOf(await noticed(token))).toEqual([{ notice: 'sent', pushes: ['sent', 'sent'] }])
    for (const device of ['two-a', 'two-b']) {
      const [one, ...more] = await pushed(device)
      expect(more).toEqual([])
      expect(one).toMatchObject({ title: '결제가 끝났어요', data: { path: words['address-needed']({}).path } })
      expect(one?.tag).toMatch(/^notice-\d+$/)
      expect(one?.collapse_id).toBe(one?.tag)
    }
  })
  it('says that a report is there, and that money went back', async () => {
    const token = await holder('다시', ['report-a'])
    const { order_seq } = await makePaidOrder(server(), token, HOME)
    await server().settle(30_000)
    expect(await titles('report-a')).toEqual(['보고서가 준비됐어요'])
    const operator = await server().login('operator-han')
    const refund = { order_seq, reason: '고객 요청', amount: 9900, seen_back: 0 }
    expect((await server().call('operatorRefund', refund, { token: operator })).code).toBe(0)
    await server().settle(30_000)
    expect(await titles('report-a')).toEqual(['보고서가 준비됐어요', '결제한 것을 돌려드렸어요'])
    expect(JSON.stringify(await pushed('report-a'))).not.toMatch(/9,?900|초록마을로|다시/)
  })
  it('does not come to who has not agreed, has taken it back, or has stopped what is done with their data', async () => {
    const none = await holder('동의없음', ['none-a'], [])
    expect(await statesOf(await noticed(none))).toEqual([{ notice: 'sent', pushes: ['not-wanted'] }])
    const back = await holder('거둠', ['back-a'])
    await server().call('termsAgree', { withdraw: ['push'], road: 'mypage' }, { token: back })
    expect(await statesOf(await noticed(back))).toEqual([{ notice: 'sent', pushes: ['not-wanted'] }])
    const stopped = await holder('멈춤', ['stop-a'])
    expect((await server().call('processingStop', { stop: true }, { token: stopped })).code).toBe(0)
    const expected = { order_seq: null, template: 'address-needed' as const, variables: {}, reference: 'stop-push' }
    const user_seq = await seqOf(stopped)
    await server().ctx.tx((tx) => postNotice(tx, { ...expected, user_seq }))
    await server().settle(20_000)
    const { rows } = await server().owner.query(
      `select n.state as notice, p.state as push from message_notice n join message_push p using (notice_seq) where user_seq = $1`,
      [user_seq],
    )
    expect(rows).toEqual([{ notice: 'sent', push: 'not-wanted' }])
    for (const device of ['none-a', 'back-a', 'stop-a']) expect(await pushed(device), device).toEqual([])
  })
  it('of a kind that was switched off for devices does not come, and the message does', async () => {
    const token = await holder('앱만꺼', ['off-a'])
    const choose = (channel: 'talk' | 'push', on: boolean) =>
      server().call('noticeChoose', { kind: 'report', channel, on }, { token })
    expect((await choose('push', false)).code).toBe(0)
    const { notices } = (await server().call('userAgreement', {}, { token })).data
    expect(notices.map((n) => [n.channel, n.kind, n.by, n.on])).toEqual([
      ['talk', 'payment', 'fixed', true],
      ['talk', 'account', 'fixed', true],
      ['talk', 'watch', 'fixed', true],
      ['talk', 'report', 'choice', true],
      ['talk', 'news', 'consent', false],
      ['push', 'payment', 'consent', true],
      ['push', 'account', 'consent', true],
      ['push', 'watch', 'consent', true],
      ['push', 'report', 'choice', false],
      ['push', 'news', 'consent', false],
    ])
    const { order_seq } = await makePaidOrder(server(), token, HOME)
    await server().settle(30_000)
    expect(await statesOf(order_seq)).toEqual([{ notice: 'sent', pushes: ['not-wanted'] }])
    expect(await pushed('off-a')).toEqual([])
  })
  it('does not come to a device where the person has logged out, or where another one is now', async () => {
    const token = await holder('나감', ['left-a', 'left-b'])
    const second = await server().login('나감')
    await notifyDevice(second, 'left-b')
    await server().call('logout', {}, { token: second })
    const other = await holder('들어옴', [], ['push'])
    await notifyDevice(other, 'left-a')
    expect(await statesOf(await noticed(token))).toEqual([{ notice: 'sent', pushes: null }])
    expect((await pushed('left-a')).concat(await pushed('left-b'))).toEqual([])
  })
  it('is not sent when the device changes hands before it is', async () => {
    const token = await holder('바뀜', ['hand-a'])
    await server().control('faults', { service: 'push', kind: 'down', times: 1 })
    const order = await noticed(token)
    await notifyDevice(undefined, 'hand-a')
    await pass(server(), 60)
    await server().settle(20_000)
    expect(await statesOf(order)).toEqual([{ notice: 'sent', pushes: ['not-wanted'] }])
    expect(await pushed('hand-a')).toEqual([])
  })
  it.each(['unregistered', 'mismatch', 'malformed'])(
    'to a device that is reached no more (%s): the device is forgotten, and the others are not',
    async (why) => {
      const token = await holder(`사라짐${why}`, [`x-${why}`, `stays-${why}-here`])
      expect(await statesOf(await noticed(token))).toEqual([{ notice: 'sent', pushes: ['sent'] }])
      expect(await devicesLeft(await seqOf(token))).toBe(1)
      expect((await pushed(`stays-${why}-here`)).length).toBe(1)
    },
  )
  it('waits as long as the vendor asks for, and then goes out', async () => {
    const token = await holder('기다림', ['busy-a'])
    await server().control('faults', { service: 'push', kind: 'rate-limit', times: 1 })
    const order = await noticed(token)
    await pass(server(), 60)
    await server().settle(20_000)
    expect(await statesOf(order)).toEqual([{ notice: 'sent', pushes: ['pending'] }])
    await pass(server(), 60)
    await server().settle(20_000)
    expect(await statesOf(order)).toEqual([{ notice: 'sent', pushes: ['sent'] }])
    expect((await pushed('busy-a')).length).toBe(1)
  })
  it.each([
    ['error-before', 1],
    ['html', 1],
    ['expired-key', 1],
    ['error-after', 2],
  ])('through %s it arrives, %i times under one name', async (kind, times) => {
    const token = await holder(`고장${kind}`, [`fault-${kind}`])
    await server().control('faults', { service: 'push', kind, times: 1 })
    const order = await noticed(token)
    await pass(server(), 120)
    await server().settle(20_000)
    expect(await statesOf(order)).toEqual([{ notice: 'sent', pushes: ['sent'] }])
    const tags = (await pushed(`fault-${kind}`)).map((p) => p.tag)
    expect([tags.length, new Set(tags).size]).toEqual([times, 1])
  })
  it('that nobody takes is given up after a day; the message went out at once', async () => {
    const token = await holder('안닿음', ['never-a'])
    await server().control('faults', { service: 'push', kind: 'down', times: 1000 })
    const order = await noticed(token)
    for (let i = 0; i < 7; i++) {
      await pass(server(), 22_000)
      await server().settle(20_000)
    }
    expect(await statesOf(order)).toEqual([{ notice: 'sent', pushes: ['failed'] }])
  })
  it('of advertising needs both agreements, is marked, and waits for the morning', async () => {
    await server().setClock(new Date('2026-12-01T03:00:00Z'))
    const both = await holder('둘다', ['news-both'], ['push', 'marketing'])
    await holder('앱만', ['news-push'], ['push'])
    await holder('소식만', ['news-talk'], ['marketing'])
    const about = async (device: string) => (await pushed(device)).filter((p) => p.title.startsWith('(광고)'))
    await server().setClock(new Date('2026-12-01T12:00:00Z'))
    const news = [{ name: 'pushed', body: '새 소식이에요.', button: '보기', path: '/main' }]
    await publishNews(server().ctx, newsDocument.parse({ news }))
    await server().settle(20_000)
    expect(await about('news-both')).toEqual([])
    await server().setClock(new Date('2026-12-01T23:00:10Z'))
    await server().settle(20_000)
    expect((await about('news-both')).map((p) => [p.body, p.data.path])).toEqual([
      ['새 소식이에요. 무료 수신거부: 마이 > 동의와 알림', '/main'],
    ])
    expect((await about('news-push')).concat(await about('news-talk'))).toEqual([])
    expect(both).not.toBe('')
  })
})

describe('the words of a push', () => {
  it('hold nothing of what the notice knows', () => {
    const known = new Proxy({}, { get: (_, name) => `심은말${String(name)}` })
    for (const [template, say] of Object.entries(pushWords))
      if (template !== 'news') expect(JSON.stringify(say(known)), template).not.toMatch(/심은말|\d/)
  })
})
