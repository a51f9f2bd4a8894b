import { describe, expect, it } from 'vitest'
import { useTestServer } from './use-test-server.ts'

const server = useTestServer()

describe('the whole server beside its sandbox', () => {
  it('logs a persona in, who is then known', async () => {
    const token = await server().login('kim')
    expect(await server().call('userInfo', {}, { token })).toMatchObject({
      status: 200,
      code: 0,
      data: { role: 'user' },
    })
    expect(await server().call('userInfo', {})).toMatchObject({ status: 401, code: 9001 })
  })
  it('has one clock: the sandbox, the database and every process', async () => {
    const later = new Date(Date.now() + 40 * 86_400_000)
    await server().setClock(later)
    const { rows } = await server().owner.query<{ at: Date }>('select app_now() as at')
    for (const at of [server().ctx.now(), rows[0]?.at])
      expect(Math.abs((at?.getTime() ?? 0) - later.getTime())).toBeLessThan(10_000)
    await server().setClock(null)
    expect(Math.abs(server().ctx.now().getTime() - Date.now())).toBeLessThan(10_000)
  })
  it('passes the sandbox on at our own origin', async () => {
    const sdk = await fetch(`${server().origin}${server().ctx.settings.portone.sdkUrl}`)
    expect([sdk.status, sdk.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
    expect((await fetch(`${server().origin}${server().ctx.settings.payple.sdkUrl}`)).status).toBe(200)
  })
})
