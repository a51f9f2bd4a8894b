import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { contactPlace } from '../../account/person/contact-place.ts'
import { pass } from '../../testing/scenes.ts'
import { applyForMortgage, requestCheck } from '../../testing/watch-scene.ts'
import { kindOf } from '../kinds.ts'
import { postNotice } from '../post-notice.ts'
import { repeatNotice } from '../repeat-notice.ts'
import { maybeAgain, words } from '../words.ts'

const server = useTestServer()
afterEach(async () => {
  for (const service of ['messaging', 'mail'])
    for (const kind of [
      'result-failed',
      'result-never',
      'down',
      'error-after',
      'error-before',
      'timeout-after-effect',
      'template-refused',
    ])
      if (!(service === 'mail' && kind === 'template-refused')) await fault(kind, 0, service)
  await server().setClock(null)
  await server().settle(20_000)
})

type Mailed = { to: string; state: string; subject: string; text: string; reference: string }
const fault = (kind: string, times: number, service = 'messaging') =>
  server().control('faults', { service, kind, times, ms: 200 })
const mailsOf = async (reference: string): Promise<Mailed[]> =>
  (await server().control<{ mails: Mailed[] }>('mails')).mails.filter((m) => m.reference === `${reference}-mail`)
/** Each message of a fact, as channel and outcome. */
const outcomes = async (reference: string): Promise<string[]> =>
  (
    await server().owner.query<{ it: string }>(
      `select channel || ' ' || coalesce(result, state) as it from message_notice
       where reference in ($1, $1 || '-text', $1 || '-mail') order by notice_seq`,
      [reference],
    )
  ).rows.map((r) => r.it)
