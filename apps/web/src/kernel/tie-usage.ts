import { send } from './calls/client.ts'
import { optsOut, saveUsage, usageDevice } from './usage.ts'

/** The user has just changed their consent to usage analysis: this device follows. */
export async function tieUsage(agreed: boolean): Promise<void> {
  if (!saveUsage(agreed && !optsOut())) return
  const device = usageDevice()
  if (device !== null) await send('trackingMatch', { device })
}
