import type { Day } from '@jipsalpim/engine/values/day.ts'
import { createContext, useContext } from 'react'
import { useToday } from '../../kernel/today.ts'

/** The day from which a report counts the remaining days; null: today. A sample keeps its own day. */
export const CountedFrom = createContext<Day | null>(null)
export function useCountedFrom(): Day {
  const today = useToday()
  return useContext(CountedFrom) ?? today
}
