import type { ReactNode } from 'react'

export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-line pt-3 pb-10">
      <h3 className="mb-4 text-note font-medium text-ink-3">{name}</h3>
      <div className="grid gap-6">{children}</div>
    </div>
  )
}
