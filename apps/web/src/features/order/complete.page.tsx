import { OrderProgress } from './order-progress.tsx'

/** After payment: the report being prepared, which may be left. */
export default function CompletePage() {
  return <OrderProgress />
}
