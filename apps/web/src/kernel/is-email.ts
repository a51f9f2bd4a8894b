/**
 * Looks like an email address: a local part, one '@', and a domain with a dot. Only a sent mail proves that it exists.
 */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)
