import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { Dialog } from './dialog.tsx'
import { openOverlay } from './overlays.ts'
import { Sheet } from './sheet.tsx'
import { words } from '../words.ts'

/** A notice with one button; resolves when it is closed. */
export const showAlert = (notice: { title?: string; message: ReactNode; ok?: string }): Promise<void> =>
  openOverlay<void>(({ open, answer, gone }) => (
    <Dialog
      open={open}
      title={notice.title}
      onClose={() => answer()}
      onClosed={gone}
      buttons={<Button onClick={() => answer()}>{notice.ok ?? words.ok}</Button>}
    >
      {notice.message}
    </Dialog>
  ))

type Question = {
  title?: string
  message: ReactNode
  yes?: string
  no?: string
  danger?: boolean
  dismissable?: boolean
}

/** A question with two answers; closing it in any other way is a no. */
export const askConfirm = (question: Question): Promise<boolean> =>
  openOverlay<boolean>(({ open, answer, gone }) => (
    <Dialog
      open={open}
      title={question.title}
      dismissable={question.dismissable}
      onClose={() => answer(false)}
      onClosed={gone}
      buttons={
        <>
          <Button kind="secondary" onClick={() => answer(false)}>
            {question.no ?? words.cancel}
          </Button>
          <Button kind={question.danger ? 'danger' : 'primary'} onClick={() => answer(true)}>
            {question.yes ?? words.ok}
          </Button>
        </>
      }
    >
      {question.message}
    </Dialog>
  ))

/** A sheet with any content; resolves with the value it was closed with, or null if it was dismissed. */
export const openSheet = <T,>(sheet: {
  title: string
  content: (close: (answer: T | null) => void) => ReactNode
}): Promise<T | null> =>
  openOverlay<T | null>(({ open, answer, gone }) => (
    <Sheet open={open} title={sheet.title} onClose={() => answer(null)} onClosed={gone}>
      {sheet.content(answer)}
    </Sheet>
  ))
