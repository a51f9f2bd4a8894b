import { useId, type ReactNode } from 'react'

/** A section of a result, below a rule. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="mt-10">
      <h2 id={heading} className="mb-4 border-t-2 border-ink pt-3 text-body font-bold">
        {title}
      </h2>
      {children}
    </section>
  )
}
