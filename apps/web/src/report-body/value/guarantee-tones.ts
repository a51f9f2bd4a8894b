/** The tone of a guarantor's answer, next to its word. */
export const guaranteeTones = { eligible: 'good', 'not-eligible': 'danger', unknown: 'plain' } as const
