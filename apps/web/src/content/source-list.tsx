import type { Source } from '@jipsalpim/engine/law/dated.ts'
import { contentWords as w } from './words.ts'

/** The sources of the numbers and rules of a page, how certain each is, and when it was last checked. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null
  return (
    <section aria-labelledby="sources" className="mt-12">
      <h2 id="sources" className="mb-2 text-note font-semibold text-ink-2">
        {w.sources}
      </h2>
      <ul className="figures grid gap-1.5 text-note text-ink-2">
        {sources.map((s) => (
          <li key={`${s.title} ${s.article ?? ''}`}>
            <span lang="ko">
              {s.title}
              {s.article && ` ${s.article}`}
            </span>{' '}
            · {w.confidence[s.confidence]} · {w.sourceOn(s.checkedOn)}
          </li>
        ))}
      </ul>
    </section>
  )
}
