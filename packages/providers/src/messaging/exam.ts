import assert from 'node:assert/strict'
import { failureOf, type Question, valueOf } from '../exam.ts'
import type { MessagingPort, Notice } from './port.ts'

export type MessagingStage = {
  port: MessagingPort
  hasty: MessagingPort
  /** Numbers with a special behaviour at the vendor. */
  numbers: { good: string; refused: string; slow: string; withoutApp: string; unreachable: string }
  /** What arrived at a number, and how. */
  arrived: (
    to: string,
  ) => Promise<readonly { kind: string; state: string; text: string; customFields: Readonly<Record<string, string>> }[]>
  fault: (kind: string, times: number, ms?: number) => Promise<void>
}

/** Every messaging adapter must pass this, over HTTP. */
export const messagingExam = (): readonly Question<MessagingStage>[] => [
  {
    name: 'sends a notice, and finds it by our reference',
    ask: async (stage) => {
      const sent = await valueOf(stage.port.send(notice('exam-good', stage.numbers.good)))
      assert.deepEqual(await valueOf(stage.port.find('exam-good')), {
        messageId: sent.messageId,
        delivery: 'delivered',
      })
      const last = (await stage.arrived(stage.numbers.good)).at(-1)
      assert.partialDeepStrictEqual(last, { kind: 'ATA', state: 'delivered', customFields: { reference: 'exam-good' } })
    },
  },
  {
    name: 'knows nothing of a notice that never was',
    ask: async (stage) => {
      assert.equal(await valueOf(stage.port.find('exam-never')), null)
    },
  },
  {
    name: 'falls back to the same words as SMS where there is no messenger',
    ask: async (stage) => {
      await valueOf(stage.port.send(notice('exam-sms', stage.numbers.withoutApp)))
      const last = (await stage.arrived(stage.numbers.withoutApp)).at(-1)
      assert.partialDeepStrictEqual(last, { state: 'delivered', text: TEXT })
      assert.match(last?.kind ?? '', /^[SL]MS$/)
      assert.equal((await valueOf(stage.port.find('exam-sms')))?.delivery, 'delivered')
    },
  },
  {
    name: 'says bad-number for a number that is not taken',
    ask: async (stage) => {
      assert.equal(await failureOf(stage.port.send(notice('exam-refused', stage.numbers.refused))), 'bad-number')
      assert.equal(await valueOf(stage.port.find('exam-refused')), null)
    },
  },
  {
    name: 'tells pending from failed',
    ask: async (stage) => {
      await valueOf(stage.port.send(notice('exam-slow', stage.numbers.slow)))
      await valueOf(stage.port.send(notice('exam-off', stage.numbers.unreachable)))
      assert.equal((await valueOf(stage.port.find('exam-slow')))?.delivery, 'pending')
      assert.equal((await valueOf(stage.port.find('exam-off')))?.delivery, 'failed')
    },
  },
  ...(
    [
      ['down', 'network'],
      ['error-before', 'server'],
      ['html', 'malformed'],
      ['rate-limit', 'rate-limit'],
      ['expired-key', 'config'],
    ] as const
  ).map(([kind, why]): Question<MessagingStage> => ({
    name: `${kind}: nothing was sent`,
    ask: async (stage) => {
      await stage.fault(kind, 1)
      assert.equal(await failureOf(stage.port.send(notice(`exam-${kind}`, stage.numbers.good))), why)
      assert.equal(await valueOf(stage.port.find(`exam-${kind}`)), null)
    },
  })),
  ...(
    [
      ['error-after', 'server'],
      ['timeout-after-effect', 'timeout'],
    ] as const
  ).map(([kind, why]): Question<MessagingStage> => ({
    name: `${kind}: sent although nothing was heard; the reference tells`,
    ask: async (stage) => {
      await stage.fault(kind, 1)
      assert.equal(await failureOf(stage.hasty.send(notice(`exam-${kind}`, stage.numbers.good))), why)
      assert.equal((await valueOf(stage.port.find(`exam-${kind}`)))?.delivery, 'delivered')
    },
  })),
]

const TEXT = '[집살핌] 새 기록 근저당권설정'
const notice = (reference: string, to: string): Notice => ({
  to,
  template: 'refund-account-needed',
  variables: { 이름: '김임차' },
  fallbackText: TEXT,
  link: { name: '보러 가기', url: 'https://jipsalpim.example/report' },
  reference,
})
