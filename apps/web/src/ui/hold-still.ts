/** As in the style `nav-yields`: what brings a keyboard up. */
const TYPED = "textarea, input:not([type='radio'], [type='checkbox'], [type='range'], [type='file'], [type='date'])"
const PRESS_MS = 300
const ends = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()

/**
 * A press on something else takes the focus from a field before it is done: if the navigation came back at once, what
 * was aimed at would move away from under the finger. Marks the frame until the press is over.
 */
export function holdStill(frame: HTMLElement, left: Element): void {
  if (!left.matches(TYPED)) return
  frame.dataset['still'] = ''
  clearTimeout(ends.get(frame))
  ends.set(
    frame,
    setTimeout(() => delete frame.dataset['still'], PRESS_MS),
  )
}
