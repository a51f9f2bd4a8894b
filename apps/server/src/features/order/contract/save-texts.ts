import type { Input } from '@jipsalpim/contract/call.ts'
import type { orderCreate } from '@jipsalpim/contract/areas/order/order.ts'
import type { Personal } from '../../../crypto/personal.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { saveSealed } from '../queries.ts'
import { sealedPlace } from '../address/sealed-place.ts'

type Text = 'landlord_name' | 'faq_write' | 'expectation_reason'
type Texts = { [T in Text]?: Input<typeof orderCreate>[T] | Personal | null }

/** Stores a name and the user's own texts. They are encrypted for the order's row, so the row must exist first. */
export async function saveTexts(tx: TxContext, order: { order_seq: number }, texts: Texts): Promise<void> {
  const cells = [
    ['landlord_name_sealed', texts.landlord_name],
    ['faq_write_sealed', texts.faq_write],
    ['expectation_reason_sealed', texts.expectation_reason],
  ] as const
  const sealed = cells.flatMap(([column, text]) =>
    text ? [[column, tx.seal.seal(sealedPlace(order, column), text)] as const] : [],
  )
  if (sealed.length > 0) await saveSealed(tx.db, order.order_seq, Object.fromEntries(sealed))
}
