import type { ReactNode } from 'react'

/** A section of a first page, with its heading. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="mb-3 text-title font-bold">
        {title}
      </h2>
      {children}
    </section>
  )
}
