import { cutRange, cutShort, type Won } from '@jipsalpim/engine/values/won.ts'

export type Back = { low: Won; likely: Won; high: Won }

/**
 * What comes back, as it is shown: cut down as a range is read, by the engine's rule for ranges. The whole deposit is shown
 * uncut, since less would read as a loss where nothing is lost.
 */
export function shownBack({ low, likely, high }: Back, deposit: Won): Back {
  const [from, to] = cutRange(low, high)
  const shown = (won: Won, cut: Won): Won => (won === deposit ? won : cut)
  return {
    low: shown(low, from),
    likely: shown(likely, from === to ? from : cutShort(likely)),
    high: shown(high, to),
  }
}
