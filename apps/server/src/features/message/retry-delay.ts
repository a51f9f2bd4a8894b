/** Seconds until an unknown outcome is checked again, by the number of checks; undefined when it is given up. */
export const retryDelay = (checks: number): number | undefined => [10, 60, 300, 1800, 7200, 21_600][checks - 1]
