/** A row number in a URL: a positive integer, or null. */
export const readSeq = (text: string | null): number | null => {
  const seq = Number(text)
  return text !== null && /^\d{1,15}$/.test(text) && seq > 0 ? seq : null
}
