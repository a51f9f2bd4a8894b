import { createHash } from 'node:crypto'
import { assess } from '@jipsalpim/engine/assess.ts'
import { errors } from '@jipsalpim/contract/errors.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { Personal } from '../../crypto/personal.ts'
import type { Context } from '../../kernel/context.ts'
import { useTestServer } from '../../testing/use-test-server.ts'
import {
  count,
  gatewayRows,
  HOME,
  makePaidOrder,
  pass,
  placeAt,
  PRICE,
  progressOf,
  type Where,
} from '../testing/scenes.ts'
import { fetchRegister } from './preparing/fetch-register.ts'
import { assessmentPlace, inputPlace } from './sealed-place.ts'
import type { Work } from './preparing/step.ts'

const server = useTestServer()
let session: Promise<string> | null = null
const kim = () => (session ??= server().login('kim'))
afterEach(async () => {
  await server().setClock(null)
  await server().settle(20_000)
})

const fault = (service: string, kind: string, times = 1) =>
  server().control('faults', { service, kind, times, ms: 200 })
/** Advances the clock past every wait of the preparation. */
async function climb(times: number, seconds = 300): Promise<void> {
  for (let i = 0; i < times; i++) {
    await pass(server(), seconds)
    await server().settle(20_000)
  }
}
async function ordered(where: Where = HOME) {
  const order = await makePaidOrder(server(), await kim(), where)
  await server().settle(20_000)
  return order
}
const steps = async (orderSeq: number): Promise<Record<string, unknown>> =>
  Object.fromEntries(
    (
      await server().owner.query(
        'select step, s.state, attempts from report_step s join report_report r using (report_seq) where order_seq = $1 order by version',
        [orderSeq],
      )
    ).rows.map((r) => [r.step, [r.state, r.attempts]]),
  )
const read = async (merchant_uid: string) => {
  const { report_seq } = await progressOf(server(), await kim(), merchant_uid)
  return (await server().call('reportRead', { id: report_seq ?? 0 }, { token: await kim() })).data
}
const refunded = async (merchant_uid: string, reason: string) => {
  expect(await gatewayRows(server(), merchant_uid)).toMatchObject([
    { status: 'cancelled', cancel_amount: PRICE, cancels: 1 },
  ])
  const progress = await progressOf(server(), await kim(), merchant_uid)
  expect(progress).toMatchObject({
    state: 'failed',
    order: { state: 'refunded', refund: { state: 'done', amount: PRICE, reason } },
  })
  await server().checkInvariants({ inTime: true })
}

const opened = (row: { report_seq: string; input_sealed: Buffer }): string =>
  server()
    .ctx.seal.openPacked(inputPlace(Number(row.report_seq)), row.input_sealed)
    .reveal()

