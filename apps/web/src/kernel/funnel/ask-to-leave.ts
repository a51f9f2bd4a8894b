import { askConfirm } from '../../ui/dialogs/ask.tsx'
import { resetFunnel } from './store.ts'
import { funnelWords as w } from './words.ts'

/** The question before leaving resets a draft; a yes resets it. */
export async function askToLeave(funnel: string, where: 'leave' | 'leaveHome'): Promise<boolean> {
  const yes = await askConfirm({ message: w[where], yes: w.leaveYes, no: w.leaveNo, danger: true })
  if (yes) resetFunnel(funnel)
  return yes
}
