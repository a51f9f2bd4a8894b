import type { Assessment } from '../assessment.ts'
import { unknown } from '../values/known.ts'

/** The parts of a report that can be shown in addition to the result, which is always shown. */
export const shareParts = ['risks', 'unknowns', 'money', 'register'] as const
export type SharePart = (typeof shareParts)[number]

/**
 * Removes the parts that the owner did not choose to show. They must be displayed as left out, never as if nothing was
 * found.
 */
export function keepParts(a: Assessment, parts: readonly SharePart[]): Assessment {
  const has = (part: SharePart) => parts.includes(part)
  const { repayPlan, ...rest } = a
  return {
    ...rest,
    ...(!has('risks') && { findings: [], caps: [] }),
    ...(!has('unknowns') && { notChecked: [], checkedClean: [], nobodyCan: [] }),
    ...(has('money')
      ? repayPlan && { repayPlan }
      : {
          price: unknown('not-given', 'share'),
          recovery: 'value' in a.recovery ? { ...a.recovery, value: { ...a.recovery.value, lines: [] } } : a.recovery,
        }),
    ...(!has('register') && { register: { ...a.register, entries: [], jointCollateral: [], unread: [] } }),
  }
}
