import { Spinner } from './spinner.tsx'

/** An external party is being asked; the page says who, and that there is nothing to do but wait. */
export function Checking({ title, children }: { title: string; children: string }) {
  return (
    <div role="status" className="flex flex-1 flex-col items-center justify-center gap-4 py-24 text-center">
      <Spinner size={32} />
      <h1 className="text-title font-bold">{title}</h1>
      <p className="text-body text-ink-2">{children}</p>
    </div>
  )
}
