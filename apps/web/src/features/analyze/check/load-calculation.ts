import type { PayoutCalculation } from '@jipsalpim/engine/recovery/payout-calculation.ts'
import { withinTime } from '../../../kernel/chunks/chunks.ts'
import { reloadOnce } from '../../../kernel/chunks/reload-once.ts'

const piece = () => import('@jipsalpim/engine/recovery/payout-calculation.ts')
const load = (failed: () => void): Promise<PayoutCalculation | null> =>
  withinTime(piece()).then(
    (piece) => piece.payoutCalculation,
    () => {
      failed()
      return null
    },
  )

/** Starts to load the payout calculation, which the first view of a register does not need, while that view is read. */
export const expectCalculation = (): void => void piece().catch(() => null)

/** One promise shared by every render that waits for it. */
let inFlight: Promise<PayoutCalculation | null> | null = null
/** Null if loading failed. */
export const loadCalculation = (): Promise<PayoutCalculation | null> => (inFlight ??= load(() => undefined))
/** A release may have removed the chunk: then only a page reload finds it. */
export const retryCalculation = (): Promise<PayoutCalculation | null> => (inFlight = load(reloadOnce))
