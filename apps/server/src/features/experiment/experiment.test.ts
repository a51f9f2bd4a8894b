import { expect, it } from 'vitest'
import { useTestServer } from '../../testing/use-test-server.ts'

const server = useTestServer({ worker: 'none' })
const device = (n: number) => `device-number-${String(n).padStart(6, '0')}`
const arm = async (ask: { create?: 'Y' | 'N'; device?: string }, token?: string) =>
  (await server().call('userExperiment', { domain: 'a-b', type: 'prevention', ...ask }, { token })).data.arm

it('gives an arm only to who asks for one, and the same one ever after', async () => {
  expect(await arm({ device: device(1) })).toBeNull()
  const first = await arm({ device: device(1), create: 'Y' })
  expect(['a', 'b']).toContain(first)
  expect(await arm({ device: device(1) })).toBe(first)
  expect(await arm({ device: device(1), create: 'Y' })).toBe(first)
})

it('puts people into both arms', async () => {
  const seen = new Map<string | null, number>()
  for (let n = 100; n < 150; n++) {
    const drawn = await arm({ device: device(n), create: 'Y' })
    seen.set(drawn, (seen.get(drawn) ?? 0) + 1)
  }
  expect([...seen.keys()].toSorted()).toEqual(['a', 'b'])
  for (const count of seen.values()) expect(count).toBeGreaterThan(10)
})

it('keeps the arm of the device when its person logs in, and gives it on every other device', async () => {
  for (let n = 1; n <= 6; n++) {
    const before = await arm({ device: device(1000 + n), create: 'Y' })
    const token = await server().login(`tried-${n}`)
    expect(await arm({ device: device(1000 + n), create: 'Y' }, token)).toBe(before)
    expect(await arm({ device: device(2000 + n), create: 'Y' }, token)).toBe(before)
    expect(await arm({}, token)).toBe(before)
  }
})

it('has no arm for somebody without a name, and no experiment of another name', async () => {
  expect(await arm({ create: 'Y' })).toBeNull()
  expect((await server().call('userExperiment', { domain: 'a-b', type: 'other' })).code).toBe(9004)
  expect((await server().call('userExperiment', { domain: 'constructor', type: 'name' })).code).toBe(9004)
})
