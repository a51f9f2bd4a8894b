import { useId, type ReactNode } from 'react'

/** A part of a page under its own heading. */
export function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-body font-bold">
        {title}
      </h2>
      {note && <p className="mt-1 text-note text-ink-2">{note}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
