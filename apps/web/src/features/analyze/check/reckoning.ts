import type { Reckoning } from '@jipsalpim/engine/recovery/reckoning.ts'
import { withinTime } from '../../../kernel/chunks.ts'
import { reloadOnce } from '../../../kernel/reload-once.ts'

let held: Promise<Reckoning | null> | null = null
const bring = (failed: () => void): Promise<Reckoning | null> =>
  withinTime(import('@jipsalpim/engine/recovery/reckoning.ts')).then(
    (piece) => piece.reckoning,
    () => {
      failed()
      return null
    },
  )

/** The reckoning of a payout, which the first look at a register needs none of. Null where it did not come. */
export const bringReckoning = (): Promise<Reckoning | null> => (held ??= bring(() => undefined))
/** A release may have taken it away: then only another start of the page finds it. */
export const bringReckoningAgain = (): Promise<Reckoning | null> => (held = bring(reloadOnce))
