import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { sharesOneRegister } from '@jipsalpim/engine/property/home-kinds.ts'
import { purposeKind } from '@jipsalpim/engine/register/vocabulary.ts'
import type { Answers } from './answers.ts'

/** Which question answers each missing fact. */
const asks: Readonly<Record<string, keyof Answers>> = {
  deposit: 'deposit',
  price: 'price',
  'other-deposits': 'otherDeposits',
  'official-price': 'officialPrice',
  'landlord-identity': 'landlordName',
}

/** The unanswered questions whose answer may change the verdict: those that withhold it, and those marked so. */
export function questionsThatCount(
  { withheld, notChecked }: Pick<Assessment, 'withheld' | 'notChecked'>,
  answers: Answers,
): Set<keyof Answers> {
  const missing = [...withheld, ...notChecked.filter((n) => n.changesGrade).map((n) => n.id)]
  return new Set(
    missing.flatMap((id) => {
      const question = asks[id]
      return question !== undefined && isOpen(answers[question]) ? [question] : []
    }),
  )
}

const isOpen = (answer: Answers[keyof Answers]): boolean => answer === null || answer === ''

/** Other households share the same register, or may: their deposits are then asked for. */
export const asksForOthers = ({ home, register }: Pick<Assessment, 'home' | 'register'>): boolean =>
  'value' in home.kind ? sharesOneRegister(home.kind.value) : register.kind === '건물'

/** Other homes secure the same debt: their value decides how much of it this home bears. */
export const bindsOthers = ({ findings }: Pick<Assessment, 'findings'>): boolean =>
  findings.some((f) => f.id === 'joint-collateral')

/** An uncancelled mortgage is on the register: the owner may promise to repay it first. */
export const owes = ({ register }: Pick<Assessment, 'register'>): boolean =>
  register.entries.some((e) => !e.cancelled && ['근저당권', '저당권'].includes(purposeKind(e)))
