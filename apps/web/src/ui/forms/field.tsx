import { useId, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'

/** The props of every field. `error` is a sentence that says how to correct it. */
export type FieldLabel = {
  label: string
  /** For a question page, whose title is the question already: the label is then for screen readers only. */
  labelHidden?: boolean
  hint?: ReactNode
  error?: string | null
  required?: boolean
}
export type FieldIds = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/** Label, hint, control, then error: read in that order. */
export function Field({
  label,
  labelHidden,
  hint,
  error,
  required,
  children,
}: FieldLabel & { children: (ids: FieldIds) => ReactNode }) {
  const id = useId()
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter((x) => x !== null).join(' ')
  return (
    <div>
      <label htmlFor={id} className={cx(labelHidden ? 'sr-only' : 'mb-2 block text-note font-semibold text-ink-2')}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-note text-ink-2">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error: string | null | undefined }) {
  return (
    <div id={id} role="alert">
      {error && (
        <p className="mt-2 flex items-start gap-1.5 text-note font-medium text-severe">
          <Icon name="warn" size={18} className="mt-px" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

/** The box of a single-line control, shared by all of them. */
export const boxClass = (error: boolean): string =>
  cx(
    'flex min-h-14 w-full items-center gap-2 rounded-md border bg-raised px-4 text-body text-ink',
    'transition-[border-color,box-shadow] duration-150',
    'has-[input:focus-visible]:border-brand has-[input:focus-visible]:shadow-[inset_0_0_0_1px_var(--brand)]',
    error ? 'border-severe shadow-[inset_0_0_0_1px_var(--severe)]' : 'border-line',
  )
/** The box shows the focus; the input inside must not show it twice. */
export const inputClass =
  'w-full min-w-0 flex-1 self-stretch bg-transparent py-3 outline-none focus-visible:outline-none'
