import type { Evidence } from '@jipsalpim/engine/assessment.ts'
import { useSyncExternalStore } from 'react'

/** The highlighted line of the register, if the register is next to the report. */
let lit: Evidence | null = null
const listeners = new Set<() => void>()

/** Lines are highlighted in the pane that has this attribute; without one, a sheet shows them. */
export const paneMark = 'data-register-pane'

/** For another report: highlights the line behind its first risk, if the register is next to the report. */
export function lightFirst(evidence: Evidence | null): void {
  lit = document.querySelector(`[${paneMark}]`)?.checkVisibility() ? evidence : null
  for (const changed of listeners) changed()
}

/**
 * Highlights the line in the pane and returns true; false if no pane is displayed, or if the line belongs to no entry
 * (표제부).
 */
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
