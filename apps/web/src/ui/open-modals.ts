type OpenModal = { close: () => void; dismissable: boolean }

const open: OpenModal[] = []

/** Told by each modal as it opens; the answer takes it off again. */
export function noteOpen(modal: OpenModal): () => void {
  open.push(modal)
  return () => void open.splice(open.indexOf(modal), 1)
}

/** Going back on the device means the topmost modal before it means the place; true where there was one. */
export function backClosesModal(): boolean {
  const top = open.at(-1)
  if (top?.dismissable) top.close()
  return top !== undefined
}
