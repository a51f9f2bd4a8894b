import type { FaqTag } from '@jipsalpim/contract/areas/shell/faq-tags.ts'
import type { Stated } from '@jipsalpim/contract/areas/order/stated.ts'
import type { Context } from '../../../kernel/context.ts'
import type { StatedColumns } from '../../report/home-order.ts'
import { sealedPlace } from '../address/sealed-place.ts'

/** The user's answers in addition to the contract, decrypted for them. */
export function readStated(ctx: Pick<Context, 'seal'>, order: StatedColumns): Stated {
  const opened = (column: 'faq_write_sealed' | 'expectation_reason_sealed') =>
    order[column] && ctx.seal.open(sealedPlace(order, column), order[column]).reveal()
  return {
    // Only values from the call's own list are stored.
    faq: order.faq as FaqTag[],
    faq_write: opened('faq_write_sealed'),
    loan: order.loan,
    cash_amount: order.cash_amount,
    first_repay_yn: order.first_repay_yn,
    first_repay_amount: order.first_repay_amount,
    expectation_price: order.expectation_price,
    expectation_reason: opened('expectation_reason_sealed'),
    contract_months: order.contract_months,
  }
}
