import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useGo } from '../../../kernel/links.ts'
import { type Judged, useLoan } from '../use-loan.ts'

/** Renders a result; if answers are missing, redirects to the first open question. */
export function WithResult({ children }: { children: (result: Judged) => ReactNode }) {
  const go = useGo()
  const loan = useLoan()
  return 'goOn' in loan ? <Navigate to={go.href(loan.goOn)} replace /> : children(loan.result)
}
