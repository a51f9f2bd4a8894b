import { addDays, day, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'

const server = useTestServer({ worker: 'none' })
const han = () => server().login('operator-han')
const reason = '이번 달 결산에서 확인'
const published = async (token: string) => (await server().call('operatorSettings', {}, { token })).data
const savedFor = async (call: string) =>
  (
    await server().owner.query<{ subject: object; reason: string }>(
      `select subject, reason from operator_audit where call = $1 order by audit_seq`,
      [call],
    )
  ).rows
const grounds = { as_of: day('2026-11-20'), source: '보고서 원장 합계' }

describe('a figure', () => {
  const figure = { key: 'protected-deposit' as const, value: 1_200_000_000, ...grounds, reason }
  const amount = async () => (await server().call('analyticsCumulativeAmount', {})).data.amount
  it('takes the place of the one before it, and is taken back with a reason', async () => {
    const token = await han()
    expect((await server().call('operatorFigureMake', figure, { token })).code).toBe(0)
    expect(await amount()).toEqual({ value: 1_200_000_000, ...grounds, sample: false })
    const later = { ...figure, value: 1_500_000_000, as_of: day('2026-11-21') }
    await server().call('operatorFigureMake', later, { token })
    expect(await amount()).toMatchObject({ value: 1_500_000_000, as_of: '2026-11-21' })
    await server().call('operatorFigureMake', { ...later, value: null, reason: '잘못 더함' }, { token })
    expect(await amount()).toBeNull()
    expect((await published(token)).figures).toContainEqual({
      key: 'protected-deposit',
      value: null,
      as_of: '2026-11-21',
      source: grounds.source,
    })
    const rows = await savedFor('operatorFigureMake')
    expect(rows).toHaveLength(3)
    expect(rows[0]).toEqual({
      subject: { key: 'protected-deposit', value: 1_200_000_000, as_of: '2026-11-20' },
      reason,
    })
    expect(rows[2]).toMatchObject({ subject: { value: null }, reason: '잘못 더함' })
  })
  it('of a day to come, without a source or a reason is refused, and another’s word is none', async () => {
    const token = await han()
    const tomorrow = addDays(dayInSeoul(server().ctx.now()), 1)
    for (const [over, data] of [
      [{ as_of: tomorrow }, { as_of: 'day-too-late' }],
      [{ source: ' ' }, { source: 'missing' }],
      [{ reason: '왜' }, { reason: 'too-short' }],
    ] as const)
      expect(await server().call('operatorFigureMake', { ...figure, ...over }, { token })).toMatchObject({
        code: 9000,
        data,
      })
    expect((await server().call('operatorFigureMake', figure, { token: await server().login('kim') })).code).toBe(9003)
  })
})

describe('a voice', () => {
  const review = {
    review: 'villa-2026-11',
    who: '다세대 · 전세',
    said: '등기부를 읽을 수 있게 됐어요.',
    ...grounds,
    reason,
  }
  const heard = async () => (await server().call('analyticsMarketing', {})).data.reviews.filter((r) => !r.sample)
  it('is read under a name that is used once, and is off at once when it is taken off', async () => {
    const token = await han()
    expect((await server().call('operatorReviewMake', review, { token })).code).toBe(0)
    const shown = { name: review.review, who: review.who, said: review.said, ...grounds }
    expect(await heard()).toEqual([{ ...shown, sample: false }])
    expect((await published(token)).reviews).toEqual([shown])
    expect(await server().call('operatorReviewMake', { ...review, said: '다른 말' }, { token })).toMatchObject({
      code: 9000,
      data: { review: 'taken' },
    })
    const end = { review: review.review, end: true, reason: '본인이 내려 달라고 함' } as const
    const { data } = await server().call('operatorReviewEnd', end, { token })
    expect(await heard()).toEqual([])
    expect((await published(token)).reviews).toEqual([])
    expect((await server().call('operatorReviewEnd', end, { token })).data).toEqual(data)
    expect((await server().call('operatorReviewEnd', { ...end, review: 'never-was' }, { token })).code).toBe(9004)
    expect((await savedFor('operatorReviewMake'))[0]).toEqual({
      subject: { review: review.review, as_of: '2026-11-20' },
      reason,
    })
    expect((await savedFor('operatorReviewEnd'))[0]).toEqual({ subject: { review: review.review }, reason: end.reason })
  })
})

describe('a new flag', () => {
  const flag = {
    key: 'back-office-new',
    seen: null,
    value: 'on',
    percent: 0,
    platforms: ['android' as const],
    sources: ['ione'],
    users: [],
    reason,
  }
  it('means whom it says, and another row of it whom that says', async () => {
    const token = await han()
    const kim = await server().login('kim')
    const { user_seq } = (await server().call('userInfo', {}, { token: kim })).data
    const isOn = async (platform: 'web' | 'android', source?: string) =>
      (await server().call('featureFlagEval', { key: flag.key, platform, source }, { token: kim })).data !== null
    const first = (await server().call('operatorFlagMake', { ...flag, percent: 100 }, { token })).data
    expect([await isOn('android', 'ione'), await isOn('android'), await isOn('web', 'ione')]).toEqual([
      true,
      false,
      false,
    ])
    const named = { ...flag, seen: first.flag_seq, platforms: [], sources: [], users: [user_seq] }
    expect((await server().call('operatorFlagMake', named, { token })).code).toBe(0)
    expect(await isOn('web')).toBe(true)
    expect((await published(token)).flags.find((f) => f.key === flag.key)).toMatchObject({
      percent: 0,
      platforms: [],
      sources: [],
      named: 1,
    })
    expect((await savedFor('operatorFlagMake'))[0]).toEqual({
      subject: { key: flag.key, value: 'on', percent: 100 },
      reason,
    })
  })
  it('means the internal testers, as they are listed at the time, where it says so', async () => {
    const token = await han()
    const kim = await server().login('kim')
    const { user_seq } = (await server().call('userInfo', {}, { token: kim })).data
    const make = async (over: { key: string; users?: number[]; seen?: number; testers?: boolean }) =>
      (await server().call('operatorFlagMake', { ...flag, platforms: [], sources: [], ...over }, { token })).data
    const isOn = async (key: string) =>
      (await server().call('featureFlagEval', { key, platform: 'web' }, { token: kim })).data !== null
    await make({ key: 'back-office-tested', testers: true })
    await make({ key: 'back-office-untested' })
    expect([await isOn('back-office-tested'), await isOn('internal-testers')]).toEqual([false, false])
    const list = await make({ key: 'internal-testers', users: [user_seq] })
    expect(await Promise.all(['back-office-tested', 'back-office-untested', 'internal-testers'].map(isOn))).toEqual([
      true,
      false,
      true,
    ])
    expect((await published(token)).testers).toEqual([user_seq])
    const wider = { ...flag, key: 'internal-testers', seen: list.flag_seq, percent: 100 }
    expect((await server().call('operatorFlagMake', wider, { token })).data).toEqual({ percent: 'by-name-only' })
    const turned = { flag_seq: list.flag_seq, percent: 1, reason }
    expect((await server().call('operatorFlag', turned, { token })).data).toEqual({ percent: 'by-name-only' })
    await make({ key: 'internal-testers', seen: list.flag_seq })
    expect([await isOn('back-office-tested'), await isOn('internal-testers')]).toEqual([false, false])
  })
  it('that another operator has written meanwhile stays as they wrote it, also of two at once', async () => {
    const token = await han()
    const one = { ...flag, key: 'back-office-both' }
    const codes = await Promise.all(
      [10, 20].map((percent) => server().call('operatorFlagMake', { ...one, percent }, { token })),
    )
    expect(codes.map((r) => r.code).toSorted((a, b) => a - b)).toEqual([0, 9131])
    expect((await server().call('operatorFlagMake', { ...one, percent: 101 }, { token })).code).toBe(9000)
  })
})

describe('an experiment', () => {
  const experiment = 'a-b/prevention'
  const seen = async (device: string, create: 'Y' | 'N' = 'Y') =>
    (await server().call('userExperiment', { domain: 'a-b', type: 'prevention', device, create })).data.arm
  it('ends with one arm for everybody, and goes on where it was when it is drawn again', async () => {
    const token = await han()
    const devices = Array.from({ length: 8 }, (_, n) => `device-number-${String(n).padStart(6, '0')}`)
    const before = await Promise.all(devices.map((device) => seen(device)))
    const set = (only: string | null) =>
      server().call('operatorExperimentSet', { experiment, only, reason: '두 주 동안 본 결과' }, { token })
    expect((await set('b')).data).toEqual({ only: 'b' })
    expect(new Set(await Promise.all(devices.map((device) => seen(device))))).toEqual(new Set(['b']))
    // It assigns no user to an arm.
    expect(await seen('device-number-999999')).toBe('b')
    const publishedExperiment = async () => (await published(token)).experiments.find((e) => e.name === experiment)
    expect(await publishedExperiment()).toMatchObject({ only: 'b' })
    expect((await publishedExperiment())?.arms.reduce((sum, { people }) => sum + people, 0)).toBe(8)
    expect((await set(null)).code).toBe(0)
    expect(await Promise.all(devices.map((device) => seen(device)))).toEqual(before)
    expect(await seen('device-number-999999', 'N')).toBeNull()
    expect((await savedFor('operatorExperimentSet'))[0]).toEqual({
      subject: { experiment, only: 'b' },
      reason: '두 주 동안 본 결과',
    })
  })
  it('has arms of its own, and a name', async () => {
    const token = await han()
    const set = (name: string, only: string) =>
      server().call('operatorExperimentSet', { experiment: name, only, reason }, { token })
    expect(await set(experiment, 'z')).toMatchObject({ code: 9000, data: { only: 'not-an-option' } })
    for (const none of ['a-b/other', 'constructor/name', 'a-b', '']) expect((await set(none, 'a')).code).toBe(9004)
  })
})
