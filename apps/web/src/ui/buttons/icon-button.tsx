import { Icon, type IconName } from '../icon.tsx'

/** A control with an icon only: its label is for everyone who does not see it. */
export function IconButton({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      title={label}
      className="grid size-12 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-sunk"
    >
      <Icon name={icon} />
    </button>
  )
}
