/** A larger file is not a register: the longest that the registry prints are a few megabytes. */
export const MOST_BYTES = 20 * 1024 * 1024

export type FileKind = 'pdf' | 'text' | 'other'

/** By the file's first bytes, not its name: messengers rename files. */
export function fileKind(bytes: Uint8Array): FileKind {
  const head = bytes.subarray(0, 1024)
  // the header may follow a few stray bytes (ISO 32000-1, annex H.3.4.1)
  if (latin.decode(head).includes('%PDF-')) return 'pdf'
  if (startsWith(head, [0xff, 0xfe]) || startsWith(head, [0xfe, 0xff])) return 'text'
  return head.includes(0) || pictures.some((mark) => startsWith(head, mark)) ? 'other' : 'text'
}

const latin = new TextDecoder('latin1')
// JPEG, PNG, GIF, ZIP (hwpx, docx), OLE (hwp, doc)
const pictures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x47, 0x49, 0x46, 0x38],
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]
const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean => mark.every((b, i) => bytes[i] === b)

/** Normally UTF-8; the older Korean encoding where it is not, UTF-16 where the file has its byte order mark. */
export function textOf(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('euc-kr').decode(bytes)
  }
}
