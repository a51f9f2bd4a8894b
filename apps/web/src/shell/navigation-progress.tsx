import { useNavigation } from 'react-router'
import { Spinner } from '../ui/spinner.tsx'
import { words } from './words.ts'

/** A place that takes longer than a moment to come says so; a quick one shows nothing. */
export function NavigationProgress() {
  const busy = useNavigation().state !== 'idle'
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-2 z-30 flex justify-center">
      {busy && (
        <p className="animate-fade flex items-center gap-2 rounded-full bg-ink px-4 py-2 text-note text-sheet [animation-delay:250ms]">
          <Spinner size={16} />
          {words.moving}
        </p>
      )}
    </div>
  )
}
