/** Which of our identities at the registry asks about a home: always the same, so that an answer in its cache is found. */
export const identityOf = (homeSeq: number, identities: number): number => homeSeq % Math.max(identities, 1)
