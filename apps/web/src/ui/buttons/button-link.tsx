import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass, type ButtonStyle } from './button-style.ts'

/** A link that looks like a button. For an action, use Button. */
export function ButtonLink({
  to,
  replace = false,
  label,
  children,
  ...look
}: ButtonStyle & { to: string; replace?: boolean; label?: string; children: ReactNode }) {
  return (
    <Link to={to} replace={replace} aria-label={label} className={buttonClass(look)}>
      {children}
    </Link>
  )
}
