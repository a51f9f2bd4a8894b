import assert from 'node:assert/strict'
import { failureOf, type Question, valueOf } from '../exam.ts'
import type { IdentityPort } from './port.ts'

export type Person = { name: string; birthday: string; phone: string }
export type IdentityStage = {
  port: IdentityPort
  /** Someone passes the vendor's window, or cancels in it; resolves with what the window returns. */
  pass: (merchantUid: string, person: Person, act?: 'pass' | 'cancel') => Promise<string>
  fault: (kind: string, times: number) => Promise<void>
}

const HONG: Person = { name: '홍길동', birthday: '1990-01-02', phone: '01011112222' }

/** Every identity adapter must pass this, over HTTP. */
export const identityExam = (): readonly Question<IdentityStage>[] => [
  {
    name: 'tells who has shown a telephone, for which window, and when',
    ask: async (stage) => {
      const before = Date.now()
      const answer = await valueOf(stage.port.read(await stage.pass('verify-1', HONG)))
      assert.equal(answer.merchantUid, 'verify-1')
      assert.deepEqual([answer.name, answer.birthday, answer.phone], [HONG.name, HONG.birthday, HONG.phone])
      assert.equal(answer.ci?.length, 88)
      assert.equal(answer.di?.length, 64)
      assert.ok(Math.abs(answer.certifiedAt.getTime() - before) < 60_000)
    },
  },
  {
    name: 'tells one person the same way with any telephone, and another in another',
    ask: async (stage) => {
      const ciOf = async (merchantUid: string, person: Person) =>
        (await valueOf(stage.port.read(await stage.pass(merchantUid, person)))).ci
      const one = await ciOf('verify-2', HONG)
      assert.equal(await ciOf('verify-3', { ...HONG, phone: '01099998888' }), one)
      assert.notEqual(await ciOf('verify-4', { ...HONG, birthday: '1990-01-03' }), one)
    },
  },
  {
    name: 'tells the same again: reading spends nothing',
    ask: async (stage) => {
      const id = await stage.pass('verify-5', HONG)
      assert.deepEqual(await stage.port.read(id), await stage.port.read(id))
    },
  },
  {
    name: 'does not take for certified who gave up',
    ask: async (stage) => {
      const id = await stage.pass('verify-6', HONG, 'cancel')
      assert.ok(['not-certified', 'not-found'].includes(await failureOf(stage.port.read(id))))
    },
  },
  {
    name: 'knows no window that never was',
    ask: async (stage) => assert.equal(await failureOf(stage.port.read('imp_000000000000')), 'not-found'),
  },
  {
    name: 'forgets, and again for nothing',
    ask: async (stage) => {
      const id = await stage.pass('verify-7', HONG)
      assert.equal(await valueOf(stage.port.forget(id)), true)
      assert.equal(await failureOf(stage.port.read(id)), 'not-found')
      assert.equal(await valueOf(stage.port.forget(id)), true)
    },
  },
  ...(
    [
      ['down', 'network'],
      ['error-before', 'server'],
      ['html', 'malformed'],
      ['rate-limit', 'rate-limit'],
    ] as const
  ).map(([kind, why]): Question<IdentityStage> => ({
    name: `${kind}: nobody is certified, and asking again tells`,
    ask: async (stage) => {
      const id = await stage.pass(`verify-${kind}`, HONG)
      // The token is already cached, so the fault affects the question itself.
      await stage.port.read(id)
      await stage.fault(kind, 1)
      assert.equal(await failureOf(stage.port.read(id)), why)
      assert.equal((await valueOf(stage.port.read(id))).name, HONG.name)
    },
  })),
  {
    name: 'expired-key: asks for another token',
    ask: async (stage) => {
      const id = await stage.pass('verify-key', HONG)
      await stage.fault('expired-key', 1)
      assert.equal((await valueOf(stage.port.read(id))).name, HONG.name)
    },
  },
]
