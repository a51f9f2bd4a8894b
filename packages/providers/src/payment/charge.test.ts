import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startExamSandbox, type ExamSandbox } from '../exam-sandbox.ts'
import { chargeExam, EXAM_PAYER, type ChargeStage } from './charge-exam.ts'
import { declineOf } from './decline.ts'
import { createPayple } from './payple.ts'
import { createPaypleBilling } from './payple-billing.ts'
import { createPortOne } from './portone.ts'
import { createPortOneBilling } from './portone-billing.ts'

const ORIGIN = 'http://localhost:8080'
let sandbox: ExamSandbox
beforeAll(async () => {
  sandbox = await startExamSandbox(ORIGIN)
})
afterAll(() => sandbox.close())

let keys = 0
type AtGateway = { gateway: string; merchant_uid: string; status: string; amount: number }
function stageOf(gateway: 'portone' | 'payple'): ChargeStage {
  const at = (timeoutMs: number) => ({ baseUrl: `${sandbox.url}/${gateway}`, timeoutMs, now: () => new Date() })
  const portone = { impKey: 'key', impSecret: 'secret' }
  const payple = { cstId: 'test', custKey: 'key', refundKey: 'refund', referer: ORIGIN }
  const billing = (ms: number) =>
    gateway === 'portone' ? createPortOneBilling(at(ms), portone) : createPaypleBilling(at(ms), payple)
  const payments = gateway === 'portone' ? createPortOne(at(5000), portone) : createPayple(at(5000), payple)
  return {
    port: { ...payments, ...billing(5000) },
    hasty: billing(500),
    keep: async (card_number) => {
      const key = `exam-key-${(keys += 1)}`
      const window = { merchant_uid: `nzc${key}`, amount: 0, outcome: 'paid', gateway, card_number }
      const made = await sandbox.control('POST', '/payments', {
        ...window,
        ...(gateway === 'portone' ? { customer_uid: key } : { payer_no: EXAM_PAYER.no }),
      })
      if (gateway === 'portone') return key
      // what Payple's window posts
      return String((made['result'] as Record<string, unknown>)['PCD_PAYER_ID'])
    },
    taken: async (merchantUid) => {
      // GET /payments of the sandbox's control
      const { payments } = (await sandbox.control('GET', '/payments')) as { payments: readonly AtGateway[] }
      const own = payments.filter((p) => p.gateway === gateway && p.merchant_uid === merchantUid && p.status === 'paid')
      return { won: own.reduce((sum, p) => sum + p.amount, 0), times: own.length }
    },
    fault: (kind, times, ms) => sandbox.fault(gateway, kind, times, ms),
    today: () => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', ''),
  }
}

describe.each(['portone', 'payple'] as const)('a charge by key at %s', (gateway) => {
  it.each(chargeExam())('$name', ({ ask }) => ask(stageOf(gateway)))

  it('tells the gateway what of it bears no tax', async () => {
    const stage = stageOf(gateway)
    const key = await stage.keep('4111111111111111')
    const base = { key, payer: EXAM_PAYER, amount: 9900, goods: '알림', noticeUrl: 'http://localhost:9/none' }
    for (const taxFree of [0, 3300, 9900])
      expect(await stage.port.charge({ ...base, merchantUid: `taxed-${taxFree}`, taxFree })).toMatchObject({ ok: true })
    const rows = await sandbox.rows(gateway === 'portone' ? 'portone/payments' : 'payple/orders')
    const all = [...rows.values()] as Record<string, unknown>[]
    const told =
      gateway === 'portone'
        ? all.map((r) => r['taxFreeLeft'])
        : all.filter((r) => String(r['oid']).startsWith('taxed-')).map((r) => [r['isTax'], r['taxTotal']])
    const expected =
      gateway === 'portone'
        ? [0, 3300, 9900]
        : [
            ['Y', ''],
            ['Y', '600'],
            ['N', '0'],
          ]
    expect(told.slice(-3)).toEqual(expected)
  })
})

it.each([
  [null, '[51] 한도초과', 'soft'],
  ['51', '한도초과', 'soft'],
  [null, '[54] 유효기간 만료 카드', 'hard'],
  ['41', '거래정지', 'hard'],
  ['43', '', 'hard'],
  ['CPAY0006', '월 한도를 초과했습니다.', 'soft'],
  [null, '도난카드입니다', 'hard'],
  [null, '', 'soft'],
  ['91', '카드사 장애', 'soft'],
] as const)('an acquirer that says %s %s is %s', (code, words, kind) => {
  expect(declineOf(code, words)).toBe(kind)
})
