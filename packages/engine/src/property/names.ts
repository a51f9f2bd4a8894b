/** Names as registers and contracts write them: spaces and the company's form aside. */
export const sameName = (a: string, b: string): boolean => bare(a) !== '' && bare(a) === bare(b)

const bare = (name: string): string => name.replace(/\s+|주식회사|유한회사|\(주\)|㈜|\(유\)/g, '')

/** Who is told to sign: one, or several of a co-owned home ('김하나, 박둘'). `more`: others are meant and not named ('김하나 외 1인'). */
export function signersIn(told: string, owners: readonly string[]): { names: string[]; more: boolean } {
  // a company's own name may have a comma or a dot in it
  if (owners.some((owner) => sameName(owner, told))) return { names: [told], more: false }
  const named = told.replace(/(?<!\s)\s*외\s*(?:\d+\s*)?(?:인|명)\s*$/, '')
  const names = named.split(/[,，、;/&·+]|\s(?:및|와|과)\s/).map((name) => name.trim())
  return { names: names.filter((name) => name !== ''), more: named !== told }
}
