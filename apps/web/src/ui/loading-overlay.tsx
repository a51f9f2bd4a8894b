import { Spinner } from './spinner.tsx'
import { words } from './words.ts'

/** Over the whole screen for a short wait that takes no other input; long work shows its Steps instead. */
export function LoadingOverlay({ label = words.loading }: { label?: string }) {
  return (
    <div role="alert" aria-busy="true" className="animate-fade fixed inset-0 z-20 grid place-items-center bg-sheet/85">
      <div className="grid justify-items-center gap-4 text-brand">
        <Spinner size={36} />
        <p className="text-body font-medium text-ink">{label}</p>
      </div>
    </div>
  )
}
