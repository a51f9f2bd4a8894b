import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import { hidden, html, page } from '../../browser/page.ts'
import { readFields, textOf, wonOf, type Fields } from '../../kernel/body.ts'
import type { Play, WireReply, WireRequest } from '../../kernel/service.ts'
import { magicCards } from '../../magic.ts'
import { saveKey } from './keys.ts'
import {
  MOST_MONTH_WON,
  MOST_WON,
  paidThisMonth,
  storedOrders,
  MIN_WON,
  openOrder,
  taxProblem,
  windowResult,
  type Acted,
  type Order,
} from './order.ts'
import { ownCodes } from './own-codes.ts'
import { pushResult } from './push.ts'

/** PCD_PAY_METHOD of a one-off card payment. */
const wallets: Readonly<Record<string, string>> = { appCard: '앱카드', naverPay: '네이버페이', kakaoPay: '카카오페이' }

const MARK = '견본 결제창 · 실제 결제가 아니에요'

/** The page that PaypleCpayAuthCheck opens. */
export function windowPage(request: WireRequest): WireReply {
  const fields = Object.fromEntries(request.query)
  const problem = problemOf(fields)
  if (problem) return broken(problem)
  const total = wonOf(fields, 'PCD_PAY_TOTAL') ?? 0
  const auth = fields['PCD_PAY_WORK'] === 'AUTH'
  const byTransfer = fields['PCD_PAY_TYPE'] === 'transfer'
  return page(
    MARK,
    html`<p class="mark">${MARK}</p>
      <h1>${textOf(fields, 'PCD_PAY_GOODS') || (byTransfer ? '계좌 등록' : '카드 등록')}</h1>
      ${fields['PCD_PAY_METHOD'] ? html`<p>${wallets[fields['PCD_PAY_METHOD']] ?? ''}로 내요</p>` : ''}
      <p class="sum">${auth ? (byTransfer ? '계좌만 등록해요' : '카드만 등록해요') : `${groupDigits(total)}원`}</p>
      <form method="post" action="window/act">
        ${hidden(request.query)} <label for="card">카드 번호</label
        ><input
          type="text"
          id="card"
          name="card_number"
          inputmode="numeric"
          autocomplete="off"
          value="4111-1111-1111-1111"
          maxlength="19"
        />
        <button class="main" name="act" value="pay">결제하기</button
        ><button class="plain" name="act" value="fail">결제 실패</button>
        <button class="plain" name="act" value="cancel">취소</button>
      </form>
      <h2>카드 번호마다 달라요</h2>
      <table>
        ${magicCards.map(
          (c) =>
            html`<tr>
              <td>${c.number.replace(/(\d{4})(?=\d)/g, '$1-')}</td>
              <td>${c.meaning}</td>
            </tr>`,
        )}
      </table>`,
    { assets: '' },
  )
}

/**
 * The buyer's button. The result goes by script to the page that opened the window, or by a form post from the buyer's
 * browser.
 */
export function actPage(play: Play, request: WireRequest, root: string): WireReply {
  const fields = readFields(request) ?? {}
  const act = textOf(fields, 'act')
  const problem = problemOf(fields)
  if (problem || (act !== 'pay' && act !== 'fail' && act !== 'cancel'))
    return broken(problem ?? '단추를 다시 눌러 주세요.')
  const acted = actInWindow(play, fields, act, textOf(fields, 'card_number').replace(/\D/g, ''))
  if (!acted.returns) return broken('결제를 마쳤지만 가게로 돌아가지 못했어요. 이 창을 닫아 주세요.')
  const result = windowResult(acted, root)
  if (textOf(fields, 'mode') === 'direct') {
    return page(
      MARK,
      html`<p class="mark">${MARK}</p>
        <form method="post" action="${textOf(fields, 'PCD_RST_URL')}" data-send>
          ${hidden(Object.entries(result))}<button class="main">가게로 돌아가기</button>
        </form>`,
      { assets: '../', script: true },
    )
  }
  return page(
    MARK,
    html`<p class="mark">${MARK}</p>
      <p data-result="${JSON.stringify(result)}" data-origin="${textOf(fields, 'origin')}">
        ${acted.rst === 'success' ? '마쳤어요.' : '결제하지 못했어요.'}
      </p>`,
    { assets: '../', script: true },
  )
}

