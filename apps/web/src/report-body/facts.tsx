import type { ReactNode } from 'react'

export type Fact = { term: string; detail: ReactNode }

/** Names and values in two columns; one column with a large font size. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="figures grid text-note">
      {facts.map(({ term, detail }) => (
        <div
          key={term}
          className="grid grid-cols-[minmax(6rem,7.5rem)_1fr] gap-3 border-b border-hairline py-2.5 last:border-0"
        >
          <dt className="text-ink-2">{term}</dt>
          <dd className="min-w-0 font-medium">{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
