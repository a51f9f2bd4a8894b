const ORDER = ['age', 'service', 'privacy', 'marketing', 'night', 'push', 'web-push', 'usage']

/** Required ones first, each kind in a fixed order. */
export const inOrder = <T extends { code: string; required: boolean }>(terms: readonly T[]): T[] =>
  terms.toSorted((a, b) => Number(b.required) - Number(a.required) || ORDER.indexOf(a.code) - ORDER.indexOf(b.code))
