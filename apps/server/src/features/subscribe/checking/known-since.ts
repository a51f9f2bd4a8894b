/** An application that ended stays known for a month: a late copy of the list must not bring it back as a new one. */
const KNOWN_DAYS = 30
export const knownSince = (now: Date) => new Date(now.getTime() - KNOWN_DAYS * 86_400_000)
