import { words } from '../words.ts'

/** The page's shape while it loads. Announces the loading once. */
export function Skeleton({ lines = 3, heading = false }: { lines?: number; heading?: boolean }) {
  return (
    <div role="status" className="animate-breathe">
      <span className="sr-only">{words.loading}</span>
      {heading && <span className="mb-6 block h-8 w-3/5 rounded-sm bg-hairline" />}
      <span className="grid gap-3">
        {Array.from({ length: lines }, (_, i) => (
          <span key={i} className="block h-4 rounded-sm bg-hairline last:w-2/3" />
        ))}
      </span>
    </div>
  )
}
