import type { ReactNode } from 'react'

/** Two or three facts side by side, between two rules. */
export const Stat = ({ facts }: { facts: readonly { id: string; label: string; value: ReactNode }[] }) => (
  <dl className="grid auto-cols-fr grid-flow-col border-y border-line">
    {facts.map(({ id, label, value }) => (
      <div key={id} className="py-3 pr-3 not-first:border-l not-first:border-hairline not-first:pl-4">
        <dt className="text-note text-ink-2">{label}</dt>
        <dd className="figures text-body font-bold">{value}</dd>
      </div>
    ))}
  </dl>
)
