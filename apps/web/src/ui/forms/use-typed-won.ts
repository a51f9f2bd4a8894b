import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import { MOST_TYPED_WON, readTypedWon, type UnreadWon } from '@jipsalpim/engine/values/read-typed-won.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import { useEffect, useState, type ChangeEvent } from 'react'
import { digitsOf, useCaret } from './use-caret.ts'

type Props = { value: Won | null; onChange: (value: Won | null) => void }

/**
 * The text of a money field. Digits get their commas as they are typed. Anything else stays as typed until the field
 * loses focus, and what cannot be read with certainty is no answer: the form is not sent with it.
 */
export function useTypedWon({ value, onChange }: Props) {
  const [text, setText] = useState<string | null>(null)
  const [left, setLeft] = useState(false)
  const read = text === null ? null : readTypedWon(text)
  const readWon = read && 'won' in read ? read.won : null
  // The parent may set another amount: a restored draft, a reset.
  const stored = text !== null && readWon === value ? text : null
  const shown = stored ?? (value === null ? '' : groupDigits(value))
  const unread: UnreadWon | null = stored !== null && read && 'unread' in read ? read.unread : null
  const { ref, note } = useCaret(shown)

  const set = (next: string | null, won: Won | null) => {
    setText(next)
    setLeft(false)
    onChange(won)
  }
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    // The commas are the field's own: one digit more or less moves them.
    const typed = stored === null && areCommasOurs(event, shown) ? digitsOf(event.target.value) : event.target.value
    const next = readTypedWon(typed)
    if ('won' in next && /^[\d,\s]*$/.test(typed.normalize('NFKC'))) {
      note(event.target)
      set(null, next.won)
    } else set(typed, 'won' in next ? next.won : null)
  }
  const leave = () => {
    if (unread === null) setText(null)
    else setLeft(true)
  }
  const add = (more: Won) => {
    if (unread === null) set(null, Math.min((value ?? 0) + more, MOST_TYPED_WON))
    else setLeft(true)
  }

  useEffect(() => {
    const input = ref.current
    const form = input?.form
    if (!input || !form || unread === null) return
    const refuse = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      setLeft(true)
      input.focus()
    }
    form.addEventListener('submit', refuse)
    return () => form.removeEventListener('submit', refuse)
  }, [ref, unread])

  return { ref, shown, unread: left ? unread : null, change, leave, add, clear: () => set(null, null) }
}

/**
 * Digits were typed or deleted between commas that the field inserted itself. A paste, or a typed comma, has its own.
 */
function areCommasOurs({ nativeEvent, target }: ChangeEvent<HTMLInputElement>, shown: string): boolean {
  if (!(nativeEvent instanceof InputEvent) || !/^(insertText|insertCompositionText|delete)/.test(nativeEvent.inputType))
    return false
  const text = target.value.normalize('NFKC')
  return /^[\d,]*$/.test(text) && commasIn(text) <= commasIn(shown)
}
const commasIn = (text: string): number => text.split(',').length - 1
