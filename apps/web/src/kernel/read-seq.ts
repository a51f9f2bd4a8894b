/** A row's number in an address: a whole number above zero, or nothing. */
export const readSeq = (text: string | null): number | null => {
  const seq = Number(text)
  return text !== null && /^\d{1,15}$/.test(text) && seq > 0 ? seq : null
}
