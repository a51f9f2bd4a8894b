import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { playOutside, type Outside } from '../../kernel/test-outside.ts'
import { ownCodes } from './own-codes.ts'

const ORIGIN = 'http://localhost:8080'
let outside: Outside
beforeAll(async () => {
  outside = await playOutside(ORIGIN)
})
afterAll(() => outside.close())
beforeEach(() => outside.control('POST', '/reset'))

type Answer = Record<string, string>
const post = async (url: string, body: object, referer: string | null = ORIGIN): Promise<Answer> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(referer !== null && { referer }) },
    body: JSON.stringify(body),
  })
  // every answer is an object of strings
  return (await response.json()) as Answer
}
/** The authentication that each call needs, and the call to the URL that it returns. */
async function call(purpose: object, body: object): Promise<Answer> {
  const auth = await post(`${outside.url}/payple/php/auth.php`, { cst_id: 'test', custKey: 'key', ...purpose })
  if (auth['result'] !== 'success') return auth
  const keys = { PCD_CST_ID: auth['cst_id'], PCD_CUST_KEY: auth['custKey'], PCD_AUTH_KEY: auth['AuthKey'] }
  return post(auth['return_url'] ?? '', { ...keys, ...body })
}
/** A key as the window creates it, for member 7. */
async function register(type: 'card' | 'transfer', card = '4111111111111111'): Promise<string> {
  const body = new URLSearchParams({
    mode: 'direct',
    clientKey: 'client',
    PCD_RST_URL: `${ORIGIN}/back`,
    PCD_PAY_WORK: 'AUTH',
    PCD_PAY_TYPE: type,
    PCD_PAYER_NO: '7',
    act: 'pay',
    card_number: card,
  })
  const page = await (await fetch(`${outside.url}/payple/window/act`, { method: 'POST', body })).text()
  return /name="PCD_PAYER_ID" value="([^"]*)"/.exec(page)?.[1] ?? ''
}
const charge = (type: string, payer: string, over: object = {}) =>
  call(
    { PCD_PAY_TYPE: type, PCD_SIMPLE_FLAG: 'Y' },
    {
      PCD_PAY_TYPE: type,
      PCD_SIMPLE_FLAG: 'Y',
      PCD_PAYER_ID: payer,
      PCD_PAY_OID: 'o-1',
      PCD_PAY_GOODS: '알림 구독',
      PCD_PAY_TOTAL: '4900',
      ...over,
    },
  )
const today = () => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '')
const inquire = (type: string, oid = 'o-1') =>
  call({ PCD_PAYCHK_FLAG: 'Y' }, { PCD_PAYCHK_FLAG: 'Y', PCD_PAY_TYPE: type, PCD_PAY_OID: oid, PCD_PAY_DATE: today() })
const refund = (amount: string, over: object = {}) =>
  call(
    { PCD_PAYCANCEL_FLAG: 'Y' },
    {
      PCD_REFUND_KEY: 'refund',
      PCD_PAYCANCEL_FLAG: 'Y',
      PCD_PAY_OID: 'o-1',
      PCD_PAY_DATE: today(),
      PCD_REFUND_TOTAL: amount,
      ...over,
    },
  )
const codeOf = (answer: Answer) => answer['PCD_PAY_CODE'] ?? /^\[(\w+)\]/.exec(answer['result_msg'] ?? '')?.[1]

