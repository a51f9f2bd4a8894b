import { Button } from '../../ui/buttons/button.tsx'

type Props = { label: string; on: boolean; said: string; onChange: (value: unknown) => void }
/** A toggle that answers 'not known', and clears it again. */
export const NotKnown = ({ label, on, said, onChange }: Props) => (
  <div className="mt-4">
    <Button kind={on ? 'primary' : 'secondary'} aria-pressed={on} onClick={() => onChange(on ? undefined : null)}>
      {label}
    </Button>
    <p role="status" className="mt-2 min-h-6 text-note text-ink-2">
      {on ? said : ''}
    </p>
  </div>
)
