import { errors } from '@jipsalpim/contract/errors.ts'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import {
  complete,
  count,
  HOME,
  hitAt,
  makeOrder,
  makePaidOrder,
  orderInput,
  pass,
  placeAt,
  PRICE,
  progressOf,
} from '../../testing/scenes.ts'
import { failureName } from '../paying/failure-name.ts'

const server = useTestServer()
const code = (name: keyof typeof errors): number => errors[name].code

describe('the price', () => {
  it('is the row in force', async () => {
    expect((await server().call('orderPrice', {})).data).toEqual({
      product: 'report',
      price: PRICE,
      price_if_verified: null,
      from: '2026-01-01',
      full_price: PRICE,
      discounts: [],
    })
  })
  it('is never taken from the browser', async () => {
    const token = await server().login('kim')
    for (const shown_price of [0, 1, PRICE - 1, PRICE + 1]) {
      const answer = await server().call('orderCreate', orderInput({ shown_price }), { token })
      expect(answer).toMatchObject({ code: code('paymentRequestFailed'), data: { price: PRICE } })
    }
    expect((await server().call('orderCreate', orderInput({ pg_name: 'free' }), { token })).code).toBe(
      code('paymentTypeInvalid'),
    )
  })
})

describe('an order', () => {
  it('has its building from the signed key, and is complete with a unit', async () => {
    const token = await server().login('kim')
    const { merchant_uid, order_seq } = await makeOrder(server(), token)
    expect(merchant_uid).toMatch(/^nz[0-9a-z]{20,38}$/)
    const { data } = await server().call('orderMerchant', { merchant: merchant_uid }, { token })
    expect(data).toMatchObject({
      order_seq,
      state: 'pending',
      address_state: 'complete',
      building_ho: HOME.ho,
      building_dong: null,
      address_gu: '강서구',
      price: PRICE,
      paid_at: null,
      address_editable_until: null,
      refund: null,
    })
    expect((await server().call('orderCart', { merchant: merchant_uid }, { token })).data).toEqual({
      ...(data as object),
      unique_no: null,
      bunji: '9012',
      confirm: 'N',
    })
    expect((await server().call('orderMerchant', { order_seq }, { token })).data).toEqual(data)
  })
  it('keeps the landlord’s name sealed', async () => {
    const { order_seq } = await makeOrder(server(), await server().login('kim'), null, { landlord_name: '박임대' })
    const { rows } = await server().owner.query<{ landlord_name_sealed: Buffer }>(
      'select landlord_name_sealed from order_order where order_seq = $1',
      [order_seq],
    )
    expect(rows[0]?.landlord_name_sealed.toString('latin1')).not.toContain(Buffer.from('박임대').toString('latin1'))
  })
  it('refuses a key that we did not sign', async () => {
    const token = await server().login('kim')
    const place = await placeAt(server(), HOME)
    const [body = '', signature = ''] = place.address_key.split('.')
    const other = Buffer.from(Buffer.from(body, 'base64url').toString().replace('가람빌', '다른빌')).toString(
      'base64url',
    )
    for (const address_key of [`${other}.${signature}`, body, `${body}.`, 'x', `${place.address_key}.x`]) {
      const answer = await server().call('orderCreate', orderInput({ place: { ...place, address_key } }), { token })
      expect(answer).toMatchObject({ code: code('invalidInput'), data: { 'place.address_key': 'not-ours' } })
    }
  })
  it('is nobody else’s, in every call', async () => {
    const mine = await makePaidOrder(server(), await server().login('kim'), null)
    const token = await server().login('lee')
    const place = await placeAt(server(), HOME)
    const answers = await Promise.all([
      server().call('orderMerchant', { merchant: mine.merchant_uid }, { token }),
      server().call('orderMerchant', { order_seq: mine.order_seq }, { token }),
      server().call('orderMerchant', {}, { token }),
      server().call('orderCart', { merchant: mine.merchant_uid }, { token }),
      complete(server(), token, mine.merchant_uid),
      server().call('orderAmountFailLog', { merchant_uid: mine.merchant_uid, message: 'x' }, { token }),
      server().call('orderCartEdit', { merchant: mine.merchant_uid, place }, { token }),
      server().call('orderDeterminedAddress', { id: mine.order_seq, place }, { token }),
      server().call(
        'orderDeterminedBuilding',
        { id: mine.order_seq, building_dong: null, building_floor: null, building_ho: '201' },
        { token },
      ),
      server().call('reportProgress', { merchant_uid: mine.merchant_uid }, { token }),
      server().call('portoneInfo', { merchant_uid: mine.merchant_uid }, { token }),
      server().call('paypleInfoOrder', { merchant_uid: mine.merchant_uid }, { token }),
    ])
    expect(answers.map((a) => [a.status, a.code])).toEqual(answers.map(() => [404, code('orderNotFound')]))
    expect((await server().call('orderDeterminedRecent', {}, { token })).data.order).toBeNull()
  })
  it('keeps what the window said when it failed', async () => {
    const token = await server().login('kim')
    const { merchant_uid, order_seq } = await makeOrder(server(), token, null)
    expect(
      (await server().call('orderAmountFailLog', { merchant_uid, message: '결제금액 위변조' }, { token })).code,
    ).toBe(0)
    expect(await count(server(), `order_event where order_seq = $1 and kind = 'window-failed'`, [order_seq])).toBe(1)
  })
  it('is the same order for the same key, and refuses another under it', async () => {
    const token = await server().login('kim')
    const key = 'one-tap-0001'
    const [one, two] = await Promise.all([
      server().call('orderCreate', orderInput(), { token, key }),
      server().call('orderCreate', orderInput(), { token, key }),
    ])
    const done = [one, two].filter((a) => a.code === 0)
    expect([one.code, two.code].filter((c) => c !== 0 && c !== code('repeatInFlight'))).toEqual([])
    expect((await server().call('orderCreate', orderInput(), { token, key })).text).toBe(done[0]?.text)
    expect((await server().call('orderCreate', orderInput({ deposit_amount: 1 }), { token, key })).code).toBe(
      code('conflictingRepeat'),
    )
  })
  it('of a price of 0 is complete at once, without a gateway', async () => {
    await server().owner.query(
      `insert into order_price (product, from_at, price) values ('report', app_now() - interval '1 second', 0)`,
    )
    try {
      const token = await server().login('kim')
      const order = await makeOrder(server(), token, null, { shown_price: 0, pg_name: 'portone' })
      expect((await server().call('orderMerchant', { merchant: order.merchant_uid }, { token })).data).toMatchObject({
        state: 'completed',
        price: 0,
      })
      expect(await count(server(), 'ledger_txn where ref = $1', [`order:${order.order_seq}`])).toBe(0)
    } finally {
      await server().owner.query('delete from order_price where price = 0')
    }
  })
})

