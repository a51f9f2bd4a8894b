/** Looks like an address of mail: something, one '@', and a name with a dot in it. Whether it is one, only a mail tells. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)
