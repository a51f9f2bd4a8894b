import { ConfirmPlace } from './confirm-place.tsx'

/** An order without an address ('address'). */
export default function ConfirmTypePage() {
  return <ConfirmPlace decides="address" />
}
