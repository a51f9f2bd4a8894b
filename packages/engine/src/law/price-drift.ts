// apart from price-range.ts, whose tables are heavy: a browser brings a sale on the register to the day

/** The first rule: one slope for all months. */
export const evenDrift = { homes: 5, lean: 200, most: 3, months: 24, lag: 6 }

/**
 * How trades are brought to the day: at least `homes` buildings that sold twice, `lean` months² that pull the slope to
 * nought, at most `most` percent a month over `months`, never below `least` percent. Where prices move
 * the range reaches as much farther that way as they move in `lag` months: the trades are of weeks ago.
 */
export const priceDrift = {
  ...evenDrift,
  lag: 10,
  /** The last months, which have a slope of their own where they fall faster by `sure` standard errors. */
  recent: 4,
  leanRecent: 10,
  mostRecent: 6,
  sure: 0.5,
  least: 30,
  /** A fall may have ended: the range ends as much higher as prices fall in so many months. */
  back: 4,
  /** Points by which the range begins lower where too few buildings sold lately to see a fall: the kinds whose fall was measured. */
  unseen: 8,
}
