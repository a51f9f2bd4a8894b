import { ConfirmPlace } from './confirm-place.tsx'

/** An order whose address is not decided yet ('address'). */
export default function ConfirmTypePage() {
  return <ConfirmPlace decides="address" />
}
