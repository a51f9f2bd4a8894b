import { payWords as w } from './words.ts'

/** The gateway's own words; the names that are ours, as 'wrong-amount', are not for reading. */
export const GatewayReason = ({ said }: { said: string | null }) =>
  said === null || /^[a-z-]+$/.test(said) ? null : <p>{w.said(said)}</p>
