import { useCallback } from 'react'
import { askConfirm } from '../../ui/dialogs/ask.tsx'
import { useGuard, useUnloadGuard } from '../leaving.ts'
import { funnelWords as w } from './words.ts'

/** Leaving a page on which something was chosen asks first, as a funnel does. The caller must memoize `minds`. */
export function useAskWhenTyped(minds: () => boolean): void {
  useUnloadGuard(minds)
  useGuard(useCallback(() => (minds() ? ask : null), [minds]))
}
const ask = (): Promise<boolean> => askConfirm({ message: w.leave, yes: w.leaveYes, no: w.leaveNo, danger: true })
