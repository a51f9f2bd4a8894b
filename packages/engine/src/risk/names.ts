/** Names as registers and contracts write them: spaces and the company's form aside. */
export const sameName = (a: string, b: string): boolean => bare(a) !== '' && bare(a) === bare(b)

const bare = (name: string): string => name.replace(/\s+|주식회사|유한회사|\(주\)|㈜|\(유\)/g, '')
