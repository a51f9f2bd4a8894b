/** '+82 10-1234-5678' → '01012345678'; null for anything but a Korean mobile number. */
export function plainPhone(phone: string): string | null {
  const digits = phone
    .normalize('NFKC')
    .replace(/^\s*(?:\+|00)82\s*/, '')
    .replace(/\D/g, '')
    .replace(/^0?(?=1)/, '0')
  return /^01\d{8,9}$/.test(digits) ? digits : null
}

/** '010-****-5678': enough to recognize one's own. */
export const maskPhone = (phone: string): string => `${phone.slice(0, 3)}-****-${phone.slice(-4)}`

/** A number to be called, as the user typed it: eleven digits starting with 010; any other text is refused. */
export function dialledPhone(typed: string): string | null {
  const plain = /^[\d\s+().-]*$/.test(typed.normalize('NFKC')) ? plainPhone(typed) : null
  return plain !== null && /^010\d{8}$/.test(plain) ? plain : null
}
