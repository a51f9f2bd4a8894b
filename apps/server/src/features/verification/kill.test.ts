import { expect, it } from 'vitest'
import { createCaller } from '../../testing/caller.ts'
import { useTestServer } from '../../testing/use-test-server.ts'
import { passWindow } from '../testing/verification-scene.ts'

const server = useTestServer()

it.each([
  ['verification.asked', '19910304', '01044440101'],
  ['verification.answered', '19910305', '01044440102'],
])(
  'an API process killed at %s: the same result taken again verifies the telephone once',
  async (killAt, birth, phone) => {
    const token = await server().login(`new-${killAt.replace('.', '-')}`)
    const { data } = await server().call('phonePrepare', { phone }, { token })
    const back = await passWindow(server(), data.merchant_uid, { name: '이서연', birth, phone })
    const result = { imp_uid: back.get('imp_uid') ?? 'imp_none', merchant_uid: data.merchant_uid }
    const { origin, child } = await server().startApi({ killAt })
    await expect(createCaller(origin)('phoneResult', result, { token })).rejects.toThrow()
    expect(await child.ended).toMatchObject({ signal: 'SIGKILL' })
    const taken = await server().call('phoneResult', result, { token })
    expect(taken).toMatchObject({ code: 0, data: { name: '이서연' } })
    expect((await server().call('phoneResult', result, { token })).data).toEqual(taken.data)
  },
  30_000,
)
