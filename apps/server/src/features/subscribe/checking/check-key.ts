/** At most one check of a home is queued, and one runs. */
export const checkKey = (homeSeq: number): string => `home:${homeSeq}`
