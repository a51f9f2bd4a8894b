import { ChoiceField } from '../../ui/choice-field.tsx'
import type { Gateway } from './pay.ts'
import { payWords as w } from './words.ts'

/** The choice between the two gateways. */
export const GatewayField = ({ value, onChange }: { value: Gateway; onChange: (to: Gateway) => void }) => (
  <ChoiceField label={w.payBy} value={value} onChange={onChange} options={gatewayOptions()} />
)
export const gatewayOptions = () =>
  [
    { value: 'portone', label: w.card, note: w.cardNote },
    { value: 'payple', label: w.payple, note: w.paypleNote },
  ] as const
