/** Job key: per home at most one check is queued and one is running. */
export const checkKey = (homeSeq: number): string => `home:${homeSeq}`
