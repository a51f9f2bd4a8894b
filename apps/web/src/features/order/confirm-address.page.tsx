import { ConfirmPlace } from './confirm-place.tsx'

/** An order whose building is known and whose unit is not ('dongfloorho'). */
export default function ConfirmAddressPage() {
  return <ConfirmPlace decides="dongfloorho" />
}
