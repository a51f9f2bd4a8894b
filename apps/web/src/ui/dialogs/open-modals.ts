type OpenModal = { close: () => void; dismissable: boolean }

const open: OpenModal[] = []

/** Called by each modal when it opens; the returned function removes it again. */
export function markOpen(modal: OpenModal): () => void {
  open.push(modal)
  return () => void open.splice(open.indexOf(modal), 1)
}

/** Back on the device closes the topmost modal before it leaves the place; true if there was one. */
export function backClosesModal(): boolean {
  const top = open.at(-1)
  if (top?.dismissable) top.close()
  return top !== undefined
}
