import { ConfirmPlace } from './confirm-place.tsx'

/** An order whose building is known but not its unit ('dongfloorho'). */
export default function ConfirmAddressPage() {
  return <ConfirmPlace decides="dongfloorho" />
}
