import { cutShort, cutToMan, type Won } from '@jipsalpim/engine/values/won.ts'

export type Back = { low: Won; likely: Won; high: Won }

/**
 * What comes back, as it is shown: cut down, as a range is read. The whole deposit is said whole, for less would read as a
 * loss where nothing is lost; and one sum that is no range keeps its 만.
 */
export function shownBack({ low, likely, high }: Back, deposit: Won): Back {
  const cut = low === high ? cutToMan : cutShort
  const shown = (won: Won): Won => (won === deposit ? won : cut(won))
  return { low: shown(low), likely: shown(likely), high: shown(high) }
}
