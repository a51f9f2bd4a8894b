import assert from 'node:assert/strict'
import { failureOf, type Question, valueOf } from '../exam.ts'
import type { Push, PushPort } from './port.ts'

export type PushStage = {
  port: PushPort
  hasty: PushPort
  /** Devices with a special behaviour at the vendor. */
  devices: { good: string; gone: readonly string[] }
  /** The pushes of a device, newest last. */
  pushed: (token: string) => Promise<readonly { title: string; body: string; data: unknown; tag: string }[]>
  fault: (kind: string, times: number, ms?: number) => Promise<void>
}

/** Every push adapter must pass this, over HTTP. */
export const pushExam = (): readonly Question<PushStage>[] => [
  {
    name: 'sends a line to a device, with where it leads',
    ask: async (stage) => {
      const sent = await valueOf(stage.port.send(push('exam-good', stage.devices.good)))
      assert.notEqual(sent.messageId, '')
      assert.partialDeepStrictEqual((await stage.pushed(stage.devices.good)).at(-1), {
        title: TITLE,
        body: BODY,
        data: { path: '/report', reference: 'exam-good' },
        tag: 'exam-good',
      })
    },
  },
  {
    name: 'says gone for a device that is not reached any more, by whatever the vendor says so',
    ask: async (stage) => {
      for (const token of stage.devices.gone)
        assert.equal(await failureOf(stage.port.send(push('exam-gone', token))), 'gone', token)
    },
  },
  {
    name: 'a message that is wrong is ours, and no reason to forget the device',
    ask: async (stage) => {
      const long = { ...push('exam-long', stage.devices.good), body: '가'.repeat(2000) }
      assert.equal(await failureOf(stage.port.send(long)), 'bad-message')
    },
  },
  ...(
    [
      ['down', 'network'],
      ['error-before', 'server'],
      ['html', 'malformed'],
      ['rate-limit', 'rate-limit'],
    ] as const
  ).map(([kind, why]): Question<PushStage> => ({
    name: `${kind}: nothing was sent`,
    ask: async (stage) => {
      await stage.fault(kind, 1)
      const before = (await stage.pushed(stage.devices.good)).length
      assert.equal(await failureOf(stage.port.send(push(`exam-${kind}`, stage.devices.good))), why)
      assert.equal((await stage.pushed(stage.devices.good)).length, before)
    },
  })),
  ...(
    [
      ['error-after', 'server'],
      ['timeout-after-effect', 'timeout'],
    ] as const
  ).map(([kind, why]): Question<PushStage> => ({
    name: `${kind}: sent although nothing was heard; sent again it stands under the same name`,
    ask: async (stage) => {
      await stage.fault(kind, 1)
      assert.equal(await failureOf(stage.hasty.send(push(`exam-${kind}`, stage.devices.good))), why)
      await valueOf(stage.port.send(push(`exam-${kind}`, stage.devices.good)))
      const both = (await stage.pushed(stage.devices.good)).slice(-2)
      assert.deepEqual(
        both.map((p) => p.tag),
        [`exam-${kind}`, `exam-${kind}`],
      )
    },
  })),
]

const TITLE = '새 보고서'
const BODY = '계약 전에 확인'
const push = (reference: string, token: string): Push => ({
  token,
  title: TITLE,
  body: BODY,
  path: '/report',
  reference,
})
