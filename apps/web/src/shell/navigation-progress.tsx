import { useNavigation } from 'react-router'
import { LateChunk } from '../kernel/chunks/chunk-placeholder.tsx'
import { Spinner } from '../ui/states/spinner.tsx'
import { words } from './words.ts'

/** Shows that a place takes long to load, and after a while how to reload; a quick one shows nothing. */
export function NavigationProgress() {
  const { location } = useNavigation()
  return (
    <div className="pointer-events-none fixed inset-x-0 top-2 z-30 mx-auto flex w-full max-w-column flex-col items-center px-5">
      <div role="status">
        {location && (
          <p className="animate-fade flex items-center gap-2 rounded-full bg-ink px-4 py-2 text-note text-sheet [animation-delay:250ms]">
            <Spinner size={16} />
            {words.moving}
          </p>
        )}
      </div>
      {location && <LateChunk key={location.key} to={location.pathname + location.search + location.hash} />}
    </div>
  )
}
