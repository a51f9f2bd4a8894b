import type { Won } from '@jipsalpim/engine/values/won.ts'

/** A range on a scale that ends at the deposit; the text beside it states the same values. */
export function SpanBar({ low, high, scale }: { low: Won; high: Won; scale: Won }) {
  const at = (won: Won) => Math.min(100, (won / scale) * 100)
  return (
    <span aria-hidden="true" className="relative block h-3 bg-sunk">
      <i
        className={high > 0 ? 'absolute inset-y-0 min-w-1 bg-brand' : 'hidden'}
        style={{ left: `${Math.min(at(low), 99)}%`, width: `${at(high) - at(low)}%` }}
      />
    </span>
  )
}
