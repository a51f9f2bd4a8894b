import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass, type ButtonLook } from './button-look.ts'

/** Goes somewhere and looks like a button. What does something is a Button. */
export function ButtonLink({
  to,
  replace = false,
  children,
  ...look
}: ButtonLook & { to: string; replace?: boolean; children: ReactNode }) {
  return (
    <Link to={to} replace={replace} className={buttonClass(look)}>
      {children}
    </Link>
  )
}
