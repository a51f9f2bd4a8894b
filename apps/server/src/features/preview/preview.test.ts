import { PREVIEW_HEADER } from '@jipsalpim/contract/preview-header.ts'
import { maskAssessment } from '@jipsalpim/engine/sharing/mask-assessment.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../testing/use-test-server.ts'
import { sealPreview } from '../operator/preview/preview-token.ts'
import { count, HOME, makePaidOrder, pass, PRICE } from '../testing/scenes.ts'
import { watchHome } from '../testing/watch-scene.ts'
import { buyPack } from '../testing/ticket-scene.ts'

const server = useTestServer()
afterEach(() => server().setClock(null))

const reason = '화면이 다르게 보인다는 전화'
let buyers = 0
/** A delivered report, its owner, and an operator with the second factor. */
async function scene() {
  buyers += 1
  const by = { token: await server().login(`seen-${buyers}`) }
  const { order_seq, merchant_uid } = await makePaidOrder(server(), by.token)
  await server().settle(30_000)
  const { report_seq } = (await server().call('reportProgress', { merchant_uid }, by)).data
  const operator = await server().login('operator-han')
  return { by, order_seq, report_seq: report_seq ?? 0, operator }
}
const ask = (order_seq: number, token: string, page: 'report' | 'buy' | 'watch' = 'report') =>
  server().call('operatorPreview', { order_seq, page, reason }, { token })
type Read = { order_seq?: number; token?: string; header?: string }
const opts = ({ token, header }: Read) => ({
  token,
  ...(header !== undefined && { headers: { [PREVIEW_HEADER]: header } }),
})
const report = (r: Read) => server().call('previewReportManager', { order_seq: r.order_seq }, opts(r))
const buy = (r: Read) => server().call('previewReportBuyManager', { order_seq: r.order_seq }, opts(r))
const uses = (order_seq: number) =>
  count(server(), `operator_audit where call like 'preview%' and subject->>'order_seq' = $1`, [order_seq])

