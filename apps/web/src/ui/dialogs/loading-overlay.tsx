import { useEffect } from 'react'
import { Modal } from './modal.tsx'
import { openOverlay, type OverlayHandle } from './overlays.ts'
import { Spinner } from '../states/spinner.tsx'
import { words } from '../words.ts'

/**
 * Covers the whole screen until the work is done, for a short wait without input; long work shows its Steps instead.
 * Content behind it is blocked at once; the indicator appears only if the wait is noticeable.
 */
export function whileLoading<T>(work: Promise<T>, label: string = words.loading): Promise<T> {
  void openOverlay<void>((handle) => <Waiting {...handle} work={work} label={label} />)
  return work
}

type Props = OverlayHandle<void> & { work: Promise<unknown>; label: string }
function Waiting({ open, answer, gone, work, label }: Props) {
  useEffect(() => {
    const end = () => answer()
    void work.then(end, end)
  }, [work, answer])
  return (
    <Modal open={open} onClose={stay} onClosed={gone} dismissable={false} label={label} className="m-auto">
      <div
        role="status"
        aria-busy="true"
        className="animate-fade grid justify-items-center gap-4 rounded-lg bg-raised p-6 text-brand shadow-float [animation-delay:250ms]"
      >
        <Spinner size={36} />
        <p className="text-body font-medium text-ink">{label}</p>
      </div>
    </Modal>
  )
}
const stay = () => undefined
