import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { px } from './scale.ts'

type DrawingProps = {
  width: number
  height: number
  /** The picture's content in a sentence; its table has the figures. */
  label: string
  children: ReactNode
}

/** A picture at the available width: nothing in it is scaled on a screen. */
export const Drawing = ({ width, height, label, children }: DrawingProps) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${width} ${height}`}
    width={width}
    height={height}
    className="picture-words block h-auto max-w-full overflow-visible"
  >
    {children}
  </svg>
)

/** Complete class names, so that the style sheet's scanner finds them. */
const tones = {
  plain: '',
  strong: 'fill-ink! font-semibold',
  faint: 'fill-ink-3!',
  mine: 'fill-brand! font-bold',
  bad: 'fill-danger! font-bold',
  good: 'fill-good! font-bold',
  severe: 'fill-severe! font-bold',
  caution: 'fill-caution! font-bold',
} as const
export type Tone = keyof typeof tones

type LabelProps = { x: number; y: number; at?: 'start' | 'middle' | 'end'; tone?: Tone; children: ReactNode }
export const Label = ({ x, y, at = 'start', tone = 'plain', children }: LabelProps) => (
  <text x={px(x)} y={px(y)} textAnchor={at} className={tones[tone]}>
    {children}
  </text>
)

type LineProps = {
  from: readonly [number, number]
  to: readonly [number, number]
  className?: string
  width?: number
  dash?: string
}
export const Line = ({ from, to, className = 'stroke-p-grid', width = 1, dash }: LineProps) => (
  <line
    x1={px(from[0])}
    y1={px(from[1])}
    x2={px(to[0])}
    y2={px(to[1])}
    className={className}
    strokeWidth={width}
    strokeDasharray={dash}
  />
)

type BoxProps = {
  x: number
  y: number
  width: number
  height: number
  className?: string
  fill?: string
  dashed?: boolean
}
/** A bar; `dashed` has an outline, which stays within it. */
export const Box = ({ x, y, width, height, className, fill, dashed = false }: BoxProps) => {
  const inset = dashed ? 0.75 : 0
  return (
    <rect
      x={px(x + inset)}
      y={px(y + inset)}
      width={px(Math.max(0, width - 2 * inset))}
      height={px(Math.max(0, height - 2 * inset))}
      className={cx(className, dashed && '[stroke-dasharray:4_3]')}
      strokeWidth={dashed ? 1.5 : undefined}
      fill={fill}
    />
  )
}

/** Slanted lines for money that is unknown, or that does not come back. */
export const Hatching = ({ id, line, ground }: { id: string; line: string; ground: string }) => (
  <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="7" height="7" className={ground} />
    <line x1="0" y1="0" x2="0" y2="7" className={line} strokeWidth="2.4" />
  </pattern>
)
