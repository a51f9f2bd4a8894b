/** An ended application is remembered for a month, so that a late copy of the list does not show it as new. */
const KNOWN_DAYS = 30
export const knownSince = (now: Date) => new Date(now.getTime() - KNOWN_DAYS * 86_400_000)
