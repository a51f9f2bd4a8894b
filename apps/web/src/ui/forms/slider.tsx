import { useId, type CSSProperties } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { words } from '../words.ts'

type Props = {
  label: string
  value: number
  min: number
  max: number
  step: number
  onChange: (value: number) => void
  /** The displayed text of the value: '80%', '2억 5,000만 원'. */
  say: (value: number) => string
}

/** The native slider, with buttons for users who cannot drag. */
export function Slider({ label, value, min, max, step, onChange, say }: Props) {
  const id = useId()
  const move = (by: number) => onChange(Math.min(max, Math.max(min, Math.round((value + by) / step) * step)))
  const filled = max > min ? ((value - min) / (max - min)) * 100 : 0
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-note font-semibold text-ink-2">
          {label}
        </label>
        <output htmlFor={id} className="figures text-body font-semibold">
          {say(value)}
        </output>
      </div>
      <div className="-mx-3 flex items-center">
        <IconButton icon="minus" label={`${label} ${words.less}`} onClick={() => move(-step)} />
        <input
          id={id}
          type="range"
          {...{ min, max, step, value }}
          aria-valuetext={say(value)}
          onChange={(event) => onChange(Number(event.target.value))}
          className="range"
          // The part left of the thumb must be painted by us.
          style={{ '--filled': `${filled}%` } as CSSProperties} // custom properties are not in React's type
        />
        <IconButton icon="plus" label={`${label} ${words.more}`} onClick={() => move(step)} />
      </div>
      <div aria-hidden="true" className="figures flex justify-between px-9 text-note text-ink-3">
        <span>{say(min)}</span>
        <span>{say(max)}</span>
      </div>
    </div>
  )
}
