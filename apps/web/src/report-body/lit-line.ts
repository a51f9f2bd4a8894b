import type { Evidence } from '@jipsalpim/engine/assessment.ts'
import { useSyncExternalStore } from 'react'

/** The line of the register that is looked at, where the register stands beside the report. */
let lit: Evidence | null = null
const listeners = new Set<() => void>()

/** On the pane that has this attribute the lines are lit; elsewhere a sheet shows them. */
export const paneMark = 'data-register-pane'

/** Another report: the line that its first risk rests on is lit, where the register stands beside it. */
export function lightFirst(evidence: Evidence | null): void {
  lit = document.querySelector(`[${paneMark}]`)?.checkVisibility() ? evidence : null
  for (const changed of listeners) changed()
}

/** Lights the line in the pane and returns true; false where no pane is on the screen, or the line is none of its entries (표제부). */
export function lightLine(evidence: Evidence): boolean {
  if (evidence.entry === null) return false
  const pane = document.querySelector(`[${paneMark}]`)
  const line = pane?.querySelector(`[data-entry="${CSS.escape(evidence.entry)}"]`)
  if (!pane?.checkVisibility() || !line) return false
  lit = evidence
  for (const changed of listeners) changed()
  line.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  return true
}

export const useLitLine = (): Evidence | null =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => lit,
    () => null,
  )
