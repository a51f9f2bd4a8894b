import { askConfirm, showAlert } from '../ui/ask.tsx'
import { words } from './words.ts'

/** True when the person goes to the store. A forced one has no second button; turning one down closes it, whatever the answer. */
export const askAppUpdate = (message: string, forced: boolean): Promise<boolean> =>
  forced
    ? showAlert({ title: words.updateTitle, message, ok: words.updateNow }).then(() => true)
    : askConfirm({ title: words.updateTitle, message, yes: words.updateNow, no: words.updateLater })

export const askNotifications = (): Promise<boolean> =>
  askConfirm({ title: words.notifyTitle, message: words.notifyText, yes: words.notifyYes, no: words.notifyNo })

/** Before leaving an order half made: true when its draft may be dropped. */
export const askReset = (): Promise<boolean> =>
  askConfirm({
    title: words.resetTitle,
    message: words.resetText,
    yes: words.resetYes,
    no: words.resetNo,
    danger: true,
  })
