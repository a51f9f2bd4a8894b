import { readFields, textOf, wonOf } from '../kernel/body.ts'
import type { Play, Service, WireReply, WireRequest } from '../kernel/service.ts'
import { bankNames, cardNames } from '../magic.ts'
import { browserAsset } from '../browser/page.ts'
import { consoleCancel } from './portone/buy.ts'
import { deleteCustomer, getCustomer, listCustomerPayments, listCustomers, upsertCustomer } from './portone/billing.ts'
import { chargeAgain, chargeOnce } from './portone/charge.ts'
import { listPayments, sorted, unsortable } from './portone/lists.ts'
import { cancelPayment } from './portone/cancel.ts'
import { depositHere, depositPage } from './portone/deposit-page.ts'
import { cancelReceipt, issueReceipt, showReceipt } from './portone/receipts.ts'
import { changeVbank, closeVbank, createVbank } from './portone/vbank.ts'
import { checkoutPage, payInWindow, receiptPage } from './portone/checkout.ts'
import { done, failed, noSuchPayment, unauthorized } from './portone/envelope.ts'
import { storedPayments, paymentsOf, type Payment } from './portone/payment.ts'
import { dropTokens, getToken, hasToken } from './portone/token.ts'

/** PortOne (아임포트) V1: the REST calls and the window that its browser script opens. */
export const portoneService: Service = {
  name: 'portone',
  bases: ['/portone'],
  touches: (request) => {
    if (isBrowserSide(request) || request.path === '/users/getToken') return 'nothing'
    return request.method === 'GET' ? 'read' : 'effect'
  },
  handle: (request, play) => {
    if (isBrowserSide(request)) return browserAsset(request.path) ?? browserSide(request, play)
    if (request.path === '/users/getToken' && request.method === 'POST') return getToken(play, request)
    if (play.fault === 'rate-limit') return failed('Too Many Requests', 429, -1)
    if (play.fault === 'expired-key') dropTokens(play)
    if (!hasToken(play, request)) return unauthorized()
    return restSide(request, play)
  },
}

// At the same path a browser gets the receipt as a page, and a shop as JSON.
const isBrowserSide = ({ path, method, headers }: WireRequest) =>
  /^\/(checkout|deposit)(\/|$)|\.(js|css|woff2)$/.test(path) ||
  (path.startsWith('/receipts/') && method === 'GET' && headers.authorization === undefined)

function browserSide(request: WireRequest, play: Play): WireReply {
  const { method, path } = request
  if (path === '/checkout' && method === 'GET') return checkoutPage(request)
  if (path === '/checkout/pay' && method === 'POST') return payInWindow(play, request)
  if (path === '/deposit' && method === 'GET') return depositPage(request)
  if (path === '/deposit' && method === 'POST') return depositHere(play, request)
  if (path.startsWith('/receipts/') && method === 'GET') return receiptPage(play, path.slice('/receipts/'.length))
  return failed('Not Found', 404, -1)
}

function restSide(request: WireRequest, play: Play): WireReply {
  const { method } = request
  const [, area = '', first = '', second = '', third = ''] = request.path.split('/').map(decodeURIComponent)
  if (area === 'payments') {
    if (first === 'cancel' && method === 'POST') return cancelPayment(play, request)
    if (first === 'prepare') return prepare(play, request, second)
    if (method !== 'GET') return failed('Method Not Allowed', 405, -1)
    if (first === 'find') return findPayment(play, second, third, request.query)
    if (first === 'findAll') {
      for (const p of paymentsOf(play, second)) consoleCancel(play, p.imp_uid)
      const listed = paymentsOf(play, second).map((p) => (p.status === 'failed' ? p : asRequested(play, p)))
      return listPayments(listed, third, request.query)
    }
    if (first === 'status')
      return listPayments(
        storedPayments(play)
          .all()
          .map(([, h]) => h.payment)
          .toReversed(),
        second === 'all' ? '' : second,
        request.query,
      )
    return second === 'balance' ? showBalance(play, first) : showPayment(play, first)
  }
  if (area === 'cards' && method === 'GET') return namesOf(cardNames, first)
  if (area === 'banks' && method === 'GET') return namesOf(bankNames, first)
  if (area === 'subscribe' && first === 'customers' && !second && method === 'GET')
    return listCustomers(play, request.query)
  if (area === 'subscribe' && first === 'customers' && second) {
    if (method === 'GET' && third === 'payments') return listCustomerPayments(play, second, request.query)
    if (method === 'POST') return upsertCustomer(play, request, second)
    if (method === 'DELETE') return deleteCustomer(play, second)
    return getCustomer(play, second)
  }
  if (area === 'vbanks' && method === 'POST' && !first) return createVbank(play, request)
  if (area === 'vbanks' && method === 'PUT') return changeVbank(play, request, first)
  if (area === 'vbanks' && method === 'DELETE') return closeVbank(play, first)
  if (area === 'receipts' && first) {
    if (method === 'POST') return issueReceipt(play, request, first)
    return method === 'DELETE' ? cancelReceipt(play, first) : showReceipt(play, first)
  }
  if (area === 'subscribe' && first === 'payments' && second === 'again' && method === 'POST')
    return chargeAgain(play, request)
  if (area === 'subscribe' && first === 'payments' && second === 'onetime' && method === 'POST')
    return chargeOnce(play, request)
  return failed('Not Found', 404, -1)
}

