/** The running experiments and their arms. One that ends is removed: no more users are assigned. */
export const experiments: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'a-b': { dateconfirm: ['a', 'b'], prevention: ['a', 'b'] },
  // 'a': the separate page, /subscribe-a.
  subscribe: { about: ['first', 'a'] },
}

/** The arms of an experiment, or undefined for an unknown name. */
export const armsOf = (domain: string, type: string): readonly string[] | undefined => {
  const types = Object.hasOwn(experiments, domain) ? experiments[domain] : undefined
  return types && Object.hasOwn(types, type) ? types[type] : undefined
}
