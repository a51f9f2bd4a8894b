import { addDays, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { signIn } from '../../../testing/sign-in.ts'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { HOME, makePaidOrder, pass } from '../../testing/scenes.ts'
import { sweepShares } from './sweep-shares.ts'

const server = useTestServer()
afterEach(() => server().setClock(null))

const DAY = 86_400
const LANDLORD = '남궁예시'
async function delivered() {
  const token = (await signIn(server(), { persona: true })).token
  const order = await makePaidOrder(server(), token, HOME, { landlord_name: LANDLORD, faq_write: '비밀 질문이에요' })
  await server().settle(30_000)
  const report_seq = (await server().call('reportList', {}, { token })).data.reports[0]?.report_seq ?? 0
  return { token, order, report_seq }
}
type Made = Awaited<ReturnType<typeof delivered>>
async function share({ token, report_seq }: Made, over: object = {}) {
  const made = await server().call('shareMake', { report_seq, to: { link: true }, ...over }, { token })
  return { ...made, document: new URL(made.data?.url ?? 'http://x/').searchParams.get('document') ?? '' }
}
const open = (document: string, token?: string) => server().call('shareRead', { document }, { token })
const views = async ({ token }: Made) =>
  (await server().call('shareList', {}, { token })).data.groups[0]?.shares[0]?.views

describe('a link to a report', () => {
  it('shows the result to whoever has it, without a name, a unit or a word that was typed', async () => {
    const made = await delivered()
    const { document, data } = await share(made, { name: '엄마' })
    expect(data.until).toBe(addDays(dayInSeoul(server().ctx.now()), 7))
    const { code, data: seen, text, headers } = await open(document)
    expect(code).toBe(0)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toMatch(/noindex/)
    const own = (await server().call('reportOfUser', { id: made.report_seq }, { token: made.token })).data
    expect(seen.assessment.grade).toBe(own.assessment.grade)
    expect(seen.assessment.score).toBe(own.assessment.score)
    expect(seen.shared).toMatchObject({
      age_days: 0,
      changed: false,
      parts: ['risks', 'unknowns', 'money', 'register'],
    })
    const owners = 'value' in own.assessment.register.owners ? own.assessment.register.owners.value : []
    const names = own.assessment.register.entries
      .flatMap((e) => e.parties.map((p) => p.name))
      .filter((n) => n.length > 1)
    expect(names.length).toBeGreaterThan(0)
    for (const secret of [
      LANDLORD,
      '비밀 질문',
      '201호',
      '9012',
      own.assessment.register.uniqueNo ?? '',
      ...names,
      ...owners.map((o) => o.name),
    ])
      if (secret !== '') expect(text).not.toContain(secret)
    expect(text).not.toContain('merchant')
  })

  it('shows the parts that were chosen, and leaves the others out at the server', async () => {
    const { document } = await share(await delivered(), { parts: ['unknowns'] })
    const { assessment, shared } = (await open(document)).data
    expect(shared.parts).toEqual(['unknowns'])
    expect([assessment.findings, assessment.register.entries]).toEqual([[], []])
    expect('unknown' in assessment.price).toBe(true)
    expect(assessment.notChecked.length).toBeGreaterThan(0)
  })

  it('shows what was masked when it was made, sealed, and nothing of it is kept once it ended', async () => {
    const made = await delivered()
    const stored = async () =>
      (
        await server().owner.query('select masked_sealed from report_share where report_seq = $1 order by 1', [
          made.report_seq,
        ])
      ).rows.map((row) => row.masked_sealed as Buffer | null)
    const first = await share(made, { parts: ['unknowns', 'money'] })
    const [sealed] = await stored()
    expect(sealed?.length).toBeGreaterThan(1000)
    expect(sealed?.toString('latin1')).not.toContain('"grade"')
    const seen = (await open(first.document)).data
    // a share from before its content was stored is masked when it is opened: the same result
    await server().owner.query('update report_share set masked_sealed = null where share_seq = $1', [
      first.data.share_seq,
    ])
    expect((await open(first.document)).data.assessment).toEqual(seen.assessment)

    const revoked = await share(made)
    await server().call('shareChange', { share_seq: revoked.data.share_seq, act: 'revoke' }, { token: made.token })
    const short = await share(made, { until: addDays(dayInSeoul(server().ctx.now()), 1) })
    expect((await stored()).filter((one) => one !== null)).toHaveLength(1)
    await pass(server(), 3 * DAY)
    await sweepShares(server().ctx.db, 100, '1 year')
    expect((await stored()).filter((one) => one !== null)).toEqual([])
    expect((await open(short.document)).code).toBe(9201)
    await server().setClock(null)

    await share(made)
    await server().call(
      'operatorRefund',
      { order_seq: made.order.order_seq, amount: 9900, seen_back: 0, reason: '고객 요청, 통화로 확인' },
      { token: await server().login('operator-han') },
    )
    expect((await stored()).filter((one) => one !== null)).toEqual([])
  })

  it('ends: wrong, expired, revoked, refunded and left are the same bytes', async () => {
    const made = await delivered()
    const never = await open('a'.repeat(43))
    expect([never.code, never.status]).toEqual([9201, 410])
    const isOver = async (document: string) => expect((await open(document)).text).toBe(never.text)
    await isOver('짧은 글')

    const revoked = await share(made)
    const change = { share_seq: revoked.data.share_seq, act: 'revoke' } as const
    expect((await server().call('shareChange', change, { token: made.token })).data.state).toBe('revoked')
    await isOver(revoked.document)
    expect((await server().call('shareLook', { id: revoked.document }, {})).text).toBe(never.text)

    const short = await share(made, { until: addDays(dayInSeoul(server().ctx.now()), 1) })
    await pass(server(), 2 * DAY)
    await isOver(short.document)
    const prolong = {
      share_seq: short.data.share_seq,
      act: 'prolong',
      until: addDays(dayInSeoul(server().ctx.now()), 3),
    } as const
    expect((await server().call('shareChange', prolong, { token: made.token })).code).toBe(9201)
    await server().setClock(null)

    const left = await share(made)
    expect((await open(left.document)).code).toBe(0)
    const { rows } = await server().owner.query('select user_seq from order_order where order_seq = $1', [
      made.order.order_seq,
    ])
    await server().owner.query(
      `insert into account_withdrawal (user_seq, reason, due_at) values ($1, 'other', app_now() + interval '3 days')`,
      [rows[0].user_seq],
    )
    await isOver(left.document)

    const other = await delivered()
    const refunded = await share(other)
    await server().call(
      'operatorRefund',
      { order_seq: other.order.order_seq, amount: 9900, seen_back: 0, reason: '고객 요청, 통화로 확인' },
      { token: await server().login('operator-han') },
    )
    await server().settle(30_000)
    await isOver(refunded.document)
  })

  it('tells its age, and that its owner has a newer one', async () => {
    const made = await delivered()
    const { document } = await share(made, { until: addDays(dayInSeoul(server().ctx.now()), 30) })
    await pass(server(), 12 * DAY)
    expect((await open(document)).data.shared.age_days).toBe(12)
    expect((await server().call('shareLook', { id: document }, {})).data).toMatchObject({
      age_days: 12,
      state: 'live',
      needs: 'none',
    })
  })

  it('counts who opened it: not its sender, not a HEAD, not a messenger that draws a preview', async () => {
    const made = await delivered()
    const { document } = await share(made)
    await open(document, made.token)
    const url = `${server().origin}/api/v1/report/user/cart/share?document=${document}`
    for (const agent of [
      'facebookexternalhit/1.1; kakaotalk-scrap/1.0',
      'TelegramBot (like TwitterBot)',
      'Slackbot-LinkExpanding 1.0',
      '',
    ])
      expect((await fetch(url, { headers: { 'user-agent': agent } })).status).toBe(200)
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(404)
    await server().call('shareLook', { id: document }, {})
    expect(await views(made)).toBe(0)
    await fetch(url, {
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/130 Mobile KAKAOTALK 11.0.1' },
    })
    expect(await views(made)).toBe(1)
  })

  it('is for at most thirty days, and its token stands nowhere in the database', async () => {
    const made = await delivered()
    const today = dayInSeoul(server().ctx.now())
    expect((await share(made, { until: addDays(today, 31) })).data).toEqual({ until: 'too-late' })
    expect((await share(made, { until: addDays(today, -1) })).data).toEqual({ until: 'past' })
    expect((await share(made, { to: { link: true, phone: '01012345678' } })).data).toEqual({ to: 'one-of' })
    const { document } = await share(made)
    const { rows } = await server().owner.query<{ t: string }>(
      `select string_agg(query_to_xml(format('select * from %I.%I', table_schema, table_name), true, false, '')::text, '') as t
       from information_schema.tables where table_schema in ('public', 'apart') and table_type = 'BASE TABLE'`,
    )
    expect(rows[0]?.t.length).toBeGreaterThan(10_000)
    expect(rows[0]?.t.includes(document)).toBe(false)
  })
})

describe('a message with a link', () => {
  it('goes to the number, names its sender, five a day, and forgets both', async () => {
    const made = await delivered()
    for (let i = 0; i < 5; i += 1)
      expect((await share(made, { to: { phone: '+82 10-5555-0199' }, name: '아빠' })).code).toBe(0)
    expect((await share(made, { to: { phone: '01055550199' } })).code).toBe(9202)
    expect((await share(made, { to: { phone: '02-123-4567' } })).data).toEqual({ to: 'mobile' })
    await server().settle(30_000)
    const [group] = (await server().call('shareList', {}, { token: made.token })).data.groups
    expect(group).toMatchObject({ name: '아빠', verified: null })
    expect(group?.shares.map((s) => [s.message, s.phone_tail])).toEqual(Array(5).fill(['sent', '0199']))
    const { rows } = await server().owner.query(
      `select count(*)::int as n from report_share where num_nonnulls(phone_sealed, link_sealed) > 0`,
    )
    expect(rows).toEqual([{ n: 0 }])
    const { messages } = await server().control<{ messages: { to: string; text: string }[] }>('messages')
    const text = messages.findLast((m) => m.to === '01055550199')?.text ?? ''
    expect(text).toMatch(/(?:○ 님|아는 분)이 전월세 보고서를 보여 드려요/)
  })
})

describe('an accepted message with a link', () => {
  const states = async ({ token }: Made) =>
    (await server().call('shareList', {}, { token })).data.groups[0]?.shares.map((s) => s.message)
  async function sent(result: 'result-failed' | 'result-late'): Promise<Made> {
    const made = await delivered()
    await server().control('faults', { service: 'messaging', kind: result, times: 1, ms: 200 })
    expect((await share(made, { to: { phone: '01055550198' } })).code).toBe(0)
    await server().settle(20_000)
    expect(await states(made)).toEqual(['sent'])
    return made
  }
  const later = async (seconds: number) => {
    await pass(server(), seconds)
    await server().settle(20_000)
  }

  it('that does not reach the phone is not said to be sent', async () => {
    const made = await sent('result-failed')
    // The vendor may still send it as a text.
    await later(61)
    expect(await states(made)).toEqual(['sent'])
    await later(300)
    expect(await states(made)).toEqual(['failed'])
  })

  it('is asked for until its result is there', async () => {
    const made = await sent('result-late')
    await later(61)
    await later(301)
    expect(await states(made)).toEqual(['sent'])
    const { rows } = await server().owner.query<{ n: number }>(
      `select count(*)::int as n from platform_job where name = 'report.share-delivery'`,
    )
    expect(rows).toEqual([{ n: 0 }])
  })
})

describe('a realtor', () => {
  it('opens what is shared with them by their own key, signs it, and sees no earlier report and no unit', async () => {
    const made = await delivered()
    const realtor = await signIn(server(), { role: 'realtor' })
    const stranger = await signIn(server(), { role: 'realtor' })
    const { data, document } = await share(made, { to: { realtor_seq: realtor.seq } })
    const key = (await server().call('orderUsers', {}, { token: realtor.token })).data.orders[0]
    expect(key).toMatchObject({
      role: 'realtor',
      report_seq: made.report_seq,
      address: expect.not.stringContaining('201'),
    })
    const read = (realtorKey: string, token: string) =>
      server().call('reportOfUser', { id: made.report_seq, realtor: realtorKey }, { token })
    expect((await read(key?.realtor ?? '', realtor.token)).data).toMatchObject({ shared: { changed: false } })
    expect((await read(key?.realtor ?? '', stranger.token)).code).toBe(9201)
    expect((await read(document, stranger.token)).code).toBe(9201)
    expect((await open(document)).code).toBe(9201)
    expect((await server().call('reportOfUser', { id: made.report_seq }, { token: realtor.token })).code).toBe(9004)
    const previous = await server().call(
      'reportPrevious',
      { id: made.report_seq, realtor: key?.realtor ?? '' },
      { token: realtor.token },
    )
    expect(previous.data.previous).toBeNull()
    const detail = await server().call(
      'orderDetailRealtor',
      { order_seq: made.order.order_seq, realtor: key?.realtor ?? '' },
      { token: realtor.token },
    )
    expect(detail.data).toMatchObject({ building_ho: null, building_dong: null, deposit_amount: 180_000_000 })
    const sign = { share_seq: data.share_seq, act: 'sign' } as const
    expect((await server().call('shareChange', sign, { token: stranger.token })).code).toBe(9004)
    expect((await server().call('shareChange', sign, { token: made.token })).code).toBe(9004)
    const before = (await read(key?.realtor ?? '', realtor.token)).data
    expect(before.shared?.sign).toEqual({ share_seq: data.share_seq, signed_at: null })
    expect((await server().call('shareChange', sign, { token: realtor.token })).code).toBe(0)
    const after = (await read(key?.realtor ?? '', realtor.token)).data
    expect(after.shared?.sign?.signed_at).not.toBeNull()
    const list = (await server().call('reportList', { shared: 'true' }, { token: realtor.token })).data
    expect(list).toMatchObject({
      reports: [],
      total: 1,
      shared: [{ realtor: expect.any(String), signed_at: after.shared?.sign?.signed_at, address: expect.any(String) }],
    })
    expect(JSON.stringify(list)).not.toContain('201호')
    expect((await open(list.shared[0]?.realtor ?? '', stranger.token)).code).toBe(9201)
    expect((await server().call('reportList', { shared: 'true' }, { token: stranger.token })).data.shared).toEqual([])
    const [group] = (await server().call('shareList', {}, { token: made.token })).data.groups
    expect(group?.shares[0]?.signed_at).not.toBeNull()
    expect(group?.shares[0]?.views).toBe(3)
    const info = (await server().call('realtorInfo', { order_seq: made.order.order_seq }, { token: made.token })).data
    expect(info).toMatchObject({ realtor: { realtor_seq: realtor.seq }, realtor_count: null })
    const people = (await server().call('reportUsers', { report_seq: made.report_seq }, { token: made.token })).data
      .people
    expect(people.map((p) => p.role)).toEqual(['me', 'realtor'])
  })
})
