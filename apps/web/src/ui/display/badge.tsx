import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

type Tone = 'plain' | 'brand' | 'good' | 'caution' | 'danger' | 'severe'
const tones: Record<Tone, string> = {
  plain: 'bg-sunk text-ink-2',
  brand: 'bg-brand-tint text-brand',
  good: 'bg-good-tint text-good',
  caution: 'bg-caution-tint text-caution',
  danger: 'bg-danger-tint text-danger',
  severe: 'bg-severe-tint text-severe',
}

/** A short label for what is next to it. The meaning is in the word; the tone only supports it. */
export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={cx('inline-flex items-center gap-1 rounded-sm px-1.5 py-0.5 text-note font-medium', tones[tone])}>
      {children}
    </span>
  )
}
