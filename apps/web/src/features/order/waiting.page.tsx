import { OrderProgress } from './order-progress.tsx'

/** The waiting place of one's reports: the same work, reached from the list. */
export default function WaitingPage() {
  return <OrderProgress />
}