describe('a report', () => {
  it('shows what the landlord’s promise to repay first would change, and judges without it', async () => {
    const plan = { first_repay_yn: 'Y', first_repay_amount: 50_000_000 } as const
    const { merchant_uid } = await makePaidOrder(
      server(),
      await kim(),
      { keyword: '봉천로17길 9055', ho: '201호' },
      plan,
    )
    await server().settle(20_000)
    const { assessment } = await read(merchant_uid)
    const { rows } = await server().owner.query(
      'select report_seq, input_sealed from report_report order by report_seq desc limit 1',
    )
    const input: Parameters<typeof assess>[0] = JSON.parse(opened(rows[0]))
    expect(input.plan?.firstRepay).toMatchObject({ value: 50_000_000, source: '신청 내용' })
    expect(assessment.repayPlan).toMatchObject({ stated: 50_000_000 })
    const { plan: _, ...without } = input
    expect(assess(without)).toMatchObject({ grade: assessment.grade, score: assessment.score })
    expect(assess(without).repayPlan).toBeUndefined()
  })

  it('is prepared step by step, told, and judged by its evidence', async () => {
    const { merchant_uid, order_seq } = await ordered()
    const progress = await progressOf(server(), await kim(), merchant_uid)
    expect(progress.state).toBe('ready')
    expect(progress.steps.map((s) => [s.step, s.state])).toEqual(
      ['find', 'register', 'building', 'trades', 'official-price', 'assess', 'notify'].map((step) => [step, 'done']),
    )
    expect(progress.steps.find((s) => s.step === 'trades')?.numbers['count']).toBeGreaterThan(2)
    const report = await read(merchant_uid)
    expect(report).toMatchObject({
      order_seq,
      version: 1,
      sample: true,
      assessment: { schema: 'jipsalpim.assessment/1', register: { kind: '집합건물' } },
    })
    expect(report.assessment.home.kind).toMatchObject({ value: '다세대' })
    expect(report.assessment.price).toMatchObject({ value: { method: 'trades-building' } })
    expect((await server().call('reportOfUser', { id: report.report_seq }, { token: await kim() })).data).toEqual(
      report,
    )
    expect(
      await count(server(), `message_notice where order_seq = $1 and template = 'report-ready' and state = 'sent'`, [
        order_seq,
      ]),
    ).toBe(1)
    expect(await count(server(), `ledger_txn where kind = 'delivery' and ref = $1`, [`order:${order_seq}`])).toBe(1)
    await server().checkInvariants({ inTime: true })
  })
  it('keeps what it was judged by: the same input gives the same bytes', async () => {
    const { order_seq } = await ordered()
    const { rows } = await server().owner.query(
      'select report_seq, input_sealed, assessment_sealed, assessment_sha256, rule_pack from report_report where order_seq = $1',
      [order_seq],
    )
    const [row] = rows
    const again = JSON.stringify(assess(JSON.parse(opened(row))))
    const saved = server().ctx.seal.open(assessmentPlace(row.report_seq), row.assessment_sealed).reveal()
    expect(again).toBe(saved)
    expect(createHash('sha256').update(again).digest().equals(row.assessment_sha256)).toBe(true)
  })
  it('keeps the register’s body without a resident number, under its hash', async () => {
    const { order_seq } = await ordered()
    const { rows } = await server().owner.query(
      `select file_sha256 from report_step join report_report using (report_seq) where order_seq = $1 and step = 'register'`,
      [order_seq],
    )
    const bytes = await server().ctx.files.get(rows[0].file_sha256)
    const text = Buffer.from(bytes ?? []).toString()
    expect(text).toContain('순위번호')
    expect(text).not.toMatch(/\d{6}-[1-4]\d{6}/)
  })
  it('is in the person’s list, and nobody else’s', async () => {
    const { order_seq, merchant_uid } = await ordered()
    const { data } = await server().call('reportList', {}, { token: await kim() })
    expect(data.reports[0]).toMatchObject({
      order_seq,
      merchant_uid,
      state: 'ready',
      building_ho: HOME.ho,
      grade: expect.any(String),
    })
    const other = await server().login('lee')
    expect((await server().call('reportList', {}, { token: other })).data).toMatchObject({
      reports: [],
      total: 0,
      shared: [],
    })
    const id = data.reports[0]?.report_seq ?? 0
    expect((await server().call('reportRead', { id }, { token: other })).code).toBe(errors.notFound.code)
    expect((await server().call('reportOfUser', { id }, { token: other })).code).toBe(errors.notFound.code)
  })
  it.each([
    ['a house', { keyword: '역말로2길 9061' }, '단독', '건물'],
    ['a room of a house', { keyword: '봉천로17길 9055', ho: '201호' }, '다가구', '건물'],
    ['a flat among several buildings', { keyword: '동일로 9100', dong: '101동', ho: '301호' }, '아파트', '집합건물'],
    ['a shop that is lived in', { keyword: '월드컵로29길 9083', ho: '201호' }, '근린생활시설', '집합건물'],
    ['a building filed under another lot', { keyword: '동일로 9309', dong: '1동', ho: '301호' }, '아파트', '집합건물'],
    ['an officetel', { keyword: '신림로48길 9033', ho: '501호' }, '오피스텔', '집합건물'],
  ])('of %s', async (_, where, kind, register) => {
    const { merchant_uid } = await ordered(where)
    const { assessment } = await read(merchant_uid)
    expect([assessment.home.kind, assessment.register.kind]).toMatchObject([{ value: kind }, register])
  })
})