describe('a charge to an account by its key', () => {
  it('is at an address of its own, takes the money, and is looked up as a transfer', async () => {
    const payer = await register('transfer')
    const auth = { cst_id: 'test', custKey: 'key', PCD_SIMPLE_FLAG: 'Y' }
    const url = async (type: string) =>
      new URL((await post(`${outside.url}/payple/php/auth.php`, { ...auth, PCD_PAY_TYPE: type }))['return_url'] ?? '')
        .pathname
    expect([await url('transfer'), await url('card')]).toEqual([
      '/payple/php/SimplePayAct.php',
      '/payple/php/SimplePayCardAct.php',
    ])
    expect(await charge('transfer', payer)).toMatchObject({
      PCD_PAY_RST: 'success',
      PCD_PAY_CODE: '0000',
      PCD_PAY_TYPE: 'transfer',
      PCD_PAYER_ID: payer,
      PCD_PAYER_NO: '7',
      PCD_PAY_TOTAL: '4900',
      PCD_PAY_AMOUNT_REAL: '4900',
      PCD_PAY_BANK: '088',
      PCD_PAY_CARDNUM: '',
    })
    expect(codeOf(await inquire('transfer'))).toBe('0000')
    expect(codeOf(await inquire('card'))).toBe(ownCodes.noPayment.code)
    expect(codeOf(await charge('transfer', payer))).toBe(ownCodes.orderTaken.code)
  })
  it('is for the key of an account, as a charge to a card is for that of a card', async () => {
    const [account, card] = [await register('transfer'), await register('card')]
    expect(codeOf(await charge('transfer', card))).toBe('SPAY0005')
    expect(codeOf(await charge('card', account))).toBe('SPAY0005')
    expect(codeOf(await charge('transfer', 'nobody'))).toBe('SPAY0005')
    expect(codeOf(await charge('phone', account))).toBe('SPAY0019')
    expect(codeOf(await charge('transfer', account, { PCD_PAY_TYPE: 'card' }))).toBe('SPAY0019')
    expect(codeOf(await charge('transfer', account, { PCD_PAY_TOTAL: '999' }))).toBe(ownCodes.fieldMissing.code)
    expect(codeOf(await charge('transfer', account, { PCD_PAY_TOTAL: '1000001' }))).toBe('SPAY0003')
    expect(codeOf(await charge('transfer', account))).toBe('0000')
  })
  it('shows the account behind a key, and charges it no more once the key is gone', async () => {
    const payer = await register('transfer')
    const info = { PCD_PAYER_ID: payer, PCD_PAYER_NO: '7' }
    const shown = await call({ PCD_PAY_WORK: 'PUSERINFO' }, info)
    expect(shown).toMatchObject({ PCD_PAY_TYPE: 'transfer', PCD_PAY_BANK: '088', PCD_PAY_BANKNUM: '110***1234' })
    expect(shown['PCD_PAY_CARDNUM']).toBeUndefined()
    expect((await call({ PCD_PAY_WORK: 'PUSERDEL' }, info))['PCD_PAY_RST']).toBe('success')
    expect(codeOf(await charge('transfer', payer))).toBe('SPAY0005')
  })
  it('waits for the banks to open, and is unknown until the bank has answered', async () => {
    const payer = await register('transfer', '4000000000000259')
    await outside.control('POST', '/faults', { service: 'payple', kind: 'bank-closed', times: 1 })
    expect(codeOf(await charge('transfer', payer))).toBe('9998')
    expect(codeOf(await charge('transfer', payer))).toBe('SPAY0011')
    expect(codeOf(await inquire('transfer'))).toBe('SPAY0011')
    expect(codeOf(await inquire('transfer'))).toBe('0000')
  })
  it('leaves a cash receipt where one was asked for, and none for a number that is nobody’s', async () => {
    const payer = await register('transfer')
    const save = { PCD_TAXSAVE_FLAG: 'Y', PCD_TAXSAVE_TRADEUSE: 'personal', PCD_TAXSAVE_IDENTINUM: '01012345678' }
    const issued = await charge('transfer', payer, save)
    expect(issued).toMatchObject({ PCD_TAXSAVE_RST: 'Y', PCD_TAXSAVE_MGTNUM: expect.stringMatching(/^TS\d{10}$/) })
    const other = { ...save, PCD_PAY_OID: 'o-2', PCD_TAXSAVE_IDENTINUM: '123' }
    expect(await charge('transfer', payer, other)).toMatchObject({ PCD_PAY_RST: 'success', PCD_TAXSAVE_RST: 'N' })
    expect(await charge('transfer', payer, { PCD_PAY_OID: 'o-3' })).toMatchObject({ PCD_TAXSAVE_RST: 'N' })
  })
  it('once a month is once a month: another one only when the first is back', async () => {
    const payer = await register('transfer')
    const monthly = { PCD_REGULER_FLAG: 'Y', PCD_PAY_YEAR: '2027', PCD_PAY_MONTH: '03' }
    expect(await charge('transfer', payer, monthly)).toMatchObject({ PCD_PAY_CODE: '0000', ...monthly })
    const again = { ...monthly, PCD_PAY_OID: 'o-2' }
    expect(codeOf(await charge('transfer', payer, again))).toBe(ownCodes.monthPaid.code)
    expect(codeOf(await charge('transfer', payer, { ...again, PCD_PAY_MONTH: '13' }))).toBe(ownCodes.fieldMissing.code)
    expect(codeOf(await charge('transfer', payer, { ...again, PCD_PAY_MONTH: '04' }))).toBe('0000')
    expect((await refund('4900'))['PCD_PAY_RST']).toBe('success')
    expect(codeOf(await charge('transfer', payer, { ...monthly, PCD_PAY_OID: 'o-3' }))).toBe('0000')
  })
})

describe('what the vendor has no code for', () => {
  it('is answered in its form, with a code that is plainly ours', async () => {
    const payer = await register('card')
    await charge('card', payer)
    const answers = [
      await inquire('card', 'never'),
      await refund('1000', { PCD_PAY_OID: 'never' }),
      await refund('4901'),
      await refund('4900', { PCD_REFUND_TAXTOTAL: '4000' }),
      (await refund('4900'), await refund('1')),
      await call({ PCD_PAY_WORK: 'TSCANCEL' }, { PCD_PAY_OID: 'o-1', PCD_PAYER_ID: payer }),
    ]
    for (const answer of answers) {
      expect(answer['PCD_PAY_RST']).toBe('error')
      expect(Object.values(ownCodes)).toContainEqual({ code: codeOf(answer), message: answer['PCD_PAY_MSG'] })
    }
    expect(new Set(answers.map(codeOf)).size).toBe(answers.length)
  })
})

