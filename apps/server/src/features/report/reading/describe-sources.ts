import type { StepRow } from '../queries.ts'

/** Each outside source: when it answered, or that it did not. */
export const describeSources = (steps: readonly Pick<StepRow, 'step' | 'state' | 'answered_at'>[]) =>
  steps.map(({ step, state, answered_at }) => ({ step, state, answered_at: answered_at?.toISOString() ?? null }))
