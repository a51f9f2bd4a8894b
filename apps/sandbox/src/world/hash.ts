/** The same unsigned integer for the same text, always: the sandbox uses no random numbers. FNV-1a with a final mix. */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** A number in [0, 1) from a text. */
export const unit01 = (text: string): number => hash(text) / 0x1_0000_0000
