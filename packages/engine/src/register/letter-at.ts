/** True for what `\s` matches. */
export function isSpaceAt(text: string, at: number): boolean {
  // reading past the end of a string is slow
  if (at >= text.length) return false
  const code = text.charCodeAt(at)
  if (code <= 0x20) return code === 0x20 || (code >= 9 && code <= 13)
  // Hangul, as most letters are
  if (code > 0x3000) return code === 0xfeff
  return code === 0xa0 || (code >= 0x1680 && /\s/.test(text.charAt(at)))
}

/** A digit 0 to 9, not of other scripts. */
export function isDigitAt(text: string, at: number): boolean {
  if (at < 0 || at >= text.length) return false
  const code = text.charCodeAt(at)
  return code >= 0x30 && code <= 0x39
}

/** Builds a test for the first letter of a text: `begins(text.charCodeAt(0))`. */
export const anyOf = (all: string): ((code: number) => boolean) => {
  const is = new Uint8Array(0x10000)
  for (const letter of all) is[letter.charCodeAt(0)] = 1
  return (code) => is[code] === 1
}
