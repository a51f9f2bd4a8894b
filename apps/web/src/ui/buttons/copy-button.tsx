import { Button } from './button.tsx'
import { toast } from '../dialogs/toast.ts'

/** Copies a text to the clipboard; a web view may refuse, and then the text can be selected by hand. */
export function CopyButton({
  text,
  words,
}: {
  text: string
  words: { copy: string; copied: string; copyFailed: string }
}) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast(words.copied)
    } catch {
      toast(words.copyFailed)
    }
  }
  return (
    <Button kind="secondary" onClick={() => void copy()}>
      {words.copy}
    </Button>
  )
}
