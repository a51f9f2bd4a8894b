import { useSearchParams } from 'react-router'
import { useGo } from '../../kernel/links.ts'
import { ConfirmedPurchase } from '../../shared/paying/confirmed-purchase.tsx'
import { BegunPart } from './joining/begun-part.tsx'
import { begunWords as w } from './joining/begun-words.ts'
import { DepositPart } from './joining/deposit-part.tsx'

/**
 * After the payment window: checks with the gateway, then shows the watch. The URL proves nothing, and a reload checks
 * again.
 */
export default function CompletePage() {
  const go = useGo()
  const [query] = useSearchParams()
  const merchant = query.get('merchant_uid')
  if (query.get('way') === 'deposit' && merchant !== null) return <DepositPart merchant={merchant} />
  return (
    <ConfirmedPurchase
      call="orderOnceComplete"
      onAgain={() => go('subscribePaymentMethod')}
      back={{ label: w.toWatching, onClick: () => go('subscribeWatching') }}
    >
      {({ order_seq }) => <BegunPart order={order_seq} />}
    </ConfirmedPurchase>
  )
}
