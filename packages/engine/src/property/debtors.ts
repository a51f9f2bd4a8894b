import type { Right } from '../register/model.ts'
import { valueOf } from '../values/known.ts'
import type { Facts } from './facts.ts'
import { sameName } from './names.ts'

/** Whether somebody of this name owes what a mortgage secures; null where the register prints no debtor, or hides a name. */
export function owedBy({ debtor }: Pick<Right, 'debtor'>): ((name: string) => boolean) | null {
  if (debtor.length === 0 || debtor.some((p) => isHidden(p.name))) return null
  return (name) => debtor.some((p) => sameName(p.name, name))
}

/**
 * Whether those whose home or share a mortgage lies on owe it themselves: all of them, some, or none, who then lent the
 * home as security for another's debt (물상보증인). Null where it is not told; a trustee owns for another and owes nothing.
 */
export function ownersOwe(f: Pick<Facts, 'register'>, right: Right): 'all' | 'some' | 'none' | null {
  const owes = owedBy(right)
  const names = right.on?.of ?? (valueOf(f.register.owners) ?? []).map((o) => o.party.name)
  if (owes === null || names.length === 0 || f.register.trustee !== null || names.some(isHidden)) return null
  const owing = names.filter(owes).length
  return owing === 0 ? 'none' : owing === names.length ? 'all' : 'some'
}

const isHidden = (name: string): boolean => /[*＊○●]|ㅇㅇ/.test(name)
