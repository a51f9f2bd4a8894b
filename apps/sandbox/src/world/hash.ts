/** The same small whole number for the same text, always: the sandbox throws no dice. FNV-1a with a finish that spreads. */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** A number in [0, 1) from a text. */
export const unit01 = (text: string): number => hash(text) / 0x1_0000_0000
