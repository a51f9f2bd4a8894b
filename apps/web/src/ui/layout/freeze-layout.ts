/** As in the style `nav-yields`: the inputs that open a keyboard. */
const TYPED = "textarea, input:not([type='radio'], [type='checkbox'], [type='range'], [type='file'], [type='date'])"
const PRESS_MS = 300
const ends = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()

/**
 * Pressing something else takes the focus from a field before the press ends: if the navigation bar came back at once,
 * the target would move away from under the finger. Marks the frame until the press ends.
 */
export function freezeLayout(frame: HTMLElement, left: Element): void {
  if (!left.matches(TYPED)) return
  frame.dataset['still'] = ''
  clearTimeout(ends.get(frame))
  ends.set(
    frame,
    setTimeout(() => delete frame.dataset['still'], PRESS_MS),
  )
}
