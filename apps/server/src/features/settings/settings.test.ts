import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../testing/use-test-server.ts'
import { publishSettings, settingsDocument } from './publish-settings.ts'

const server = useTestServer({ worker: 'none' })
const publish = (document: unknown) => publishSettings(server().ctx, settingsDocument.parse(document))
type Ask = { key: string; platform?: 'web' | 'ios' | 'android'; source?: string; device?: string }
const isOn = async (ask: Ask, token?: string) => (await server().call('featureFlagEval', ask, { token })).data !== null

describe('a flag', () => {
  it('is off for a key that nobody has set, and the newest row holds', async () => {
    expect(await isOn({ key: 'nothing' })).toBe(false)
    await publish({ flags: [{ key: 'banner', value: 'blue', target: {} }] })
    expect((await server().call('featureFlagEval', { key: 'banner' })).data).toEqual({ key: 'banner', value: 'blue' })
    await publish({ flags: [{ key: 'banner', target: { percent: 0 } }] })
    expect(await isOn({ key: 'banner', device: 'a-device' })).toBe(false)
  })
  it('means platforms and sources', async () => {
    await publish({ flags: [{ key: 'popup', target: { platforms: ['ios'], sources: ['ione'] } }] })
    expect(await isOn({ key: 'popup', platform: 'ios', source: 'ione' })).toBe(true)
    expect(await isOn({ key: 'popup', platform: 'android', source: 'ione' })).toBe(false)
    expect(await isOn({ key: 'popup', platform: 'ios' })).toBe(false)
  })
  it('means a share of devices, always the same ones, and nobody whom it cannot tell apart', async () => {
    await publish({ flags: [{ key: 'share', target: { percent: 30 } }] })
    const devices = Array.from({ length: 100 }, (_, i) => `device-${i}`)
    const drawn = async () => {
      const on: string[] = []
      for (const device of devices) if (await isOn({ key: 'share', device })) on.push(device)
      return on
    }
    const first = await drawn()
    expect(first.length).toBeGreaterThan(15)
    expect(first.length).toBeLessThan(45)
    expect(await drawn()).toEqual(first)
    expect(await isOn({ key: 'share' })).toBe(false)
  })
  it('means named people whatever else it says', async () => {
    const token = await server().login('flagged')
    const { user_seq } = (await server().call('userInfo', {}, { token })).data
    await publish({ flags: [{ key: 'early', target: { users: [user_seq], percent: 0 } }] })
    expect(await isOn({ key: 'early' }, token)).toBe(true)
    expect(await isOn({ key: 'early' }, await server().login('kim'))).toBe(false)
  })
})

describe('an update of the app', () => {
  const release = {
    platform: 'ios',
    version: '2.10.0',
    force_below: '2.0',
    message: '새 버전이 나왔어요.',
    store_url: 'https://apps.apple.com/kr/app/id1',
    from: '2026-01-01T00:00:00Z',
  }
  const ask = async (app_version: string, device_push_token = 'token-a', platform: 'ios' | 'android' = 'ios') =>
    (await server().call('appUpdate', { device_push_token, platform, app_version })).data

  it('is asked for below the newest version, and forced below what must be taken', async () => {
    expect(await ask('1.0')).toMatchObject({ updateYn: false, forceUpdateYn: false, message: null })
    await publish({ releases: [release, { ...release, version: '3.0', from: '2099-01-01T00:00:00Z' }] })
    expect(await ask('2.10')).toMatchObject({ updateYn: false })
    expect(await ask('2.9.9')).toEqual({
      updateYn: true,
      forceUpdateYn: false,
      message: release.message,
      target_app_version: '2.10.0',
      store_url: release.store_url,
    })
    expect(await ask('1.9')).toMatchObject({ updateYn: true, forceUpdateYn: true })
    expect(await ask('1.0', 'token-a', 'android')).toMatchObject({ updateYn: false })
  })
  it('is not asked for again by a device that put it off, unless it must be taken', async () => {
    const input = { app_version: '2.9.9', target_app_version: '2.10.0', device_push_token: 'token-b' }
    for (let i = 0; i < 2; i++) expect((await server().call('appUpdateReject', input)).code).toBe(0)
    expect(await ask('2.9.9', 'token-b')).toMatchObject({ updateYn: false })
    expect(await ask('2.9.9', 'token-c')).toMatchObject({ updateYn: true })
    expect(await ask('1.9', 'token-b')).toMatchObject({ forceUpdateYn: true })
  })
  it('goes by what the device last said where the call does not say it', async () => {
    const bare = () => server().call('appUpdate', { device_push_token: 'token-d' })
    expect((await bare()).data.updateYn).toBe(false)
    await server().call('newDevice', { device_push_token: 'token-d', platform: 'ios', app_version: '2.1' })
    expect((await bare()).data.updateYn).toBe(true)
  })
})

describe('a device', () => {
  it('is new once, by its token, of which only the hash is kept', async () => {
    const greet = () => server().call('newDevice', { device_push_token: 'secret-token', app_version: '1.2' })
    expect((await greet()).data).toEqual({ is_new_device: true })
    expect((await greet()).data).toEqual({ is_new_device: false })
    const { rows } = await server().owner.query<{ row: string }>('select d::text as row from settings_device d')
    expect(rows.some((r) => r.row.includes('secret-token'))).toBe(false)
    expect((await server().call('newDevice', { device_push_token: '' })).code).toBe(9000)
  })
})
