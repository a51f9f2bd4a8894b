import type { Assessment } from '../assessment.ts'
import { unknown } from '../values/known.ts'

/** What may be shown beside the result: the parts of a report. The result itself is always shown. */
export const shareParts = ['risks', 'unknowns', 'money', 'register'] as const
export type SharePart = (typeof shareParts)[number]

/** Without what its owner did not choose to show. What is left out must be drawn as left out, never as nothing found. */
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
