type Props = {
  label: string
  value: number | null
  options: readonly { value: number; label: string }[]
  onChange: (value: number) => void
  /** Shown while nothing is chosen; without it one option is always chosen. */
  placeholder?: string
}

/** The device's own list: for a short list of numbers, such as hours or days. */
export const SelectField = ({ label, value, options, onChange, placeholder }: Props) => (
  <label className="grid gap-2 text-note font-semibold text-ink-2">
    {label}
    <select
      value={value ?? ''}
      onChange={(event) => onChange(Number(event.target.value))}
      className="figures min-h-14 w-full rounded-md border border-line bg-raised px-4 text-body font-normal text-ink"
    >
      {value === null && (
        <option value="" disabled>
          {placeholder}
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
)
