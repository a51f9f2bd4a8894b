import { Button } from '../../ui/buttons/button.tsx'
import { sampleWords as w } from './sample-words.ts'

/** The buttons below a user's own report, all disabled here; `note` says why. */
export const DeadButtons = ({ note }: { note: string }) => (
  <div role="group" aria-label={w.deadLabel} className="mt-2 grid grid-cols-2 gap-2">
    <p className="col-span-2 text-note text-ink-2">{note}</p>
    {w.deadButtons.map((label) => (
      <Button key={label} kind="secondary" wide disabled>
        {label}
      </Button>
    ))}
  </div>
)
