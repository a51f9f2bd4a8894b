import type { StepRow } from '../queries.ts'

/** When each outside source answered; null if it did not. */
export const describeSources = (steps: readonly Pick<StepRow, 'step' | 'state' | 'answered_at'>[]) =>
  steps.map(({ step, state, answered_at }) => ({ step, state, answered_at: answered_at?.toISOString() ?? null }))
