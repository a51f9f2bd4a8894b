import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../testing/use-test-server.ts'
import { publishSettings, settingsDocument } from '../settings/publish-settings.ts'
import { publishShell, shellDocument } from '../shell/publish-shell.ts'

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
    await setFlag('desk-read', { percent: 10 })
    await setFlag('desk-read', { percent: 40, platforms: ['ios'], sources: ['ione'], users: [1, 2] })
    const release = { platform: 'ios', version: '3.1', force_below: '2.0', message: '더 빨라졌어요.' }
    const store = { store_url: 'https://apps.apple.com/app/1', from: '2026-01-01T00:00:00.000Z' }
    await publishSettings(server().ctx, settingsDocument.parse({ releases: [{ ...release, ...store }] }))
    const notice = { name: 'desk-notice', entry: 'all', title: '점검 안내', source: '운영', from_day: '2026-01-01' }
    const old = { ...notice, name: 'desk-over', to_day: '2026-01-02' }
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
    const told = await readSettings(token)
    expect(told.flags.filter((f) => f.key === 'desk-read')).toMatchObject([
      { value: 'on', percent: 40, platforms: ['ios'], sources: ['ione'], named: 2 },
    ])
    expect(told.releases).toContainEqual({ ...release, release_seq: expect.any(Number), from: store.from })
    expect(told.notices.map((n) => n.name)).toEqual(['desk-notice'])
    expect(told.figures).toContainEqual({ key: 'customers', value: 7, ...grounds })
    expect(told.experiments).toContainEqual({
      name: 'a-b/dateconfirm',
      arm: expect.stringMatching(/^[ab]$/),
      people: 1,
    })
    const service = told.terms.filter((t) => t.code === 'service')
    expect(service.filter((t) => t.state === 'now')).toHaveLength(1)
    expect(service.find((t) => t.state === 'now')).toMatchObject({ required: true })
  })
})

describe('a flag', () => {
  it('is turned off and on again for all whom it means, with a row that says who and why', async () => {
    const token = await han()
    await setFlag('desk-turn', { platforms: ['android'] })
    const turn = async (percent: number) =>
      server().call(
        'operatorFlag',
        { flag_seq: (await flagOf('desk-turn', token)).flag_seq, percent, reason },
        { token },
      )
    expect(await isOn('desk-turn', 'one')).toBe(true)
    const { data } = await turn(0)
    expect(await isOn('desk-turn', 'one')).toBe(false)
    expect(await flagOf('desk-turn', token)).toMatchObject({ flag_seq: data.flag_seq, platforms: ['android'] })
    expect((await turn(100)).code).toBe(0)
    expect(await isOn('desk-turn', 'one')).toBe(true)
    const { rows: kept } = await server().owner.query(
      `select subject->>'percent' as percent, reason from operator_audit where call = 'operatorFlag' order by audit_seq`,
    )
    expect(kept).toEqual([
      { percent: '0', reason },
      { percent: '100', reason },
    ])
  })

  it('that another operator has turned meanwhile stays as he left it, also of two at once', async () => {
    const token = await han()
    await setFlag('desk-race', {})
    const { flag_seq } = await flagOf('desk-race', token)
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