describe('a source that is down', () => {
  it.each([
    ['building', 'building'],
    ['trades', 'trades'],
    ['official-price', 'official-price'],
  ])('%s: the report stands, and says that it was not checked', async (service, step) => {
    await fault(service, 'down', 1000)
    try {
      const { merchant_uid, order_seq } = await ordered()
      expect((await progressOf(server(), await kim(), merchant_uid)).state).toBe('preparing')
      await climb(5, 60)
      expect((await steps(order_seq))[step]).toEqual(['unavailable', 5])
      const { assessment, sources } = await read(merchant_uid)
      expect(sources.find((s) => s.step === step)?.state).toBe('unavailable')
      if (step === 'trades') expect(assessment.price).toMatchObject({ value: { method: 'official-price' } })
      else expect(JSON.stringify(assessment.notChecked)).toContain('source-down')
    } finally {
      await fault(service, 'down', 0)
    }
  })
  it.each(['error-before', 'html', 'rate-limit'])(
    'for a moment (%s) is asked again, and nothing is missing',
    async (kind) => {
      await fault('building', kind)
      const { merchant_uid, order_seq } = await ordered()
      await climb(2, 60)
      expect((await steps(order_seq))['building']).toEqual(['done', 2])
      expect((await progressOf(server(), await kim(), merchant_uid)).state).toBe('ready')
    },
  )
  it('the registry: the order is refunded by itself', async () => {
    await fault('register', 'down', 1000)
    try {
      const { merchant_uid, order_seq } = await ordered()
      await climb(6)
      expect((await steps(order_seq))['find']).toEqual(['running', 5])
      await refunded(merchant_uid, 'report-source-down')
    } finally {
      await fault('register', 'down', 0)
    }
  })
  it.each([
    ['no register there', '희우정로16길 9301', 'report-not-found'],
    ['a registry that is always down', '희우정로16길 9302', 'report-source-down'],
  ])('%s: refunded', async (_, keyword, reason) => {
    const { merchant_uid } = await ordered({ keyword, ho: '201호' })
    await climb(6)
    await refunded(merchant_uid, reason)
  })
  it.each([
    ['closed at this hour', '희우정로16길 9304'],
    ['at work on the register', '희우정로16길 9305'],
  ])(
    'a registry %s is waited for, a day at most',
    async (_, keyword) => {
      const { merchant_uid } = await ordered({ keyword, ho: '201호' })
      await climb(2, 3700)
      expect((await progressOf(server(), await kim(), merchant_uid)).state).toBe('preparing')
      await climb(23, 3700)
      await refunded(merchant_uid, 'report-source-down')
    },
    60_000,
  )
  it('is asked at its own times: one that is down for minutes does not use up the patience with a closed registry', async () => {
    await fault('building', 'down', 1000)
    try {
      const { merchant_uid, order_seq } = await ordered({ keyword: '희우정로16길 9304', ho: '201호' })
      await climb(5, 60)
      expect(await steps(order_seq)).toMatchObject({ building: ['unavailable', 5], register: ['waiting', 1] })
      await climb(1, 3700)
      expect((await steps(order_seq))['register']).toEqual(['waiting', 2])
      expect((await progressOf(server(), await kim(), merchant_uid)).state).toBe('preparing')
    } finally {
      await fault('building', 'down', 0)
    }
  })
  it('two registers alike are never guessed between; the one that was confirmed is taken', async () => {
    const where = { keyword: '면목로76길 9306', ho: '201호' }
    const doubtful = await ordered(where)
    await climb(1)
    await refunded(doubtful.merchant_uid, 'report-ambiguous')
    const { address_key } = await placeAt(server(), where)
    const { data } = await server().call('addressUniqueNos', { key: address_key, ho: '201호' })
    expect(data.candidates).toHaveLength(2)
    const unique_no = data.candidates[1]?.unique_no ?? ''
    const sure = await ordered({ ...where, unique_no })
    expect((await read(sure.merchant_uid)).assessment.register.uniqueNo?.replaceAll('-', '')).toBe(unique_no)
    // A register of another place is not accepted.
    const wrong = await ordered({ ...where, unique_no: '99999999999999' })
    await climb(1)
    await refunded(wrong.merchant_uid, 'report-ambiguous')
  })
})

