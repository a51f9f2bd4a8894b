import { useId, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { FieldError, type FieldLabel } from './field.tsx'

/** A question with several controls: screen readers read the legend before each of them. */
export function Group({
  label,
  labelHidden,
  hint,
  error,
  children,
}: FieldLabel & { children: (name: string) => ReactNode }) {
  const id = useId()
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter((x) => x !== null).join(' ')
  return (
    <fieldset aria-describedby={described || undefined} className="min-w-0">
      <legend className={cx(labelHidden ? 'sr-only' : 'mb-2 text-note font-semibold text-ink-2')}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-note text-ink-2">
          {hint}
        </p>
      )}
      {children(id)}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
