import { Icon } from '../icon.tsx'

type Props = {
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  wrong?: boolean
  'aria-describedby'?: string
}

/** The box only; the label around it names it and is the touch target. */
export function TickBox({ checked, onChange, disabled = false, wrong = false, ...rest }: Props) {
  return (
    <>
      <input
        {...rest}
        type="checkbox"
        checked={checked}
        aria-invalid={wrong || undefined}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className="grid size-6 shrink-0 place-items-center rounded-sm border border-line bg-raised peer-aria-invalid:border-2 peer-aria-invalid:border-severe text-transparent transition-colors duration-150 peer-checked:border-brand peer-checked:bg-brand peer-checked:text-on-brand"
      >
        <Icon name="check" size={18} />
      </span>
    </>
  )
}
