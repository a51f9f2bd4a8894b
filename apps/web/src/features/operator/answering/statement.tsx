import type { ReactNode } from 'react'
import { Card } from '../../../ui/layout/card.tsx'

type Props = { title: string; text: string; heading?: 'h2' | 'h3'; children?: ReactNode }

/** One side's statement, with author and time above it and notes below it. */
export const Statement = ({ title, text, heading: Heading = 'h2', children }: Props) => (
  <Card label={title}>
    <Heading className="figures mb-2 text-note font-semibold text-ink-2">{title}</Heading>
    <p className="text-body wrap-anywhere whitespace-pre-line">{text}</p>
    {children && <p className="mt-3 text-note wrap-anywhere text-ink-2">{children}</p>}
  </Card>
)
