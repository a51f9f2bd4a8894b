import type { Party, Right } from '../register/model.ts'

/** Compares names as registers and contracts write them, ignoring spaces and the legal form. */
export const sameName = (a: string, b: string): boolean => bare(a) !== '' && bare(a) === bare(b)

const bare = (name: string): string => name.replace(/\s+|주식회사|유한회사|\(주\)|㈜|\(유\)/g, '')

/**
 * The entered signers: one, or several of a co-owned home ('김하나, 박둘'). `more`: others are meant but not named ('김하나 외
 * 1인').
 */
export function signersIn(text: string, owners: readonly string[]): { names: string[]; more: boolean } {
  // a company's own name may contain a comma or a dot
  if (owners.some((owner) => sameName(owner, text))) return { names: [text], more: false }
  const named = text.replace(/(?<!\s)\s*외\s*(?:\d+\s*)?(?:인|명)\s*$/, '')
  const names = named.split(/[,，、;/&·+]|\s(?:및|와|과)\s/).map((name) => name.trim())
  return { names: names.filter((name) => name !== ''), more: named !== text }
}

/**
 * Holders of a right, as printed. '권리자 국 처분청 강서세무서' becomes '국(강서세무서)': the state is the holder, represented by its
 * tax office.
 */
export function holderNames({ holder, entry }: Right): string[] {
  const offices = entry.parties.filter((p) => isOffice(p) && !p.struck).map((p) => p.name)
  return holder.map(({ name }) => (isTheState(name) && offices.length > 0 ? `${name}(${offices.join(', ')})` : name))
}

export const isTheState = (name: string): boolean => /^(국|국가|대한민국)$/.test(name.replace(/\s+/g, ''))

const isOffice = (p: Party) => /^(처분청|관리청)$/.test(p.role)
