import assert from 'node:assert/strict'
import { failureOf, type Question, valueOf } from '../exam.ts'
import { MOST_DELIVERIES, type Delivery, type MessagingPort, type Notice } from './port.ts'

export type MessagingStage = {
  port: MessagingPort
  hasty: MessagingPort
  /** Numbers with a special behaviour at the vendor. */
  numbers: { good: string; refused: string; slow: string; withoutApp: string; unreachable: string; unlike: string }
  /** What arrived at a number, and how. */
  arrived: (
    to: string,
  ) => Promise<readonly { kind: string; state: string; text: string; customFields: Readonly<Record<string, string>> }[]>
  fault: (kind: string, times: number, ms?: number) => Promise<void>
  /** The vendor's clock is so much later than ours. */
  later: (ms: number) => Promise<void>
}

/** Every messaging adapter must pass this, over HTTP. */
export const messagingExam = (): readonly Question<MessagingStage>[] => [
  {
    name: 'sends a notice, and finds it by our reference',
    ask: async (stage) => {
      const sent = await valueOf(stage.port.send(notice('exam-good', stage.numbers.good)))
      assert.deepEqual(await valueOf(stage.port.find('exam-good')), { messageId: sent.messageId })
      assert.deepEqual(await deliveryOf(stage, sent), { state: 'delivered' })
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
      const sent = await valueOf(stage.port.send(notice('exam-sms', stage.numbers.withoutApp)))
      const last = (await stage.arrived(stage.numbers.withoutApp)).at(-1)
      assert.partialDeepStrictEqual(last, { state: 'delivered', text: TEXT })
      assert.match(last?.kind ?? '', /^[SL]MS$/)
      assert.deepEqual(await deliveryOf(stage, sent), { state: 'delivered' })
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
    name: 'a result that is not known yet is not a failure, and comes later',
    ask: async (stage) => {
      const slow = await valueOf(stage.port.send(notice('exam-slow', stage.numbers.slow)))
      await stage.fault('result-late', 1)
      const late = await valueOf(stage.port.send(notice('exam-late', stage.numbers.good)))
      await stage.fault('result-never', 1)
      const never = await valueOf(stage.port.send(notice('exam-no-result', stage.numbers.good)))
      const both = async () =>
        Promise.all([slow, late, never].map(async (sent) => (await deliveryOf(stage, sent))?.state))
      assert.deepEqual(await both(), ['pending', 'pending', 'pending'])
      await stage.later(10 * 60_000)
      assert.deepEqual(await both(), ['delivered', 'delivered', 'pending'])
      await stage.later(0)
    },
  },
  {
    name: 'a failure has the vendor’s reason, and whether a text was tried in its place',
    ask: async (stage) => {
      const off = await valueOf(stage.port.send(notice('exam-off', stage.numbers.unreachable)))
      assert.partialDeepStrictEqual(await deliveryOf(stage, off), { state: 'failed', text: 'tried' })
      const unlike = await valueOf(stage.port.send(notice('exam-unlike', stage.numbers.unlike)))
      assert.partialDeepStrictEqual(await deliveryOf(stage, unlike), { state: 'failed', text: 'not-tried' })
      await stage.fault('result-failed', 1)
      const failed = await deliveryOf(stage, await valueOf(stage.port.send(notice('exam-failed', stage.numbers.good))))
      assert.partialDeepStrictEqual(failed, { state: 'failed', text: 'not-tried' })
      assert.match(failed?.state === 'failed' ? failed.why : '', /3104/)
    },
  },
  {
    name: 'is asked for many at once, and leaves out what it does not know',
    ask: async (stage) => {
      const sent = []
      for (let n = 0; n < 7; n++)
        sent.push(await valueOf(stage.port.send(notice(`exam-many-${n}`, stage.numbers.good))))
      const strangers = Array.from({ length: MOST_DELIVERIES - sent.length }, (_, n) => ({
        messageId: `20260101/${n}`,
      }))
      const known = await valueOf(
        stage.port.deliveries([...sent, ...strangers].map(({ messageId }) => ({ messageId, at: new Date() }))),
      )
      assert.deepEqual(known, new Map(sent.map(({ messageId }) => [messageId, { state: 'delivered' }])))
    },
  },
  {
    name: 'sends a text without 알림톡, and finds it by our reference',
    ask: async (stage) => {
      for (const [reference, text] of [
        ['exam-text', TEXT],
        ['exam-long-text', TEXT.repeat(4)],
      ] as const) {
        const sent = await valueOf(stage.port.sendText({ to: stage.numbers.unlike, text, reference }))
        assert.deepEqual(await valueOf(stage.port.find(reference)), { messageId: sent.messageId })
        assert.deepEqual(await deliveryOf(stage, sent), { state: 'delivered' })
        const last = (await stage.arrived(stage.numbers.unlike)).find((m) => m.customFields['reference'] === reference)
        assert.partialDeepStrictEqual(last, { kind: text === TEXT ? 'SMS' : 'LMS', state: 'delivered', text })
      }
      const { unreachable, refused } = stage.numbers
      const off = await valueOf(stage.port.sendText({ to: unreachable, text: TEXT, reference: 'exam-text-off' }))
      assert.partialDeepStrictEqual(await deliveryOf(stage, off), { state: 'failed', text: 'tried' })
      assert.equal(
        await failureOf(stage.port.sendText({ to: refused, text: TEXT, reference: 'exam-text-refused' })),
        'bad-number',
      )
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
      const found = await valueOf(stage.port.find(`exam-${kind}`))
      assert.deepEqual(found && (await deliveryOf(stage, found)), { state: 'delivered' })
    },
  })),
]

async function deliveryOf(stage: MessagingStage, { messageId }: { messageId: string }): Promise<Delivery | undefined> {
  return (await valueOf(stage.port.deliveries([{ messageId, at: new Date() }]))).get(messageId)
}

const TEXT = '[집살핌] 새 기록 근저당권설정'
const notice = (reference: string, to: string): Notice => ({
  to,
  template: 'refund-account-needed',
  variables: { 이름: '김임차' },
  fallbackText: TEXT,
  link: { name: '보러 가기', url: 'https://jipsalpim.example/report' },
  reference,
})
