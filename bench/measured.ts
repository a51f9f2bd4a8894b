/** One figure and its ceiling. `atLeast`: more is better. */
export type Measured = {
  name: string
  value: number
  unit: string
  ceiling: number
  atLeast: boolean
  met: boolean
  note: string
}

export const measured = (m: {
  name: string
  value: number
  unit: string
  ceiling: number
  atLeast?: boolean
  note?: string
}): Measured => {
  const atLeast = m.atLeast ?? false
  const value = Math.round(m.value * 1000) / 1000
  return { ...m, value, atLeast, met: atLeast ? value >= m.ceiling : value <= m.ceiling, note: m.note ?? '' }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
