/** How a guarantor's answer looks beside its word. */
export const guaranteeTones = { eligible: 'good', 'not-eligible': 'danger', unknown: 'plain' } as const
