import type { Party } from '../register/model.ts'
import { squeeze } from '../register/squeeze.ts'

/**
 * The kind of lender, as far as the name shows. 'private': a person, a money lender (대부업), a 캐피탈. 'institution': a bank
 * or similar, or a public body. 'unknown': a company of any of these kinds, as far as its name shows.
 */
export type Lender = 'institution' | 'private' | 'unknown'

export function lenderOf({ name, kind }: Pick<Party, 'name' | 'kind'>): Lender {
  const printed = squeeze(name)
  if (kind === 'person' || privateLender.test(printed)) return 'private'
  return kind === 'state' || institution.test(printed) ? 'institution' : 'unknown'
}

const privateLender = /대부|캐피[탈털]|파이낸/
const institution =
  /은행(?!나무)|금고|신용협동조합|농업협동조합|수산업협동조합|축산업협동조합|산림조합|신협|농협|수협|보험|생명|화재|카드|저축|증권|공사|공단|기금|재단|중앙회|신탁|유동화/
