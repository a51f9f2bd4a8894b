import { useLayoutEffect, useRef } from 'react'

/**
 * A field that inserts separators between digits moves the caret. This keeps it after the same digit.
 * Call `note` in the change handler; set the ref on the input.
 */
export function useCaret(shown: string) {
  const ref = useRef<HTMLInputElement>(null)
  const digitsBefore = useRef<number | null>(null)
  useLayoutEffect(() => {
    const input = ref.current
    if (!input || digitsBefore.current === null || document.activeElement !== input) return
    const at = caretAfter(shown, digitsBefore.current)
    input.setSelectionRange(at, at)
    digitsBefore.current = null
  })
  const note = (input: HTMLInputElement) => {
    digitsBefore.current = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length
  }
  return { ref, note }
}

export const digitsOf = (text: string): string =>
  text.replace(/[０-９]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0)).replace(/\D/g, '')

/** The position in `shown` right after its nth digit. */
export function caretAfter(shown: string, digits: number): number {
  let seen = 0
  for (let i = 0; i < shown.length; i++) {
    if (seen === digits) return i
    if (/\d/.test(shown.charAt(i))) seen++
  }
  return shown.length
}