describe('an authentication that fails', () => {
  it('has a result and a sentence, and no field besides; a strange domain is told from none', async () => {
    const auth = (body: object, referer?: string | null) => post(`${outside.url}/payple/php/auth.php`, body, referer)
    expect(Object.keys(await auth({ custKey: 'key' }))).toEqual(['result', 'result_msg'])
    const keys = { cst_id: 'test', custKey: 'key' }
    expect((await auth(keys, null))['result_msg']).toContain('AUTH0004')
    expect((await auth(keys, 'https://elsewhere.example'))['result_msg']).toContain('AUTH0007')
  })
})

describe('a window', () => {
  const inWindow = async (over: object): Promise<Answer> => {
    const body = new URLSearchParams({
      mode: 'direct',
      clientKey: 'client',
      PCD_RST_URL: `${ORIGIN}/back`,
      PCD_PAY_WORK: 'PAY',
      PCD_PAY_TYPE: 'card',
      PCD_CARD_VER: '02',
      PCD_PAY_GOODS: '안심 보고서',
      PCD_PAY_TOTAL: '9900',
      PCD_PAY_OID: 'o-1',
      act: 'pay',
      card_number: '4111111111111111',
      ...over,
    })
    const page = await (await fetch(`${outside.url}/payple/window/act`, { method: 'POST', body })).text()
    return Object.fromEntries([...page.matchAll(/name="(PCD_\w+)" value="([^"]*)"/g)].map(([, n, v]) => [n, v]))
  }
  it('answers with what it was asked for, and with the numbers of a card only where a card was charged', async () => {
    const asked = { PCD_CARD_VER: '02', PCD_PAY_TAXTOTAL: '600', PCD_PAY_METHOD: 'naverPay' }
    const paid = await inWindow(asked)
    expect(paid).toMatchObject({ ...asked, PCD_PAY_RST: 'success', PCD_EASY_PAY_METHOD: 'naverPay' })
    const numbers = ['PCD_PAY_CARDTRADENUM', 'PCD_PAY_CARDAUTHNO', 'PCD_PAY_CARDRECEIPT', 'PCD_TX_KEY']
    expect(Object.keys(paid)).toEqual(expect.arrayContaining(numbers))
    const others = [
      await inWindow({ PCD_PAY_OID: 'o-2', act: 'fail' }),
      await inWindow({ PCD_PAY_OID: 'o-3', PCD_PAY_TYPE: 'transfer', PCD_CARD_VER: '01' }),
      await inWindow({ PCD_PAY_OID: 'o-4', PCD_PAY_WORK: 'CERT' }),
    ]
    for (const other of others) expect(Object.keys(other).filter((name) => numbers.includes(name))).toEqual([])
    expect(others[1]).toMatchObject({
      PCD_PAY_BANKACCTYPE: '개인',
      PCD_PAY_METHOD: 'transfer',
      PCD_EASY_PAY_METHOD: '',
    })
  })
  it('refuses and doubts by codes of its own: those of a charge by a key are others', async () => {
    const code = async (over: object) => (await inWindow(over))['PCD_PAY_CODE']
    expect(await code({ PCD_PAY_TOTAL: '1000001' })).toBe('CPAY0005')
    for (const n of [1, 2, 3])
      expect(await code({ PCD_PAY_OID: `m-${n}`, PCD_PAYER_NO: '7', PCD_PAY_TOTAL: '1000000' })).toBe('0000')
    expect(await code({ PCD_PAY_OID: 'm-4', PCD_PAYER_NO: '7' })).toBe('CPAY0006')
    expect(await code({ PCD_PAY_OID: 't-1', PCD_PAY_TYPE: 'transfer', PCD_CARD_VER: '01', act: 'fail' })).toBe(
      'CPAY0022',
    )
    expect(await code({ PCD_PAY_OID: 'd-1', card_number: '4000000000000259' })).toBe('CPAY0018')
    expect(codeOf(await inquire('card', 'd-1'))).toBe('CPAY0018')
  })
  it('and a key: a transfer that the bank refuses, and more in a month than the contract has', async () => {
    const poor = await register('transfer', '4000000000000341')
    expect(codeOf(await charge('transfer', poor))).toBe('SPAY0012')
    const payer = await register('card')
    for (const n of [1, 2, 3])
      expect(codeOf(await charge('card', payer, { PCD_PAY_OID: `k-${n}`, PCD_PAY_TOTAL: '1000000' }))).toBe('0000')
    expect(codeOf(await charge('card', payer, { PCD_PAY_OID: 'k-4' }))).toBe('SPAY0004')
  })
})

it('a refund of a transfer says what became of its cash receipt', async () => {
  const payer = await register('transfer')
  const save = { PCD_TAXSAVE_FLAG: 'Y', PCD_TAXSAVE_TRADEUSE: 'personal', PCD_TAXSAVE_IDENTINUM: '01012345678' }
  await charge('transfer', payer, save)
  expect(await refund('1000')).toMatchObject({ PCD_TAXSAVE_RST: 'Y', PCD_TAXSAVE_MSG: expect.any(String) })
})
