import { GatewayReason } from './gateway-reason.tsx'
import type { SaidRefused } from './say-refused.ts'

/** Why nothing was bought, and where the money is. */
export const Said = ({ said: { lines, reason } }: { said: SaidRefused }) => (
  <>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
    <GatewayReason said={reason} />
  </>
)
