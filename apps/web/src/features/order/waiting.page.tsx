import { OrderProgress } from './order-progress.tsx'

/** The progress page as reached from the list of reports. */
export default function WaitingPage() {
  return <OrderProgress />
}
