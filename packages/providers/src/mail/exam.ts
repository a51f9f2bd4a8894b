import assert from 'node:assert/strict'
import { failureOf, type Question, valueOf } from '../exam.ts'
import type { Mail, MailDelivery, MailPort } from './port.ts'

export type MailStage = {
  port: MailPort
  hasty: MailPort
  /** Addresses with a special behaviour at the vendor. */
  addresses: { good: string; refused: string; bounced: string; slow: string }
  /** What arrived at an address. */
  arrived: (to: string) => Promise<readonly { state: string; subject: string; text: string; reference: string }[]>
  fault: (kind: string, times: number, ms?: number) => Promise<void>
  /** The vendor's clock is so much later than ours. */
  later: (ms: number) => Promise<void>
}

/** Every mail adapter must pass this, over HTTP. */
export const mailExam = (): readonly Question<MailStage>[] => [
  {
    name: 'sends a mail as it is written, and finds it by our reference',
    ask: async (stage) => {
      const sent = await valueOf(stage.port.send(mail('exam-good', stage.addresses.good)))
      assert.deepEqual(await valueOf(stage.port.find('exam-good')), { messageId: sent.messageId })
      assert.deepEqual(await deliveryOf(stage, sent), { state: 'delivered' })
      const last = (await stage.arrived(stage.addresses.good)).at(-1)
      const expected = { state: 'delivered', subject: SUBJECT, text: TEXT, reference: 'exam-good' }
      assert.partialDeepStrictEqual(last, expected)
    },
  },
  {
    name: 'knows nothing of a mail that never was',
    ask: async (stage) => {
      assert.equal(await valueOf(stage.port.find('exam-never')), null)
      const strangers = [{ messageId: '20260101000000NEVER', at: new Date() }]
      assert.deepEqual(await valueOf(stage.port.deliveries(strangers)), new Map())
      assert.deepEqual(await valueOf(stage.port.deliveries([])), new Map())
    },
  },
  {
    name: 'says bad-address for an address that is not taken',
    ask: async (stage) => {
      assert.equal(await failureOf(stage.port.send(mail('exam-refused', stage.addresses.refused))), 'bad-address')
      assert.equal(await valueOf(stage.port.find('exam-refused')), null)
    },
  },
  {
    name: 'a result that is not known yet is not a failure, and comes later',
    ask: async (stage) => {
      const slow = await valueOf(stage.port.send(mail('exam-slow', stage.addresses.slow)))
      await stage.fault('result-late', 1)
      const late = await valueOf(stage.port.send(mail('exam-late', stage.addresses.good)))
      await stage.fault('result-never', 1)
      const never = await valueOf(stage.port.send(mail('exam-no-result', stage.addresses.good)))
      const all = async () =>
        Promise.all([slow, late, never].map(async (sent) => (await deliveryOf(stage, sent))?.state))
      assert.deepEqual(await all(), ['pending', 'pending', 'pending'])
      await stage.later(10 * 60_000)
      assert.deepEqual(await all(), ['delivered', 'delivered', 'pending'])
      await stage.later(0)
    },
  },
  {
    name: 'a failure has the reason of the recipient’s server',
    ask: async (stage) => {
      const bounced = await valueOf(stage.port.send(mail('exam-bounced', stage.addresses.bounced)))
      await stage.fault('result-failed', 1)
      const failed = await valueOf(stage.port.send(mail('exam-failed', stage.addresses.good)))
      for (const sent of [bounced, failed]) {
        const delivery = await deliveryOf(stage, sent)
        assert.match(delivery?.state === 'failed' ? delivery.why : '', /5\.\d\.\d/)
      }
    },
  },
  {
    name: 'is asked for many at once, and leaves out what it does not know',
    ask: async (stage) => {
      const sent = []
      for (let n = 0; n < 30; n++)
        sent.push(await valueOf(stage.port.send(mail(`exam-many-${n}`, stage.addresses.good))))
      const stranger = { messageId: '20260101000000NEVER' }
      const known = await valueOf(
        stage.port.deliveries([stranger, ...sent].map(({ messageId }) => ({ messageId, at: new Date() }))),
      )
      assert.deepEqual(known, new Map(sent.map(({ messageId }) => [messageId, { state: 'delivered' }])))
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
  ).map(([kind, why]): Question<MailStage> => ({
    name: `${kind}: nothing was sent`,
    ask: async (stage) => {
      await stage.fault(kind, 1)
      assert.equal(await failureOf(stage.port.send(mail(`exam-${kind}`, stage.addresses.good))), why)
      assert.equal(await valueOf(stage.port.find(`exam-${kind}`)), null)
    },
  })),
  ...(
    [
      ['error-after', 'server'],
      ['timeout-after-effect', 'timeout'],
    ] as const
  ).map(([kind, why]): Question<MailStage> => ({
    name: `${kind}: sent although nothing was heard; the reference tells`,
    ask: async (stage) => {
      await stage.fault(kind, 1)
      assert.equal(await failureOf(stage.hasty.send(mail(`exam-${kind}`, stage.addresses.good))), why)
      const found = await valueOf(stage.port.find(`exam-${kind}`))
      assert.deepEqual(found && (await deliveryOf(stage, found)), { state: 'delivered' })
    },
  })),
]

async function deliveryOf(stage: MailStage, { messageId }: { messageId: string }): Promise<MailDelivery | undefined> {
  return (await valueOf(stage.port.deliveries([{ messageId, at: new Date() }]))).get(messageId)
}

const SUBJECT = '[집살핌] 새 기록 근저당권설정'
const TEXT = `${SUBJECT}\n집: <b>"초록" & 마을</b> ##BLOCK_RECEIVER_LINK##\n\n자세히 보기: https://jipsalpim.example/a?alert=7`
const mail = (reference: string, to: string): Mail => ({ to, subject: SUBJECT, text: TEXT, reference })
