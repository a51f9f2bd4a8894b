import { Button } from '../../../ui/buttons/button.tsx'
import { ProgressBar } from '../../../ui/states/progress-bar.tsx'
import { words } from './words.ts'

/** A file that is being read, page by page. */
export function Reading({ read, all, onStop }: { read: number; all: number; onStop: () => void }) {
  const description = all > 0 ? words.readingPage(read, all) : words.reading
  return (
    <div
      role="status"
      className="grid min-h-40 content-center gap-4 rounded-lg border-2 border-dashed border-line bg-raised px-6 py-8 text-center"
    >
      <p className="figures text-body font-semibold">{description}</p>
      <ProgressBar part={all > 0 ? read / all : 0} said={description} />
      <div>
        <Button kind="quiet" onClick={onStop}>
          {words.stop}
        </Button>
      </div>
    </div>
  )
}