describe('a preview', () => {
  it('shows the operator the person’s report, masked as the back office shows it, and says so to the person', async () => {
    const { by, order_seq, report_seq, operator } = await scene()
    const asked = await ask(order_seq, operator)
    expect(asked.code).toBe(0)
    const { seen } = (await report({ order_seq, token: operator, header: asked.data.token })).data
    const own = (await server().call('reportRead', { id: report_seq }, by)).data
    const { user_seq } = (
      await server().owner.query('select user_seq from order_order where order_seq = $1', [order_seq])
    ).rows[0]
    expect(seen).toMatchObject({ order_seq, user_seq: Number(user_seq), until: asked.data.until })
    expect(seen?.report.assessment).toEqual(maskAssessment(own.assessment))
    expect(seen?.report.assessment).not.toEqual(own.assessment)
    expect(seen?.report).toMatchObject({ version: own.version, ready_at: own.ready_at, sources: own.sources })
    // the access log has every use with its reason, and so has the user's own list of accesses
    await report({ order_seq, token: operator, header: asked.data.token })
    const looked = (await server().call('operatorPerson', { user_seq: Number(user_seq) }, { token: operator })).data
      .looked
    expect(looked.map((l) => [l.call, l.reason])).toEqual([
      ['operatorPerson', null],
      ['previewReportManager', reason],
      ['previewReportManager', reason],
      ['operatorPreview', reason],
    ])
    const told = JSON.stringify((await server().call('personalData', {}, by)).data)
    expect(told.split('previewReportManager').length - 1).toBe(2)
    expect(told).toContain(reason)
  })

  it('shows the purchase page with the person’s own prices and tickets, without the lot and the unit', async () => {
    const { by, order_seq, operator } = await scene()
    await buyPack(server(), by.token)
    const { token } = (await ask(order_seq, operator, 'buy')).data
    const { seen } = (await buy({ order_seq, token: operator, header: token })).data
    const info = (await server().call('payOrderInfoReorder', { order_seq }, by)).data
    const wallet = (await server().call('orderTicketAmount', {}, by)).data
    expect(seen).toMatchObject({
      order_seq,
      again: true,
      tickets: { amount: wallet.amount, until: wallet.lots[0]?.expires_on },
      ready_at: info.ready_at,
    })
    expect(wallet.amount).toBeGreaterThan(0)
    expect(seen?.offers).toContainEqual({ product: 'report', tickets: 1, price: PRICE })
    expect(seen?.offers.map((o) => o.product)).toEqual(['report', 'ticket-3', 'ticket-5', 'ticket-10'])
    expect(seen?.home).not.toBe(info.order.address)
    // not to be ordered again now, as for the user
    await server().owner.query('update order_order set delivered_at = null where order_seq = $1', [order_seq])
    const later = (await buy({ order_seq, token: operator, header: token })).data.seen
    expect((await server().call('payOrderInfoReorder', { order_seq }, by)).code).not.toBe(0)
    expect(later?.again).toBe(false)
    // for one page, not for the other
    expect((await report({ order_seq, token: operator, header: token })).data).toEqual({ seen: null })
  })

  it('shows a watch as its owner sees it, without the lot, the unit and the card; a report’s order has none', async () => {
    const by = { token: await server().login('seen-watch') }
    const { order_seq } = await watchHome(server(), by.token, { ...HOME, ho: '302호' })
    await server().settle(30_000)
    const operator = await server().login('operator-han')
    const asked = await ask(order_seq, operator, 'watch')
    const read = (header?: string) =>
      server().call('previewSubscribeManager', { order_seq }, opts({ token: operator, ...(header && { header }) }))
    const { seen } = (await read(asked.data.token)).data
    const own = (await server().call('subscribeInfo', {}, by)).data.infos[0]
    expect(seen?.watch).toMatchObject({ subscribeSeq: own?.subscribeSeq, state: 'active', deposit_amount: null })
    expect(seen?.month).toMatchObject({ checks: 2, changes: 0 })
    expect(own?.fullAddress).toContain('302호')
    expect(JSON.stringify(seen)).not.toMatch(/302호/)
    expect(seen?.watch).toMatchObject({ card_seq: null, cardNumber: null, charges: [] })
    expect((await read()).data).toEqual({ seen: null })
    // Valid for its own page only, and logged with the reason.
    expect((await report({ order_seq, token: operator, header: asked.data.token })).data).toEqual({ seen: null })
    expect(await uses(order_seq)).toBe(1)
    const other = await scene()
    expect((await ask(other.order_seq, other.operator, 'watch')).code).toBe(9132)
  })

  it('is answered alike to everybody else, whoever is named: the same bytes, and nothing in the log', async () => {
    const { by, order_seq, operator } = await scene()
    const { token: header } = (await ask(order_seq, operator)).data
    const nothing = await report({})
    expect(nothing).toMatchObject({ status: 200, code: 0, data: { seen: null } })
    const other = await scene()
    const key = server().ctx.settings.previewKey ?? new Uint8Array()
    const opened = JSON.parse(
      JSON.stringify({ session: 1, person: 1, order: order_seq, page: 'report', reason, ends: 9e15 }),
    )
    const tries: Read[] = [
      { order_seq },
      { order_seq, token: operator },
      { order_seq: 987_654_321, token: operator },
      { order_seq, header },
      { order_seq, header, token: by.token },
      { order_seq, header, token: await server().login('operator-second') },
      // another session of the same operator, with its own second factor
      { order_seq, header, token: await server().login('operator-han') },
      { order_seq: other.order_seq, header, token: operator },
      { header, token: operator },
      { order_seq, header: `${header.slice(0, -2)}AA`, token: operator },
      { order_seq, header: header.slice(0, 20), token: operator },
      { order_seq, header: '', token: operator },
      { order_seq, header: sealPreview(key, 1, opened), token: operator },
      { order_seq, header: sealPreview(new Uint8Array(32).fill(7), 1, opened), token: operator },
    ]
    for (const [i, one] of tries.entries()) {
      const answer = await report(one)
      expect([i, answer.status, answer.text]).toEqual([i, 200, nothing.text])
      expect(answer.headers.get('content-length')).toBe(nothing.headers.get('content-length'))
    }
    expect(await uses(order_seq)).toBe(0)
    // and it is valid for the operator it was issued to
    expect((await report({ order_seq, header, token: operator })).data.seen).not.toBeNull()
    expect(await uses(order_seq)).toBe(1)
  })

  it('ends after ten minutes, and with the operator’s session or second factor', async () => {
    const { order_seq, operator } = await scene()
    const { token: header, until } = (await ask(order_seq, operator)).data
    expect(Date.parse(until) - server().ctx.now().getTime()).toBeLessThanOrEqual(600_000)
    const seen = async () => (await report({ order_seq, header, token: operator })).data.seen !== null
    await pass(server(), 9 * 60)
    expect(await seen()).toBe(true)
    await pass(server(), 61)
    expect(await seen()).toBe(false)
    const again = (await ask(order_seq, operator)).data.token
    const live = async () => (await report({ order_seq, header: again, token: operator })).data.seen !== null
    expect(await live()).toBe(true)
    await server().owner.query(`update account_session set second_factor_at = null
      where user_seq = (select operator_seq from operator_audit order by audit_seq desc limit 1)`)
    expect(await live()).toBe(false)
  })

  it('is made only for an order with a report, with a reason', async () => {
    const { by, order_seq, operator } = await scene()
    const undecided = await makePaidOrder(server(), by.token, null)
    expect(await ask(undecided.order_seq, operator)).toMatchObject({ code: 9132 })
    expect(await ask(987_654_321, operator)).toMatchObject({ code: 9004 })
    expect(
      await server().call('operatorPreview', { order_seq, page: 'report', reason: ' ' }, { token: operator }),
    ).toMatchObject({ code: 9000, data: { reason: 'too-short' } })
    // a report that was deleted since is not shown any more
    const { token: header } = (await ask(order_seq, operator)).data
    await server().owner.query(
      `update report_report set state = 'voided', voided_at = app_now() where order_seq = $1`,
      [order_seq],
    )
    expect((await report({ order_seq, header, token: operator })).data).toEqual({ seen: null })
  })

  it('is opened by no process that the public reaches, and by no header of another call', async () => {
    const { order_seq, operator } = await scene()
    const { token: header } = (await ask(order_seq, operator)).data
    const { origin } = await server().startApi({ env: { DESK: 'elsewhere' } })
    const path = `/api/v1/preview/report-manager?order_seq=${order_seq}`
    const at = async (from: string) =>
      (
        await fetch(`${from}${path}`, { headers: { authorization: `Bearer ${operator}`, [PREVIEW_HEADER]: header } })
      ).text()
    expect(await at(origin)).toBe((await report({})).text)
    // the header does not act as a user: the caller is still the operator
    const orders = await server().call('reportList', {}, { token: operator, headers: { [PREVIEW_HEADER]: header } })
    expect(orders.data).toMatchObject({ reports: [], total: 0, shared: [] })
    const owned = await server().call(
      'reportProgress',
      { merchant_uid: 'x' },
      { token: operator, headers: { [PREVIEW_HEADER]: header } },
    )
    expect(owned.code).not.toBe(0)
  })
})
