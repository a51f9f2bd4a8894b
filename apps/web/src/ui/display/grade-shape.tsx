import type { Grade } from '@jipsalpim/engine/assessment.ts'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { gradeText } from './grade-style.ts'

const sign = {
  fill: 'none',
  stroke: 'var(--on-grade)',
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/**
 * The shape alone, distinguishable without colour: disc, triangle, diamond, hexagon, broken ring. The word is next to
 * it.
 */
const shapes: Record<Grade, ReactNode> = {
  양호: (
    <>
      <circle cx="12" cy="12" r="10.5" fill="currentColor" />
      <path d="m7.2 12.4 3.3 3.3 6.3-6.9" {...sign} />
    </>
  ),
  주의: (
    <>
      <path
        d="M12 2.2 22.8 21.300H1.2z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path d="M12 9.4v5.200M12 17.9v.01" {...sign} />
    </>
  ),
  위험: (
    <>
      <path
        d="M12 .9 23.1 12 12 23.1.9 12z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <path d="M12 7v6M12 16.700v.01" {...sign} />
    </>
  ),
  매우위험: (
    <>
      <path d="M6.3 2.100h11.400L23.4 12l-5.7 9.900H6.300L.6 12z" fill="currentColor" />
      <path d="m8.5 8.5 7 7m0-7-7 7" {...sign} />
    </>
  ),
  판단보류: (
    <>
      <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="4.04 2.243" />
      <path d="M8 12h8" {...sign} stroke="currentColor" />
    </>
  ),
}

export function GradeShape({ grade, size = 20 }: { grade: Grade; size?: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width={size} height={size} className={cx('shrink-0', gradeText[grade])}>
      {shapes[grade]}
    </svg>
  )
}