describe('a payment that failed', () => {
  it.each([
    ['[54] 유효기간 만료 카드', 'paymentAuthFailed'],
    ['[51] 한도초과', 'paymentRequestFailed'],
    [null, 'paymentRequestFailed'],
  ])('for %s is %s', (reason, name) => expect(failureName(reason)).toBe(name))
  it('of which there is no attempt is not found', async () => {
    const token = await server().login('kim')
    const { merchant_uid, order_seq } = await makeOrder(server(), token, null)
    await server().owner.query('delete from payment_attempt where order_seq = $1', [order_seq])
    expect((await complete(server(), token, merchant_uid)).code).toBe(code('paymentInfoNotFound'))
  })
})

describe('an address that is not decided', () => {
  it('is decided by the merchant id too, and never by somebody else', async () => {
    const token = await server().login('lee')
    const { merchant_uid } = await makePaidOrder(server(), token, null)
    const place = await placeAt(server(), { keyword: HOME.keyword })
    const other = await server().login('kim')
    expect(
      (await server().call('orderDeterminedAddressMerchant', { id: merchant_uid, place }, { token: other })).code,
    ).toBe(code('orderNotFound'))
    const decided = await server().call('orderDeterminedAddressMerchant', { id: merchant_uid, place }, { token })
    expect(decided).toMatchObject({ code: 0, data: { merchant_uid, address_state: 'dongfloorho' } })
    const unit = { id: merchant_uid, building_dong: null, building_floor: null, building_ho: '201' }
    expect((await server().call('orderDeterminedBuildingMerchant', unit, { token: other })).code).toBe(
      code('orderNotFound'),
    )
    expect(await server().call('orderDeterminedBuildingMerchant', unit, { token })).toMatchObject({
      code: 0,
      data: { address_state: 'complete' },
    })
    await server().settle()
    expect((await progressOf(server(), token, merchant_uid)).state).toBe('ready')
  })

  it('is decided later, in one step with a unit or in two without', async () => {
    const token = await server().login('lee')
    const order = await makePaidOrder(server(), token, null)
    const recent = async () => (await server().call('orderDeterminedRecent', {}, { token })).data.order
    expect(await recent()).toMatchObject({ id: order.order_seq, status: 'address' })
    expect((await progressOf(server(), token, order.merchant_uid)).state).toBe('waiting-address')

    const unit = { id: order.order_seq, building_dong: null, building_floor: null, building_ho: '201' }
    expect((await server().call('orderDeterminedBuilding', unit, { token })).code).toBe(code('unitState'))
    const place = await placeAt(server(), { keyword: HOME.keyword })
    const first = await server().call('orderDeterminedAddress', { id: order.order_seq, place }, { token })
    expect(first).toMatchObject({ code: 0, data: { address_state: 'dongfloorho' } })
    expect(await recent()).toMatchObject({ status: 'dongfloorho' })
    expect((await server().call('orderDeterminedAddress', { id: order.order_seq, place }, { token })).text).toBe(
      first.text,
    )
    const elsewhere = await placeAt(server(), { keyword: '화곡로 9047' })
    expect(
      (await server().call('orderDeterminedAddress', { id: order.order_seq, place: elsewhere }, { token })).code,
    ).toBe(code('addressUndecidedState'))
    expect((await server().call('orderDeterminedBuilding', { ...unit, building_ho: null }, { token })).code).toBe(
      code('unitState'),
    )
    expect(
      (
        await server().call(
          'orderCartEdit',
          { merchant: order.merchant_uid, place: { ...place, building_ho: '201' } },
          { token },
        )
      ).code,
    ).toBe(code('addressState'))

    expect(await server().call('orderDeterminedBuilding', unit, { token })).toMatchObject({
      code: 0,
      data: { address_state: 'complete', building_ho: '201' },
    })
    expect((await server().call('orderDeterminedBuilding', unit, { token })).code).toBe(0)
    expect((await server().call('orderDeterminedBuilding', { ...unit, building_ho: '301' }, { token })).code).toBe(
      code('unitState'),
    )
    expect(await recent()).toBeNull()
    await server().settle()
    expect((await progressOf(server(), token, order.merchant_uid)).state).toBe('ready')
    expect(await count(server(), 'report_report where order_seq = $1', [order.order_seq])).toBe(1)
  })
  it('is asked for by one notice', async () => {
    const { order_seq } = await makePaidOrder(server(), await server().login('lee'), null)
    await server().settle()
    expect(
      await count(server(), `message_notice where order_seq = $1 and template = 'address-needed' and state = 'sent'`, [
        order_seq,
      ]),
    ).toBe(1)
  })
  it('of a house needs no unit', async () => {
    const order = await makePaidOrder(server(), await server().login('lee'), { keyword: '역말로2길 9061' })
    const { rows } = await server().owner.query(
      'select address_state, joint_yn from order_order where order_seq = $1',
      [order.order_seq],
    )
    expect(rows).toEqual([{ address_state: 'complete', joint_yn: 'N' }])
    await server().settle()
  })
})

