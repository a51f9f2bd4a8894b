import { send } from './client.ts'
import { asksNotToBeFollowed, keepUsage, usageDevice } from './usage.ts'

/** The user has just changed their consent to usage analysis: this device follows. */
export async function tieUsage(agreed: boolean): Promise<void> {
  if (!keepUsage(agreed && !asksNotToBeFollowed())) return
  const device = usageDevice()
  if (device !== null) await send('trackingMatch', { device })
}
