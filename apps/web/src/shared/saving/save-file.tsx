import { isInApp } from '../../kernel/device/in-app.ts'
import { inAppOf, outsideUrl } from '../../kernel/device/inside-app.ts'
import { saveAs } from '../../kernel/device/save-as.ts'
import { askConfirm, showAlert } from '../../ui/dialogs/ask.tsx'
import { savingWords as w } from './words.ts'

/**
 * Saves a file on the device: true once it is saved or handed to another app. In a browser inside an app, which saves
 * nothing, the device's own sheet is offered; if that takes no file, the user is told how to open a browser that saves.
 */
export async function saveFile(
  name: string,
  type: string,
  content: string | Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  // Our own app takes downloads.
  const app = isInApp() ? null : inAppOf(navigator.userAgent)
  if (app === null) {
    saveAs(name, type, content)
    return true
  }
  const file = new File([content], name, { type })
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] })
      return true
    } catch (error) {
      // Closed by the user, who knows that nothing was saved.
      if (error instanceof DOMException && error.name === 'AbortError') return false
    }
  }
  const outside = outsideUrl(app, location.href, navigator.userAgent)
  if (outside === null) await showAlert({ title: w.title, message: w.byMenu })
  else if (await askConfirm({ title: w.title, message: w.text, yes: w.open })) location.assign(outside)
  return false
}
