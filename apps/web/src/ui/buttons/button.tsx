import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonClass, type ButtonStyle } from './button-style.ts'
import { Spinner } from '../states/spinner.tsx'
import { words } from '../words.ts'

type Props = ButtonStyle & {
  children: ReactNode
  /** Busy: keeps its label and its position, ignores taps, and is announced to screen readers. */
  loading?: boolean
  disabled?: boolean
  type?: 'button' | 'submit'
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
} & Pick<
    ComponentProps<'button'>,
    'id' | 'form' | 'autoFocus' | 'aria-describedby' | 'aria-label' | 'aria-expanded' | 'aria-controls'
  >

export function Button({
  kind,
  size,
  wide,
  children,
  loading = false,
  disabled = false,
  type = 'button',
  onClick,
  ...rest
}: Props) {
  const off = loading || disabled
  return (
    <button
      {...rest}
      type={type}
      // Not `disabled`: the focus stays, and the reason can still be read.
      aria-disabled={off || undefined}
      aria-busy={loading || undefined}
      onClick={(event) => (off ? event.preventDefault() : onClick?.(event))}
      className={buttonClass({ kind, size, wide }, disabled && !loading)}
    >
      {loading && <Spinner />}
      {children}
      {loading && <span className="sr-only">{words.loading}</span>}
    </button>
  )
}