describe('a report that is overtaken', () => {
  it('by a change of the address is not delivered', async () => {
    await server().control('faults', { service: 'register', kind: 'slow', times: 2, ms: 400 })
    const token = await kim()
    const order = await makePaidOrder(server(), token)
    const place = await placeAt(server(), { keyword: '화곡로 9047', ho: '301호' })
    expect((await server().call('orderCartEdit', { merchant: order.merchant_uid, place }, { token })).code).toBe(0)
    await server().settle(20_000)
    const { rows } = await server().owner.query(
      'select version, state, assessment_sealed is null as empty from report_report where order_seq = $1 order by version',
      [order.order_seq],
    )
    expect(rows).toEqual([
      { version: 1, state: 'voided', empty: true },
      { version: 2, state: 'ready', empty: false },
    ])
    expect((await read(order.merchant_uid)).assessment.register.address).toContain('9047-1')
    expect(
      await count(server(), `message_notice where order_seq = $1 and template = 'report-ready'`, [order.order_seq]),
    ).toBe(1)
  })
  it('by another worker writes nothing', async () => {
    await server().control('faults', { service: 'register', kind: 'slow', times: 1, ms: 600 })
    const order = await makePaidOrder(server(), await kim())
    await new Promise((done) => setTimeout(done, 250))
    await server().owner.query('update report_report set fence = fence + 1 where order_seq = $1', [order.order_seq])
    await server().settle(20_000)
    expect((await steps(order.order_seq))['find']).toEqual(['running', 1])
    const { rows } = await server().owner.query('select report_seq from report_report where order_seq = $1', [
      order.order_seq,
    ])
    await server().ctx.enqueue('report.prepare', { report_seq: Number(rows[0].report_seq) })
    await server().settle(20_000)
    expect((await steps(order.order_seq))['find']).toEqual(['done', 2])
  })
})

describe('the register’s body', () => {
  it('is kept with resident numbers hidden and without the print, company numbers as they are', async () => {
    const print = Buffer.from('%PDF-1.7 800101-1234567').toString('base64')
    const body = { data: { a: '홍길동 800101-1234567', list: [['주식회사모형은행 110111-0023393'], 7, null], print } }
    const ctx: Context = {
      ...server().ctx,
      register: {
        ...server().ctx.register,
        fetch: async () => ({ ok: true, value: { body, pdfBase64: print, transactionId: 't' } }),
      },
    }
    const found = {
      step: 'find',
      state: 'done',
      answer: new Personal(JSON.stringify({ uniqueNo: '11111111111111', kind: '건물', land: null })),
    }
    // only what fetchRegister reads
    const work = { steps: new Map([['find', found]]), reference: '1:register' } as unknown as Work
    expect(await fetchRegister(ctx, work)).toMatchObject({ is: 'refused', why: expect.stringMatching(/^unread-/) })
    const stored = Buffer.from(
      JSON.stringify({
        data: { a: '홍길동 800101-*******', list: [['주식회사모형은행 110111-0023393'], 7, null], print: null },
      }),
    )
    expect(await server().ctx.files.get(createHash('sha256').update(stored).digest('hex'))).not.toBeNull()
  })
})
