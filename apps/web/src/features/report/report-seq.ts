/** A whole number above zero, or nothing: anything else in the address is no report. */
export const reportSeq = (text: string | null): number | null => {
  const seq = Number(text)
  return text !== null && /^\d{1,15}$/.test(text) && seq > 0 ? seq : null
}
