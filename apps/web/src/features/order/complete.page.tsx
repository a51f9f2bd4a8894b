import { useSearchParams } from 'react-router'
import { Deposit } from './deposit.tsx'
import { OrderProgress } from './order-progress.tsx'

/** After the order: the bank transfer it waits for, or the report being prepared. The user may leave both. */
export default function CompletePage() {
  const [query] = useSearchParams()
  const merchant = query.get('merchant_uid')
  return query.get('way') === 'deposit' && merchant ? (
    <Deposit key={merchant} merchant_uid={merchant} />
  ) : (
    <OrderProgress />
  )
}
