import { accidentByHoldings, accidentOdds } from '@jipsalpim/engine/law/accident-rates.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { lawValue } from './law-figure.ts'

/**
 * Accident rates by the burden's share of the price, in percent. `describeRange` formats a band; its `to` is undefined
 * for the last one.
 */
export const oddsRows = (on: Day, describeRange: (from: number, to: number | undefined) => string) =>
  lawValue(accidentOdds, on).map((step, i, steps) => ({
    id: String(step.fromPercent),
    ratio: describeRange(step.fromPercent, steps[i + 1]?.fromPercent),
    odds: step.odds.toFixed(1),
  }))

/**
 * The accident rate by the number of homes the landlord owns. `words` formats a band: up to N homes, or more than N.
 */
export const holdingRows = (on: Day, words: { upTo: (homes: number) => string; over: (homes: number) => string }) =>
  lawValue(accidentByHoldings, on).map((band, i, bands) => ({
    id: String(band.most),
    homes: band.most === null ? words.over(bands[i - 1]?.most ?? 0) : words.upTo(band.most),
    rate: `${band.perMille / 10}%`,
  }))
