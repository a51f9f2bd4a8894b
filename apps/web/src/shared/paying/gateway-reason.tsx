import { payWords as w } from './words.ts'

/** The gateway's own message; our internal codes, such as 'wrong-amount', are not shown. */
export const GatewayReason = ({ said }: { said: string | null }) =>
  said === null || /^[a-z-]+$/.test(said) ? null : <p>{w.said(said)}</p>
