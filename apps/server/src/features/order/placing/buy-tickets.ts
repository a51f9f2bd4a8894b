import type { orderTicket, orderTicketBusiness } from '@jipsalpim/contract/areas/ticket/calls.ts'
import type { WalletMethod } from '@jipsalpim/contract/areas/payment/pay-methods.ts'
import { ticketsIn, type TicketPack } from '@jipsalpim/contract/areas/ticket/packs.ts'
import { Fail, type Action, type User } from '../../../kernel/serve.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { openAttempt } from '../../payment/opening/open-attempt.ts'
import { saveCompanyFacts } from '../../ticket/company/save-company.ts'
import { supportsMethod } from '../paying/supports-method.ts'
import { isPaidAs, orderOfDraft } from './draft-order.ts'
import { newMerchantUid } from './merchant-uid.ts'
import { priceOf, taxFreeOf } from '../price/price-of.ts'
import { insertAlone } from './alone/one-purchase.ts'
import { insertOrderEvent } from '../queries.ts'

export const buyTickets: Action<typeof orderTicket> = (ctx, input, user) =>
  ctx.tx((tx) => orderPacks(tx, user, { ...input, packs: 1, company_seq: null }))

/** Orders ticket packs for a company. Its details are stored with the first purchase and updated with each. */
export const buyForCompany: Action<typeof orderTicketBusiness> = (ctx, { company, ...input }, user) =>
  ctx.tx(async (tx) => orderPacks(tx, user, { ...input, company_seq: await saveCompanyFacts(tx, user.seq, company) }))

type Wanted = {
  product: TicketPack
  packs: number
  company_seq: number | null
  pg_name: 'portone' | 'payple'
  pay_method: WalletMethod
  shown_price: number
  draft_key: string
}
/** Orders packs. The same draft key returns the same order as long as it is open or paid. */
async function orderPacks(tx: TxContext, user: User, wanted: Wanted) {
  const { product, packs, company_seq, shown_price, pg_name, pay_method, draft_key } = wanted
  const before = await orderOfDraft(
    tx,
    user.seq,
    draft_key,
    (o) =>
      o.product === product &&
      o.price === shown_price &&
      o.company_seq === company_seq &&
      (o.state === 'completed' || isPaidAs(o, pg_name, pay_method)),
  )
  if (before) return before
  const today = await priceOf(tx, product, user)
  if (!today) throw new Fail('notOnSale')
  const price = today.price * packs
  if (shown_price !== price) throw new Fail('paymentRequestFailed', { price })
  if (!supportsMethod(price, wanted)) throw new Fail('paymentTypeInvalid')
  const tickets = packs === 1 ? null : packs * ticketsIn(product)
  const order = await insertAlone(
    tx,
    {
      merchant_uid: newMerchantUid(tx.now()),
      user_seq: user.seq,
      product,
      price,
      tax_free: taxFreeOf(today, today.price) * packs,
      tickets,
      company_seq,
      pg_name,
      pay_method,
      draft_key,
    },
    null,
  )
  await insertOrderEvent(tx.db, order.order_seq, 'created', { product, packs, price, pg_name })
  await openAttempt(tx, order)
  return { merchant_uid: order.merchant_uid, order_seq: order.order_seq, price, state: 'pending' as const }
}