/** PAY takes the money at once, CERT waits for the confirm, AUTH only creates a billing key. */
export function actInWindow(play: Play, fields: Fields, act: 'pay' | 'fail' | 'cancel', cardNumber: string): Acted {
  const card = magicCards.find((c) => c.number === cardNumber)
  const open = openOrder(play, fields, {
    work: workOf(fields),
    cardVer: textOf(fields, 'PCD_CARD_VER') === '02' ? '02' : '01',
    cardName: card?.cardName ?? '신한카드',
    cardNumber,
  })
  const end = (order: Order, rst: Acted['rst'], code: string, message: string, returns = true): Acted => {
    const taken = storedOrders(play).get(order.oid)
    // a later attempt never overwrites a paid order
    if (taken?.state !== 'paid') storedOrders(play).put(order.oid, { ...order, code, message })
    return { order, rst, code, message, returns }
  }
  if (act === 'cancel') return end({ ...open, state: 'failed' }, 'close', '', '결제를 종료하였습니다.')
  if (act === 'fail' || card?.outcome === 'failed') {
    if (open.type === 'transfer') return end(open, 'error', 'CPAY0022', '출금이체에 실패했습니다.')
    const reason = card?.reason ?? '[51] 한도초과'
    return end({ ...open, state: 'failed' }, 'error', /\[(\w+)\]/.exec(reason)?.[1] ?? '51', reason)
  }
  if (open.total > MOST_WON) return end(open, 'error', 'CPAY0005', '결제 1건의 한도를 초과했습니다.')
  const payer = open.payer['PCD_PAYER_NO'] ?? ''
  if (payer && open.total + paidThisMonth(play, (o) => o.payer['PCD_PAYER_NO'] === payer) > MOST_MONTH_WON)
    return end(open, 'error', 'CPAY0006', '월 결제한도를 초과했습니다.')
  if (storedOrders(play).get(open.oid)?.state === 'paid')
    return end({ ...open, state: 'failed' }, 'error', ownCodes.orderTaken.code, ownCodes.orderTaken.message)
  if (open.work === 'AUTH') {
    saveKey(play, open)
    return end(
      { ...open, state: 'registered' },
      'success',
      '0000',
      open.type === 'transfer' ? '계좌등록완료' : '카드등록완료',
      card?.outcome !== 'paid-window-lost',
    )
  }
  if (open.work === 'CERT') return end({ ...open, state: 'certified' }, 'success', '0000', '결제인증완료')
  const total = card?.outcome === 'paid-other-amount' && open.total > 0 ? open.total - 100 : open.total
  const hushed = card?.outcome === 'paid-reported-failed' ? 1 : 0
  if (open.type === 'card' && open.cardVer === '01') saveKey(play, open)
  const paid = end(
    { ...open, total, hushed, state: 'paid' },
    'success',
    '0000',
    '카드결제완료',
    card?.outcome !== 'paid-window-lost',
  )
  pushResult(play, paid.order)
  return hushed > 0 ? { ...paid, rst: 'error', code: 'CPAY0018', message: '결제결과를 알 수 없습니다.' } : paid
}

const workOf = (fields: Fields): Order['work'] => {
  const work = textOf(fields, 'PCD_PAY_WORK')
  return work === 'AUTH' || work === 'CERT' ? work : 'PAY'
}

const broken = (why: string) =>
  page(
    MARK,
    html`<p class="mark">${MARK}</p>
      <p>${why}</p>`,
    { assets: '../' },
  )

function problemOf(fields: Fields): string | null {
  const work = textOf(fields, 'PCD_PAY_WORK')
  if (!['AUTH', 'PAY', 'CERT'].includes(work)) return 'PCD_PAY_WORK는 AUTH, PAY, CERT 가운데 하나예요.'
  if (!['card', 'transfer'].includes(textOf(fields, 'PCD_PAY_TYPE'))) return 'PCD_PAY_TYPE은 card 또는 transfer예요.'
  if (work !== 'AUTH' && (wonOf(fields, 'PCD_PAY_TOTAL') ?? 0) < MIN_WON)
    return `결제는 ${groupDigits(MIN_WON)}원부터예요.`
  if (work !== 'AUTH' && !textOf(fields, 'PCD_PAY_GOODS')) return 'PCD_PAY_GOODS가 없어요.'
  if (!['', '01', '02'].includes(textOf(fields, 'PCD_CARD_VER'))) return 'PCD_CARD_VER는 01 또는 02예요.'
  if (work === 'AUTH' && textOf(fields, 'PCD_CARD_VER') === '02') return '카드 등록은 PCD_CARD_VER 01로만 할 수 있어요.'
  const wallet = textOf(fields, 'PCD_PAY_METHOD')
  if (wallet !== '' && !(wallet in wallets)) return 'PCD_PAY_METHOD가 올바르지 않아요.'
  if (wallet !== '' && textOf(fields, 'PCD_CARD_VER') !== '02') return 'PCD_PAY_METHOD는 PCD_CARD_VER 02에서만 써요.'
  if (!textOf(fields, 'clientKey')) return 'clientKey가 없어요.'
  const tax = taxProblem(fields)
  if (tax) return tax
  const target = textOf(fields, 'mode') === 'direct' ? textOf(fields, 'PCD_RST_URL') : textOf(fields, 'origin')
  return /^https?:$/.test(URL.parse(target)?.protocol ?? '') ? null : '돌아갈 주소가 올바르지 않아요.'
}
