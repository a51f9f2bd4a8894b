import type { Right } from '../register/model.ts'
import { valueOf } from '../values/known.ts'
import type { Facts } from './facts.ts'
import { sameName } from './names.ts'

/**
 * A test whether a person of this name owes what a mortgage secures; null if the register prints no debtor, or hides
 * a name.
 */
export function owedBy({ debtor }: Pick<Right, 'debtor'>): ((name: string) => boolean) | null {
  if (debtor.length === 0 || debtor.some((p) => isHidden(p.name))) return null
  return (name) => debtor.some((p) => sameName(p.name, name))
}

/**
 * Whether the owners of the mortgaged home or share owe the debt themselves: all, some, or none, who then gave the home
 * as security for another person's debt (물상보증인). Null if unknown; a trustee owns for another person and owes nothing.
 */
export function ownersOwe(f: Pick<Facts, 'register'>, right: Right): 'all' | 'some' | 'none' | null {
  const owes = owedBy(right)
  const names = right.on?.of ?? (valueOf(f.register.owners) ?? []).map((o) => o.party.name)
  if (owes === null || names.length === 0 || f.register.trustee !== null || names.some(isHidden)) return null
  const owing = names.filter(owes).length
  return owing === 0 ? 'none' : owing === names.length ? 'all' : 'some'
}

const isHidden = (name: string): boolean => /[*＊○●]|ㅇㅇ/.test(name)
