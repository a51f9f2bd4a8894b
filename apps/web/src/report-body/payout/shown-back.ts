import { cutRange, cutShort, type Won } from '@jipsalpim/engine/values/won.ts'

export type Back = { low: Won; likely: Won; high: Won }

/**
 * What comes back, as it is displayed: rounded down, by the engine's rule for ranges. The whole deposit is not rounded,
 * because less would look like a loss.
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