async function ask(afterSeconds: number): Promise<void> {
  await pass(server(), afterSeconds)
  await server().ctx.enqueue('message.deliveries', {}, { key: 'schedule' })
  await server().settle(20_000)
}
async function person(name: string): Promise<{ token: string; seq: number }> {
  const token = await server().login(name)
  return { token, seq: (await server().call('userInfo', {}, { token })).data.user_seq }
}
const HOME = '서울특별시 강서구 <b>초록마을</b>'
const variables = { home: HOME, alert_seq: 7 }
/** An alert of a watch, sent to a user whose messages to the phone meet this fault. */
async function alerted(
  name: string,
  injected: { kind: string; times: number } | null,
  template: 'watch-application' | 'report-ready' = 'watch-application',
  before: (seq: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<{ reference: string; token: string; seq: number }> {
  const user = await person(name)
  await before(user.seq)
  const reference = `alert-${name}`
  if (injected) await fault(injected.kind, injected.times)
  const urgent = kindOf[template] === 'watch'
  const notice = { user_seq: user.seq, order_seq: null, template, variables, urgent, reference }
  await server().ctx.tx((tx) => postNotice(tx, notice))
  await server().settle(20_000)
  return { ...user, reference }
}
const erase = (column: 'email' | 'phone', seq: number) =>
  server().owner.query(`update account_user set ${column}_sealed = null, ${column}_index = null where user_seq = $1`, [
    seq,
  ])
const failed = { kind: 'result-failed', times: 2 }

describe('an alert that no vendor takes as 알림톡', () => {
  it('because of its template or our profile is sent as a text at once, and by mail if that fails too', async () => {
    await fault('template-refused', 2, 'messaging-nhn')
    const texted = await alerted('template-refused', { kind: 'template-refused', times: 2 })
    await ask(60)
    expect(await outcomes(texted.reference)).toEqual(['talk failed', 'text delivered'])
    await fault('result-failed', 1)
    const mailed = await alerted('template-refused-mailed', { kind: 'template-refused', times: 1 })
    for (const seconds of [60, 300, 60]) await ask(seconds)
    expect(await outcomes(mailed.reference)).toEqual(['talk failed', 'text failed', 'mail delivered'])
  })

  it('because none answers is sent by mail within minutes, and still tried', async () => {
    const { reference } = await alerted('vendors-down', { kind: 'down', times: 1000 })
    for (const seconds of [11, 61, 301]) {
      await pass(server(), seconds)
      await server().settle(20_000)
    }
    expect((await mailsOf(reference)).length).toBe(1)
    expect((await outcomes(reference))[0]).toBe('talk unknown')
  })
})

describe('an alert that failed on the phone, its text too', () => {
  it('of a watched home is sent by mail, once, with the same words', async () => {
    const order = await applyForMortgage(server(), await server().login('mail-watch'), '201호')
    await fault('result-failed', 2)
    await requestCheck(server())
    await server().settle(30_000)
    for (const seconds of [31, 300, 60, 60]) await ask(seconds)
    const { rows } = await server().owner.query<{
      channel: string
      result: string
      variables: Record<string, string>
      reference: string
    }>(
      `select channel, result, variables, reference from message_notice
       where order_seq = $1 and template = 'watch-application' order by notice_seq`,
      [order],
    )
    expect(rows.map((r) => [r.channel, r.result])).toEqual([
      ['talk', 'failed'],
      ['text', 'failed'],
      ['mail', 'delivered'],
    ])
    const [first] = rows
    const content = words['watch-application'](first?.variables ?? {})
    for (let i = 0; i < 3; i++) await ask(600)
    expect(await mailsOf(first?.reference ?? '')).toMatchObject([
      {
        to: expect.stringMatching(/\.mail-watch@persona\.example$/),
        state: 'delivered',
        subject: '[집살핌] 새 등기신청이 접수됐어요.',
        text: `${content.text}\n\n자세히 보기: ${server().ctx.settings.origin}${content.path}`,
      },
    ])
    expect(content.text.endsWith('※ 고객님이 신청하신 등기변동 알림입니다.')).toBe(true)
    const token = await server().login('operator-han')
    const { notices } = (await server().call('operatorOrder', { order_seq: order }, { token })).data
    expect(notices.map((n) => [n.channel, n.result, n.again]).at(-1)).toEqual(['mail', 'delivered', false])
    const metrics = await (await fetch(`${server().origin}/metrics`)).text()
    expect(metrics).toMatch(/^message_deliveries\{result="delivered"\} [1-9]/m)
  })

  it('is sent by mail once, however many workers want it at the same time, and shown as it is written', async () => {
    const { reference } = await alerted('mail-many', failed)
    for (const seconds of [31, 300]) await ask(seconds)
    await pass(server(), 60)
    await Promise.all([1, 2, 3].map((n) => server().ctx.enqueue('message.deliveries', {}, { key: `at-once-${n}` })))
    await server().settle(20_000)
    await server().owner.query(
      `update message_notice set result = 'accepted', result_why = null, result_at = null, result_due = app_now()
       where reference = $1`,
      [`${reference}-text`],
    )
    await ask(1)
    const mails = await mailsOf(reference)
    expect(mails.map((m) => m.text.includes(`집: ${HOME}`))).toEqual([true])
  })

  it('and whose user has no address is sent to nobody, and stays failed', async () => {
    const { reference, seq } = await alerted('mail-none', failed)
    await erase('email', seq)
    for (const seconds of [31, 300, 60, 60]) await ask(seconds)
    expect(await outcomes(reference)).toEqual(['talk failed', 'text failed'])
    expect(await mailsOf(reference)).toEqual([])
  })

  it('waits while the vendor of mail is down, and is then sent once', async () => {
    const { reference } = await alerted('mail-down', failed)
    for (const seconds of [31, 300]) await ask(seconds)
    await fault('down', 1000, 'mail')
    await ask(60)
    expect(await outcomes(reference)).toEqual(['talk failed', 'text failed', 'mail unknown'])
    await fault('down', 0, 'mail')
    for (const seconds of [60, 60, 60]) await ask(seconds)
    expect(await outcomes(reference)).toEqual(['talk failed', 'text failed', 'mail delivered'])
    expect((await mailsOf(reference)).length).toBe(1)
  })

  it.each(['error-after', 'error-before', 'slow'])('is sent by mail once through %s', async (kind) => {
    const { reference } = await alerted(`mail-${kind}`, failed)
    for (const seconds of [31, 300]) await ask(seconds)
    await fault(kind, 1, 'mail')
    for (const seconds of [60, 60, 60]) await ask(seconds)
    expect(await outcomes(reference)).toEqual(['talk failed', 'text failed', 'mail delivered'])
    expect((await mailsOf(reference)).length).toBe(1)
  })

  it('and whose address the vendor does not take is given up', async () => {
    const { reference, seq } = await alerted('mail-refused', failed)
    const sealed = server().ctx.seal.seal(contactPlace('email_sealed', seq), 'kim-refused@persona.example')
    await server().owner.query('update account_user set email_sealed = $1 where user_seq = $2', [sealed, seq])
    for (const seconds of [31, 300, 60, 60]) await ask(seconds)
    expect(await outcomes(reference)).toEqual(['talk failed', 'text failed', 'mail failed'])
  })

  it('is not sent by mail to who has stopped the use of their data meanwhile', async () => {
    const { reference, token } = await alerted('mail-stopped', failed)
    for (const seconds of [31, 300]) await ask(seconds)
    expect((await server().call('processingStop', { stop: true }, { token })).code).toBe(0)
    for (const seconds of [60, 60]) await ask(seconds)
    expect(await outcomes(reference)).toEqual(['talk failed', 'text failed', 'mail not-wanted'])
    expect(await mailsOf(reference)).toEqual([])
  })

  it('is sent again by hand as a message of its own', async () => {
    const { reference } = await alerted('mail-again', failed)
    for (const seconds of [31, 300, 60]) await ask(seconds)
    const { rows } = await server().owner.query<{ notice_seq: string }>(
      'select notice_seq from message_notice where reference = $1',
      [`${reference}-mail`],
    )
    await server().ctx.tx((tx) => repeatNotice(tx, Number(rows[0]?.notice_seq)))
    await server().settle(20_000)
    expect(await outcomes(`${reference}-again-1`)).toEqual(['talk accepted'])
  })
})

it('an alert of which nothing is known at the end is sent by mail, which says that it may be a second copy', async () => {
  const { reference } = await alerted('mail-unknown', { kind: 'result-never', times: 2 })
  for (const seconds of [31, 200, 400]) await ask(seconds)
  expect(await outcomes(reference)).toEqual(['talk accepted', 'text accepted'])
  for (const seconds of [31, 200]) await ask(seconds)
  expect(await mailsOf(reference)).toEqual([])
  for (const seconds of [400, 60]) await ask(seconds)
  expect(await outcomes(reference)).toEqual(['talk accepted', 'text accepted', 'mail delivered'])
  expect((await mailsOf(reference)).map((m) => m.text.includes(`\n${maybeAgain.mail}\n`))).toEqual([true])
})

it('an alert whose 알림톡 arrives while nothing is known of its text is not sent by mail', async () => {
  const { reference } = await alerted('mail-late', { kind: 'result-never', times: 2 })
  for (const seconds of [31, 200, 400]) await ask(seconds)
  await server().owner.query(
    `update message_notice set result = 'delivered', result_at = app_now(), result_due = null where reference = $1`,
    [reference],
  )
  for (const seconds of [31, 200, 400]) await ask(seconds)
  expect(await outcomes(reference)).toEqual(['talk delivered', 'text accepted'])
})

it('an alert of a user without a number is sent by mail at once', async () => {
  const { reference } = await alerted('mail-only', null, 'watch-application', (seq) => erase('phone', seq))
  await ask(60)
  expect(await outcomes(reference)).toEqual(['talk no-number', 'mail delivered'])
  expect((await mailsOf(reference)).map((m) => m.text.includes(maybeAgain.mail))).toEqual([false])
})

it('what is no alert is not sent by mail', async () => {
  const { reference } = await alerted('mail-report', failed, 'report-ready')
  for (const seconds of [31, 300, 60, 60]) await ask(seconds)
  expect(await outcomes(reference)).toEqual(['talk failed', 'text failed'])
})