describe('the five minutes', () => {
  it('change the address: the report is voided and pulled again', async () => {
    const token = await server().login('kim')
    const order = await makePaidOrder(server(), token)
    await server().settle()
    const place = await placeAt(server(), { keyword: '화곡로 9047', ho: '301' })
    const edited = await server().call('orderCartEdit', { merchant: order.merchant_uid, place }, { token })
    expect(edited).toMatchObject({ code: 0, data: { building_ho: '301', building_name: '나래하우스' } })
    // Repeated, as after a lost answer: no third register is pulled.
    expect((await server().call('orderCartEdit', { merchant: order.merchant_uid, place }, { token })).code).toBe(0)
    await server().settle()
    const { rows } = await server().owner.query(
      'select version, state from report_report where order_seq = $1 order by version',
      [order.order_seq],
    )
    expect(rows).toEqual([
      { version: 1, state: 'voided' },
      { version: 2, state: 'ready' },
    ])
    expect(await count(server(), `ledger_txn where kind = 'delivery' and ref = $1`, [`order:${order.order_seq}`])).toBe(
      1,
    )
    expect(await count(server(), 'order_address_edit where order_seq = $1', [order.order_seq])).toBe(1)
  })
  it('are over after 300 seconds, by the server’s clock', async () => {
    const token = await server().login('kim')
    const order = await makePaidOrder(server(), token)
    await server().settle()
    const place = await placeAt(server(), { keyword: HOME.keyword, ho: '301' })
    try {
      await pass(server(), 290)
      expect((await server().call('orderCartEdit', { merchant: order.merchant_uid, place }, { token })).code).toBe(0)
      await pass(server(), 11)
      const other = { ...place, building_ho: '302' }
      expect(
        (await server().call('orderCartEdit', { merchant: order.merchant_uid, place: other }, { token })).code,
      ).toBe(code('addressWindowClosed'))
    } finally {
      await server().setClock(null)
    }
    await server().settle()
  })
  it('are counted when the edit holds the lock, not when it began', async () => {
    const token = await server().login('kim')
    const order = await makePaidOrder(server(), token)
    await server().settle()
    const place = await placeAt(server(), { keyword: HOME.keyword, ho: '302' })
    await server().owner.query(
      `update order_order set paid_at = app_now() - interval '299.6 seconds' where order_seq = $1`,
      [order.order_seq],
    )
    await server().owner.query('begin')
    await server().owner.query('select 1 from order_order where order_seq = $1 for update', [order.order_seq])
    const edit = server().call('orderCartEdit', { merchant: order.merchant_uid, place }, { token })
    await new Promise((done) => setTimeout(done, 700))
    await server().owner.query('commit')
    expect((await edit).code).toBe(code('addressWindowClosed'))
    expect(await count(server(), 'order_address_edit where order_seq = $1', [order.order_seq])).toBe(0)
  })
  it('need a whole address', async () => {
    const token = await server().login('kim')
    const order = await makePaidOrder(server(), token)
    const place = await placeAt(server(), { keyword: HOME.keyword })
    expect((await server().call('orderCartEdit', { merchant: order.merchant_uid, place }, { token })).code).toBe(
      code('unitState'),
    )
    const unpaid = await makeOrder(server(), token, HOME, { deposit_amount: 170_000_000 })
    const whole = { ...place, building_ho: '201' }
    expect(
      (await server().call('orderCartEdit', { merchant: unpaid.merchant_uid, place: whole }, { token })).code,
    ).toBe(code('addressState'))
    await server().settle()
  })
})

describe('the search of addresses', () => {
  it('gives units, and registers to confirm', async () => {
    const hit = await hitAt(server(), HOME.keyword)
    const units = await server().call('addressUnits', { key: hit.key })
    expect(units.data.source).toBe('address')
    expect(units.data.units.map((u) => u.ho)).toContain('201호')
    const { data } = await server().call('addressUniqueNos', { key: hit.key, ho: HOME.ho })
    expect(data.candidates).toEqual([
      { unique_no: expect.stringMatching(/^\d{14}$/), kind: '집합건물', address: expect.stringContaining('9012-3') },
    ])
  })
})
