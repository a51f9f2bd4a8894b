import { GatewayReason } from './gateway-reason.tsx'
import type { RefusedText } from './describe-refused.ts'

/** Why nothing was bought, and where the money is. */
export const RefusedMessage = ({ said: { lines, reason } }: { said: RefusedText }) => (
  <>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
    <GatewayReason said={reason} />
  </>
)
