import type { Reckoning } from '@jipsalpim/engine/recovery/reckoning.ts'
import { withinTime } from '../../../kernel/chunks.ts'
import { reloadOnce } from '../../../kernel/reload-once.ts'

const piece = () => import('@jipsalpim/engine/recovery/reckoning.ts')
const bring = (failed: () => void): Promise<Reckoning | null> =>
  withinTime(piece()).then(
    ({ reckoning }) => reckoning,
    () => {
      failed()
      return null
    },
  )

/** The reckoning of a payout, which the first look at a register needs none of: fetched while that look is read. */
export const expectReckoning = (): void => void piece().catch(() => null)

/** One promise for every rendering that waits for it. */
let held: Promise<Reckoning | null> | null = null
/** Null where it did not come. */
export const bringReckoning = (): Promise<Reckoning | null> => (held ??= bring(() => undefined))
/** A release may have taken it away: then only another start of the page finds it. */
export const bringReckoningAgain = (): Promise<Reckoning | null> => (held = bring(reloadOnce))
