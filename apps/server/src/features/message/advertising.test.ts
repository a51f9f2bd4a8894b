import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../testing/use-test-server.ts'
import { newsDocument, publishNews } from './publish-news.ts'

const server = useTestServer()
afterEach(async () => {
  await server().setClock(null)
  await server().settle(20_000)
  await server().checkInvariants()
})

const messages = async (): Promise<string[]> =>
  (await server().control<{ messages: unknown[] }>('messages')).messages.map((m) => JSON.stringify(m))
const about = async (text: string): Promise<number> => (await messages()).filter((m) => m.includes(text)).length
const notify = (name: string) =>
  publishNews(
    server().ctx,
    newsDocument.parse({ news: [{ name, body: `소식 ${name}.`, button: '보기', path: '/main' }] }),
  )
const stateOf = async (name: string, userSeq: number): Promise<unknown> =>
  (await server().owner.query('select state from message_notice where reference = $1', [`news-${name}-${userSeq}`]))
    .rows[0]?.state
/** Agrees in the daytime, so that the notice about it is sent before a test begins. */
async function agreeing(name: string, codes: string[]): Promise<{ token: string; seq: number }> {
  await server().setClock(new Date('2026-12-01T03:00:00Z'))
  const token = await server().login(name)
  if (codes.length > 0) await server().call('termsAgree', { codes, road: 'mypage' }, { token })
  await server().settle(20_000)
  return { token, seq: (await server().call('userInfo', {}, { token })).data.user_seq }
}
const at = async (instant: string) => {
  await server().setClock(new Date(instant))
  await server().settle(20_000)
}

describe('advertising', () => {
  it('goes to who agreed and to nobody else, marked first and with the way out last', async () => {
    const yes = await agreeing('좋아', ['marketing'])
    const no = await agreeing('싫어', [])
    await notify('by-day')
    await server().settle(20_000)
    expect([await stateOf('by-day', yes.seq), await stateOf('by-day', no.seq)]).toEqual(['sent', undefined])
    expect(await about('(광고) [집살핌] 소식 by-day. 무료 수신거부')).toBe(1)
    await notify('by-day')
    await server().settle(20_000)
    expect(await about('소식 by-day')).toBe(1)
  })
  it('of the evening waits until eight; who agreed to the night has it at once', async () => {
    const day = await agreeing('낮만', ['marketing'])
    const night = await agreeing('밤도', ['marketing', 'night'])
    await at('2026-12-01T12:00:00Z')
    await notify('evening')
    await server().settle(20_000)
    expect([await stateOf('evening', day.seq), await stateOf('evening', night.seq)]).toEqual(['pending', 'sent'])
    await at('2026-12-01T22:59:50Z')
    expect(await stateOf('evening', day.seq)).toBe('pending')
    await at('2026-12-01T23:00:10Z')
    expect(await stateOf('evening', day.seq)).toBe('sent')
  })
  it('that waits is not sent to who takes their agreement back meanwhile', async () => {
    const { token, seq } = await agreeing('마음바꿈', ['marketing'])
    await at('2026-12-02T13:00:00Z')
    await notify('too-late')
    await server().settle(20_000)
    await server().call('termsAgree', { withdraw: ['marketing'], road: 'mypage' }, { token })
    await at('2026-12-02T23:30:00Z')
    expect(await stateOf('too-late', seq)).toBe('not-wanted')
    expect(await about('동의를 철회했어요')).toBe(1)
  })
  it('agreed to two years ago is remembered to the person, once, by day', async () => {
    const { token, seq } = await agreeing('이년', ['marketing'])
    const reminders = async () =>
      (
        await server().owner.query(
          `select state from message_notice where user_seq = $1 and template = 'consent-reminder'`,
          [seq],
        )
      ).rows
    await at('2028-11-30T03:00:00Z')
    await server().ctx.enqueue('account.consents', {})
    await server().settle(20_000)
    expect(await reminders()).toEqual([])
    await at('2028-12-01T13:30:00Z')
    await server().ctx.enqueue('account.consents', {})
    await server().settle(20_000)
    expect(await reminders()).toEqual([{ state: 'pending' }])
    await at('2028-12-02T00:00:00Z')
    await server().ctx.enqueue('account.consents', {})
    await server().settle(20_000)
    expect(await reminders()).toEqual([{ state: 'sent' }])
    expect(token).not.toBe('')
  }, 60_000)
})

describe('a kind of message', () => {
  it('that the person switched off is not sent, and what the contract needs cannot be', async () => {
    const { token, seq } = await agreeing('조용히', [])
    const noticesOf = async () => (await server().call('userAgreement', {}, { token })).data.notices
    expect((await noticesOf()).map((n) => [n.kind, n.by, n.on])).toEqual([
      ['payment', 'fixed', true],
      ['account', 'fixed', true],
      ['watch', 'fixed', true],
      ['report', 'choice', true],
      ['news', 'consent', false],
    ])
    expect((await server().call('noticeChoose', { kind: 'report', channel: 'talk', on: false }, { token })).code).toBe(
      0,
    )
    expect((await noticesOf()).find((n) => n.kind === 'report')?.on).toBe(false)
    const { token: another } = await agreeing('다시켬', [])
    const { notices } = (await server().call('userAgreement', {}, { token: another })).data
    expect(notices.find((n) => n.kind === 'report')?.on).toBe(true)
    // the schema has no other kind
    const refused = await server().call(
      'noticeChoose',
      { kind: 'payment' as 'report', channel: 'talk', on: false },
      { token },
    )
    expect(refused.code).toBe(9000)
    await server().owner.query(
      `with n as (insert into message_notice (user_seq, template, variables, reference) values ($1, 'report-ready', '{}', 'quiet-1'), ($1, 'address-needed', '{}', 'quiet-2') returning notice_seq)
       insert into platform_job (name, payload, run_at) select 'message.send', jsonb_build_object('notice_seq', notice_seq), app_now() from n`,
      [seq],
    )
    await server().settle(20_000)
    const { rows } = await server().owner.query(
      `select state from message_notice where reference like 'quiet-%' order by reference`,
    )
    expect(rows).toEqual([{ state: 'not-wanted' }, { state: 'sent' }])
  })
})
