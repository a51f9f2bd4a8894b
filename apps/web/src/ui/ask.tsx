import { overlay } from 'overlay-kit'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Sheet } from './sheet.tsx'
import { words } from './words.ts'

/** A notice with one button; resolves when it is closed. */
export const showAlert = (notice: { title?: string; message: ReactNode; ok?: string }): Promise<void> =>
  overlay.openAsync<void>(({ isOpen, close, unmount }) => (
    <Dialog
      open={isOpen}
      title={notice.title}
      onClose={() => close()}
      onClosed={unmount}
      buttons={<Button onClick={() => close()}>{notice.ok ?? words.ok}</Button>}
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

/** A question with two answers; closing it any other way is a no. */
export const askConfirm = (question: Question): Promise<boolean> =>
  overlay.openAsync<boolean>(({ isOpen, close, unmount }) => (
    <Dialog
      open={isOpen}
      title={question.title}
      dismissable={question.dismissable}
      onClose={() => close(false)}
      onClosed={unmount}
      buttons={
        <>
          <Button kind="secondary" onClick={() => close(false)}>
            {question.no ?? words.cancel}
          </Button>
          <Button kind={question.danger ? 'danger' : 'primary'} onClick={() => close(true)}>
            {question.yes ?? words.ok}
          </Button>
        </>
      }
    >
      {question.message}
    </Dialog>
  ))

/** A sheet of any content; what it closes with is the answer, null when it is put away. */
export const openSheet = <T,>(sheet: {
  title: string
  content: (close: (answer: T | null) => void) => ReactNode
}): Promise<T | null> =>
  overlay.openAsync<T | null>(({ isOpen, close, unmount }) => (
    <Sheet open={isOpen} title={sheet.title} onClose={() => close(null)} onClosed={unmount}>
      {sheet.content(close)}
    </Sheet>
  ))
