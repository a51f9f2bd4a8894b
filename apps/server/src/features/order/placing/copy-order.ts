import type { AddressHit } from '@jipsalpim/providers/address/port.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { saveTexts } from '../contract/save-texts.ts'
import { newMerchantUid } from './merchant-uid.ts'
import { columnsOf, isHomeOrder, leaseColumns, placeColumns } from '../order-row.ts'
import type { HomeOrder } from '../../report/home-order.ts'
import { insertAlone } from './alone/one-purchase.ts'
import { insertOrderEvent, type NewOrder } from '../queries.ts'
import { readLandlordName } from '../contract/read-landlord-name.ts'
import { readStated } from '../contract/read-stated.ts'

type Terms = Pick<
  NewOrder,
  'price' | 'discount' | 'tax_free' | 'pg_name' | 'pay_method' | 'draft_key' | 'from_order_seq' | 'again'
>

/**
 * Copies an order of the same home and lease with other payment terms. The user's own texts are encrypted again for the
 * new row.
 */
export async function copyOrder(tx: TxContext, from: HomeOrder, terms: Terms): Promise<HomeOrder> {
  const order = await insertAlone(
    tx,
    {
      ...terms,
      merchant_uid: newMerchantUid(tx.now()),
      user_seq: from.user_seq,
      ...columnsOf(from, leaseColumns),
      ...columnsOf(from, copiedColumns),
      faq: JSON.stringify(from.faq),
    },
    // The column is only written by choosePlace, from a signed hit.
    { ...columnsOf(from, placeColumns), hit: from.address_hit as AddressHit | null },
  )
  const { faq_write, expectation_reason } = readStated(tx, from)
  await saveTexts(tx, order, { landlord_name: readLandlordName(tx, from), faq_write, expectation_reason })
  await insertOrderEvent(tx.db, order.order_seq, 'created', { from: from.order_seq, price: terms.price })
  if (!isHomeOrder(order)) throw new Error('a copy is of a home')
  return order
}

/** Unencrypted answers in addition to the lease. */
const copiedColumns = [
  'contract_period',
  'contract_period_detail',
  'contract_date_living',
  'home_kind',
  'area_gu',
  'contract_months',
  'loan',
  'cash_amount',
  'first_repay_yn',
  'first_repay_amount',
  'expectation_price',
] as const
