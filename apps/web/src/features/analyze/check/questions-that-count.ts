import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import type { Answers } from './answers.ts'

/** Which question answers each missing fact. */
const asks: Readonly<Record<string, keyof Answers>> = {
  deposit: 'deposit',
  price: 'price',
  'price-told': 'officialPrice',
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