/** The whole list, or one entry by its code. */
function namesOf(names: Readonly<Record<string, string>>, code: string): WireReply {
  const list = Object.entries(names).map(([code, name]) => ({ code, name }))
  if (!code) return done(list)
  const one = list.find((n) => n.code === code)
  return one ? done(one) : failed('존재하지 않는 코드입니다.', 404)
}

function showPayment(play: Play, impUid: string): WireReply {
  consoleCancel(play, impUid)
  const stored = storedPayments(play).get(impUid)
  return stored ? done(asRequested(play, stored.payment)) : noSuchPayment()
}

function findPayment(play: Play, merchantUid: string, status: string, query: URLSearchParams): WireReply {
  const found = sorted(paymentsOf(play, merchantUid), query)
  if (!found) return unsortable()
  const latest = found.find((p) => !status || p.status === status)
  return latest ? showPayment(play, latest.imp_uid) : noSuchPayment()
}

/** What is left of a payment, split into taxable and tax-free. */
function showBalance(play: Play, impUid: string): WireReply {
  const stored = storedPayments(play).get(impUid)
  if (!stored) return noSuchPayment()
  const { payment } = stored
  const left = payment.status === 'paid' || payment.status === 'cancelled' ? payment.amount - payment.cancel_amount : 0
  const taxFree = Math.min(stored.taxFreeLeft ?? 0, left)
  const vat = Math.round((left - taxFree) / 11)
  const parts = (total: number) =>
    total === 0
      ? { total: 0, tax_free: 0, supply: 0, vat: 0 }
      : { total, tax_free: taxFree, supply: total - taxFree - vat, vat }
  return done({
    amount: left,
    primary: parts(left),
    secondary: parts(0),
    discount: parts(0),
    cash_receipt: parts(payment.cash_receipt_issued ? left : 0),
  })
}

/** The stored payment, unless a fault was set to return another amount or order. */
const asRequested = (play: Play, payment: Payment): Payment => ({
  ...payment,
  ...(play.take('wrong-amount') && { amount: payment.amount - 1000 }),
  ...(play.take('wrong-order') && { merchant_uid: `${payment.merchant_uid}-other` }),
})

function prepare(play: Play, request: WireRequest, asked: string): WireReply {
  const rows = play.state.rows<number>('prepared')
  if (request.method === 'GET') {
    const amount = rows.get(asked)
    return amount === undefined
      ? failed('사전등록된 결제정보가 존재하지 않습니다.', 404)
      : done({ merchant_uid: asked, amount })
  }
  const fields = readFields(request) ?? {}
  const [merchantUid, amount] = [textOf(fields, 'merchant_uid'), wonOf(fields, 'amount')]
  if (!merchantUid || amount === null) return failed('merchant_uid와 amount는 필수입니다.', 400)
  if (request.method === 'POST' && rows.get(merchantUid) !== undefined) return failed('이미 등록된 merchant_uid입니다.')
  rows.put(merchantUid, amount)
  return done({ merchant_uid: merchantUid, amount })
}
