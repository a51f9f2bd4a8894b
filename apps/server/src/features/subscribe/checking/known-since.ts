/**
 * The list shows an application for two months after its receipt, ended or not. An ended one is remembered for longer,
 * so that it is not taken for a new one.
 */
const KNOWN_DAYS = 75
export const knownSince = (now: Date) => new Date(now.getTime() - KNOWN_DAYS * 86_400_000)
