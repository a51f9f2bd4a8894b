import { addDays, day, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { publishSettings, settingsDocument } from '../../settings/publish-settings.ts'
import { publishShell, shellDocument } from '../../shell/publish-shell.ts'

const server = useTestServer()
const han = () => server().login('operator-han')
const reason = '접속이 몰려 잠시 끔'
const setFlag = (key: string, target: object) =>
  publishSettings(server().ctx, settingsDocument.parse({ flags: [{ key, target }] }))
const readSettings = async (token: string) => (await server().call('operatorSettings', {}, { token })).data
const flagOf = async (key: string, token: string) => {
  const flag = (await readSettings(token)).flags.find((f) => f.key === key)
  if (!flag) throw new Error(`no flag ${key}`)
  return flag
}
const isOn = async (key: string, device: string) =>
  (await server().call('featureFlagEval', { key, device, platform: 'android' })).data !== null

describe('what is published', () => {
  it('is read as it is in force: the newest flag, releases, notices, terms by version, arms and figures', async () => {
    const token = await han()
    const grounds = { as_of: '2026-11-20', source: '보고서 원장 합계' }
    await setFlag('back-office-read', { percent: 10 })
    await setFlag('back-office-read', { percent: 40, platforms: ['ios'], sources: ['ione'], users: [1, 2] })
    const release = { platform: 'ios', version: '3.1', force_below: '2.0', message: '더 빨라졌어요.' }
    const store = { store_url: 'https://apps.apple.com/app/1', from: '2026-01-01T00:00:00.000Z' }
    await publishSettings(server().ctx, settingsDocument.parse({ releases: [{ ...release, ...store }] }))
    const notice = {
      name: 'back-office-notice',
      entry: 'all',
      title: '점검 안내',
      source: '운영',
      from_day: '2026-01-01',
    }
    const old = { ...notice, name: 'back-office-over', to_day: '2026-01-02' }
    await publishShell(
      server().ctx,
      shellDocument.parse({
        figures: [{ key: 'customers', value: 7, ...grounds }],
        notices: [notice, old].map((n) => ({ ...n, items: ['밤 2시부터 3시까지'] })),
      }),
    )
    await server().call('userExperiment', {
      domain: 'a-b',
      type: 'dateconfirm',
      device: 'device-number-000001',
      create: 'Y',
    })
    const answer = await readSettings(token)
    expect(answer.flags.filter((f) => f.key === 'back-office-read')).toMatchObject([
      { value: 'on', percent: 40, platforms: ['ios'], sources: ['ione'], named: 2 },
    ])
    expect(answer.releases).toContainEqual({ ...release, release_seq: expect.any(Number), from: store.from })
    expect(answer.notices.map((n) => n.name)).toEqual(['back-office-notice'])
    expect(answer.figures).toContainEqual({ key: 'customers', value: 7, ...grounds })
    const tried = answer.experiments.find((e) => e.name === 'a-b/dateconfirm')
    expect(tried).toMatchObject({ only: null, arms: [{ arm: 'a' }, { arm: 'b' }] })
    expect(tried?.arms.reduce((sum, { people }) => sum + people, 0)).toBe(1)
    const service = answer.terms.filter((t) => t.code === 'service')
    expect(service.filter((t) => t.state === 'now')).toHaveLength(1)
    expect(service.find((t) => t.state === 'now')).toMatchObject({ required: true })
  })
})

describe('a flag', () => {
  it('is turned off and on again for all whom it means, with a row that says who and why', async () => {
    const token = await han()
    await setFlag('back-office-turn', { platforms: ['android'] })
    const turn = async (percent: number) =>
      server().call(
        'operatorFlag',
        { flag_seq: (await flagOf('back-office-turn', token)).flag_seq, percent, reason },
        { token },
      )
    expect(await isOn('back-office-turn', 'one')).toBe(true)
    const { data } = await turn(0)
    expect(await isOn('back-office-turn', 'one')).toBe(false)
    expect(await flagOf('back-office-turn', token)).toMatchObject({ flag_seq: data.flag_seq, platforms: ['android'] })
    expect((await turn(100)).code).toBe(0)
    expect(await isOn('back-office-turn', 'one')).toBe(true)
    const { rows: stored } = await server().owner.query(
      `select subject->>'percent' as percent, reason from operator_audit where call = 'operatorFlag' order by audit_seq`,
    )
    expect(stored).toEqual([
      { percent: '0', reason },
      { percent: '100', reason },
    ])
  })

  it('that another operator has turned meanwhile stays as they left it, also of two at once', async () => {
    const token = await han()
    await setFlag('back-office-race', {})
    const { flag_seq } = await flagOf('back-office-race', token)
    const turn = (percent: number) => server().call('operatorFlag', { flag_seq, percent, reason }, { token })
    const codes = (await Promise.all([turn(0), turn(30), turn(60)])).map((r) => r.code).toSorted((a, b) => a - b)
    expect(codes).toEqual([0, 9131, 9131])
    expect((await turn(100)).code).toBe(9131)
    const none = { flag_seq: 987_654_321, percent: 0, reason }
    expect((await server().call('operatorFlag', none, { token })).code).toBe(9004)
    const silent = { flag_seq, percent: 0, reason: ' ' }
    expect((await server().call('operatorFlag', silent, { token })).code).toBe(9000)
  })
})

/** The access log's rows of one call. */
const savedFor = async (call: string) =>
  (
    await server().owner.query<{ subject: object; reason: string }>(
      `select subject, reason from operator_audit where call = $1 order by audit_seq`,
      [call],
    )
  ).rows

describe('a notice', () => {
  const figures = {
    notice: 'night-work',
    entry: 'main' as const,
    title: '점검 안내',
    items: ['밤 2시부터 3시까지'],
    from_day: day('2026-01-01'),
    source: '운영팀',
    reason: '점검 일정 확정',
  }
  const shown = async () =>
    (await server().call('analyticsMarketing', {})).data.notices.map((n) => n.name).filter((n) => n === figures.notice)
  it('is read from its day on, once under its name, and is off every page as soon as it is taken off', async () => {
    const token = await han()
    expect((await server().call('operatorNoticeMake', figures, { token })).code).toBe(0)
    expect(await shown()).toEqual([figures.notice])
    const again = { ...figures, title: '다른 말' }
    expect(await server().call('operatorNoticeMake', again, { token })).toMatchObject({
      code: 9000,
      data: { notice: 'taken' },
    })
    const end = { notice: figures.notice, end: true, reason: '점검 취소' } as const
    const { data } = await server().call('operatorNoticeEnd', end, { token })
    expect(await shown()).toEqual([])
    expect((await server().call('operatorNoticeEnd', end, { token })).data).toEqual(data)
    expect((await readSettings(token)).notices.map((n) => n.name)).not.toContain(figures.notice)
    expect((await server().call('operatorNoticeEnd', { ...end, notice: 'never-was' }, { token })).code).toBe(9004)
    expect(await savedFor('operatorNoticeMake')).toContainEqual({
      subject: { notice: figures.notice, entry: 'main', from_day: figures.from_day, to_day: null },
      reason: figures.reason,
    })
    expect((await savedFor('operatorNoticeEnd'))[0]).toEqual({
      subject: { notice: figures.notice },
      reason: end.reason,
    })
  })
  it.each([
    [{ to_day: day('2025-12-31') }, { to_day: 'day-too-early' }],
    [{ items: [] }, { items: 'missing' }],
    [{ notice: 'Not a name' }, { notice: 'bad-characters' }],
    [{ reason: ' ' }, { reason: 'too-short' }],
  ])('is refused: %o', async (over, data) => {
    expect(await server().call('operatorNoticeMake', { ...figures, ...over }, { token: await han() })).toMatchObject({
      code: 9000,
      data,
    })
  })
})

describe('a version of the app', () => {
  const release = {
    platform: 'android',
    version: '4.2',
    force_below: '4.0',
    message: '더 빨라졌어요.',
    store_url: 'https://play.google.com/store/apps/details?id=x',
    from: '2026-01-01T00:00:00.000Z',
    reason: '4.2 심사 통과',
  } as const
  it('is asked for from its day on; one that nobody could reach is refused', async () => {
    const token = await han()
    expect((await server().call('operatorReleaseMake', release, { token })).code).toBe(0)
    const ask = async (app_version: string) =>
      (
        await server().call('appUpdate', {
          device_push_token: `back-office-${app_version}`,
          platform: 'android',
          app_version,
        })
      ).data
    expect(await ask('3.9')).toMatchObject({ forceUpdateYn: true, target_app_version: '4.2', message: release.message })
    expect(await ask('4.1')).toMatchObject({ forceUpdateYn: false, updateYn: true })
    const never = { ...release, force_below: '4.10' }
    expect(await server().call('operatorReleaseMake', never, { token })).toMatchObject({
      code: 9000,
      data: { force_below: 'newer-than-version' },
    })
    // Withdrawn: the same version again, as an optional update.
    const calm = { ...release, force_below: null }
    expect((await server().call('operatorReleaseMake', calm, { token })).code).toBe(0)
    expect(await ask('3.8')).toMatchObject({ forceUpdateYn: false, updateYn: true })
    expect((await savedFor('operatorReleaseMake')).at(0)).toEqual({
      subject: { platform: 'android', version: '4.2', force_below: '4.0', from: release.from },
      reason: release.reason,
    })
  })
})

describe('the next version of terms', () => {
  const today = () => dayInSeoul(server().ctx.now())
  const next = async (token: string) => {
    const version = Math.max(
      ...(await readSettings(token)).terms.filter((t) => t.code === 'marketing').map((t) => t.version),
    )
    return {
      terms: 'marketing',
      version: version + 1,
      title: '혜택과 소식 받기',
      body: '새 기능과 혜택을 알림톡으로 보내 드려요. 거둘 때까지 보관해요.',
      worse: false,
      from_day: addDays(today(), 7),
      reason: '보내는 수단을 알림톡으로 줄임',
    }
  }
  it('holds from a day that leaves time to read it, and stays as optional as it was', async () => {
    const token = await han()
    const input = await next(token)
    const early = [
      { ...input, from_day: addDays(today(), 6) },
      { ...input, worse: true, from_day: addDays(today(), 29) },
    ]
    for (const one of early)
      expect(await server().call('operatorTermsMake', one, { token })).toMatchObject({
        code: 9000,
        data: { from_day: 'day-too-early' },
      })
    expect((await server().call('operatorTermsMake', input, { token })).code).toBe(0)
    const marketingTerms = (await readSettings(token)).terms.filter((t) => t.code === 'marketing')
    expect(marketingTerms[0]).toEqual({
      code: 'marketing',
      version: input.version,
      title: input.title,
      required: false,
      from: input.from_day,
      state: 'later',
    })
    const inForce = async () =>
      (await server().call('termsList', {})).data.terms.find((t) => t.code === 'marketing')?.version
    expect(await inForce()).toBe(input.version - 1)
    expect((await savedFor('operatorTermsMake')).at(-1)).toEqual({
      subject: { terms: 'marketing', version: input.version, from_day: input.from_day },
      reason: input.reason,
    })
    // Never before a version that was announced already.
    const late = { ...(await next(token)), from_day: addDays(today(), 60) }
    expect((await server().call('operatorTermsMake', late, { token })).code).toBe(0)
    const before = { ...late, version: late.version + 1, from_day: addDays(today(), 59) }
    expect((await server().call('operatorTermsMake', before, { token })).code).toBe(9000)
  })
  it('is made once, also by two operators at once, and of no other terms than there are', async () => {
    const token = await han()
    const expected = { ...(await next(token)), from_day: addDays(today(), 90) }
    const both = await Promise.all(
      ['한 사람', '또 한 사람'].map((who) =>
        server().call('operatorTermsMake', { ...expected, reason: `${who}이 공개` }, { token }),
      ),
    )
    expect(both.map((r) => r.code).toSorted((a, b) => a - b)).toEqual([0, 9131])
    expect(
      (await server().call('operatorTermsMake', { ...expected, version: expected.version + 5 }, { token })).code,
    ).toBe(9131)
    expect((await server().call('operatorTermsMake', { ...expected, terms: 'never-was' }, { token })).code).toBe(9004)
  })
})
