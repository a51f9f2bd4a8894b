import { lastValue } from './dated.ts'

// separate from price-range.ts, whose tables are large: a browser needs this to adjust a registered sale to the day

/** The first rule: one slope for all months. */
export const evenDrift = { homes: 5, lean: 200, most: 3, months: 24, lag: 6 }

/**
 * How trades are adjusted to the day: at least `homes` buildings that sold twice, `lean` months² that shrink the
 * slope towards 0, at most `most` percent a month over `months`, never below `least` percent. Where prices move, the
 * range is extended in that direction by their movement in `lag` months: the trades are weeks old.
 */
export const currentDrift = {
  ...evenDrift,
  lag: 10,
  /** The last months have a slope of their own if they fall faster by `sure` standard errors. */
  recent: 4,
  leanRecent: 10,
  mostRecent: 6,
  sure: 0.5,
  least: 30,
  /** A fall may have ended: the range is extended upwards by the fall of this many months. */
  back: 4,
  /**
   * Points by which the range begins lower if too few buildings sold recently to see a fall: for the kinds whose fall
   * was measured.
   */
  unseen: 8,
}

export const priceDrift = (): typeof currentDrift => lastValue('price-drift', currentDrift)
