import type { Won } from '@jipsalpim/engine/values/won.ts'
import { formatWon } from '../../lang/format.ts'
import { payWords as w } from './words.ts'

/** The full price before the first tap. */
export const Due = ({ won, children }: { won: Won; children?: string | undefined }) => (
  <>
    <p className="mt-6 flex items-baseline justify-between gap-4 border-t border-line pt-4" aria-live="polite">
      <span className="text-body">{w.due}</span>
      <span className="figures text-title font-bold">{formatWon(won)}</span>
    </p>
    <p className="mt-1 text-right text-note text-ink-2">{children ?? w.priceNote}</p>
  </>
)
