import { words } from './words.ts'

const bar = 'block rounded-sm bg-hairline'

/** The report's first screen while it loads: everything in its final position. */
export function ReportSkeleton() {
  return (
    <div role="status" className="animate-breathe">
      <span className="sr-only">{words.loading}</span>
      <span className={`${bar} h-4 w-3/4`} />
      <span className={`${bar} mt-2 h-4 w-2/5`} />
      <span className="mt-6 flex items-start justify-between">
        <span className={`${bar} mt-4 h-9 w-32`} />
        <span className={`${bar} h-20 w-28`} />
      </span>
      <span className={`${bar} mt-4 h-5`} />
      <span className={`${bar} mt-8 h-4 w-2/5`} />
      <span className={`${bar} mt-2 h-8 w-3/5`} />
      <span className={`${bar} mt-8 h-3`} />
      <span className={`${bar} mt-12 h-28 rounded-lg`} />
      <span className={`${bar} mt-10 h-24 rounded-lg`} />
    </div>
  )
}
