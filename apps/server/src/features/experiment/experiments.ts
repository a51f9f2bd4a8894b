/** What is tried out, and its arms. An experiment that ends is taken out: nobody is put into it any more. */
export const experiments: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'a-b': { dateconfirm: ['a', 'b'], prevention: ['a', 'b'] },
}
