import { words } from '../words.ts'

/**
 * Demo data must never look real: a stamp that screen readers read too. `ribbon` goes across the top of a whole page.
 */
export function SampleMark({ ribbon = false }: { ribbon?: boolean }) {
  if (ribbon)
    return (
      <aside aria-label={words.sample}>
        <p className="border-y border-dashed border-line bg-withheld-tint px-5 py-2 text-center text-note font-medium text-ink-2">
          <b className="mr-2 font-bold tracking-[0.2em] text-withheld">{words.sample}</b>
          {words.sampleSaid}
        </p>
      </aside>
    )
  return (
    <span className="inline-flex shrink-0 whitespace-nowrap rounded-sm border-2 border-double border-withheld px-1.5 text-note font-bold tracking-[0.15em] text-withheld">
      {words.sample}
      <span className="sr-only">{words.sampleSaid}</span>
    </span>
  )
}
