import { useId, type ReactNode } from 'react'

export function InfoSection({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-body font-bold">
        {title}
      </h2>
      {note && <p className="mt-1 text-note text-ink-2">{note}</p>}
      <div className="mt-3">{children}</div>
    </section>
  )
}
