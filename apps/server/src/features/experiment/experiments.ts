/** What is tried out, and its arms. An experiment that ends is taken out: nobody is put into it any more. */
export const experiments: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'a-b': { dateconfirm: ['a', 'b'], prevention: ['a', 'b'] },
}

/** The arms of one, or undefined for a name that is none. */
export const armsOf = (domain: string, type: string): readonly string[] | undefined => {
  const types = Object.hasOwn(experiments, domain) ? experiments[domain] : undefined
  return types && Object.hasOwn(types, type) ? types[type] : undefined
}
