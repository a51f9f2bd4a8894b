/** Saves a file on the device; it is not uploaded. */
export function saveAs(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void {
  const full = typeof content === 'string' ? `${type};charset=utf-8` : type
  const url = URL.createObjectURL(new Blob([content], { type: full }))
  const anchor = Object.assign(document.createElement('a'), { href: url, download: name })
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
