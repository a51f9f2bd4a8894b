import type { Order } from '@jipsalpim/contract/areas/order/order.ts'
import { PaidAgain } from '../../shared/paying/paid-again.tsx'
import { RefundAccountForm } from './refund-account-form.tsx'

type Props = { order: Pick<Order, 'merchant_uid' | 'paid_again'>; onChanged: () => void }

/** What was paid for the order and not used for it; a bank transfer asks for the account to refund to. */
export const OrderPaidAgain = ({ order: { merchant_uid, paid_again }, onChanged }: Props) => (
  <PaidAgain
    paid={paid_again}
    of="order"
    account={<RefundAccountForm merchant_uid={merchant_uid} onSaved={onChanged} />}
  />
)
