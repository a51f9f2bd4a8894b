import type { Reason } from '@jipsalpim/engine/loan/reasons.ts'
import { formatWon } from '../../../lang/format.ts'
import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './rule-words.ts'

const amount = (unit: Reason['unit'], n: number): string =>
  unit === 'won'
    ? formatWon(n)
    : unit === 'm2'
      ? `${n} m²`
      : unit === 'fact'
        ? ''
        : `${n} ${unit === 'years' ? 'year' : 'day'}${n === 1 ? '' : 's'}`

export const words = {
  amount,
  rules: {
    age: 'Age',
    'age-service': 'A higher age by military service',
    head: 'Head of household, or about to be',
    alone: 'Lives alone (단독세대주)',
    'young-alone': 'Under 25 and living alone: served by the loan for young people',
    'one-home': 'No home, or one that is sold in time',
    'no-home': 'Nobody in the household owns a home',
    'no-loan': 'Loans in use',
    'public-rental': 'Does not live in public rental',
    credit: 'No arrears and no debt restructuring',
    'called-in': 'A loan of the fund that was called in',
    income: 'Income',
    'income-one': 'Income of one of a couple alone',
    'income-each': 'Income of one of the two',
    assets: 'Net assets',
    deposit: 'Deposit',
    rent: 'Monthly rent',
    'pays-rent': 'A home with monthly rent',
    area: 'Floor area',
    newlywed: 'Newly wed (7 years, or within three months)',
    newborn: 'A child born within two years',
    victim: 'Victim of lease fraud',
    'apply-by': 'Time to apply',
    'house-price': 'Price of the home to buy',
    'credit-score': 'A credit score (CB) of 271 or more',
    'lease-ended': 'Still living there after the lease has ended',
    'vulnerable-home':
      'Moving out of a single-room lodging (쪽방), a study-room hostel (고시원), a half-basement (반지하) or the like',
    'terms-unread': 'Conditions that we could not read',
    'job-group': 'Employed by a small or medium firm',
  },
  slack: ({ unit, slack, limit, rule }) => {
    if (slack === null) return ''
    if (rule === 'age' && slack >= 0 && limit !== null && limit <= 19) return ''
    if (rule === 'age' && slack < 0 && limit !== null && limit <= 19) return `${amount(unit, -slack)} short`
    return slack >= 0 ? `${amount(unit, slack)} left` : `${amount(unit, -slack)} over`
  },
  mine: ({ unit, mine }) => (mine === null ? '' : unit === 'years' ? `${mine} years old` : `Now ${amount(unit, mine)}`),
  limit: ({ unit, limit, rule, slack }) => {
    if (limit === null) return ''
    if (unit !== 'years') return `up to ${amount(unit, limit)}`
    return rule === 'age' && limit <= 19 ? `from ${limit}` : slack === null ? '' : `up to ${limit} years old`
  },
  fails: {
    head: 'You are not the head of household',
    alone: 'You do not live alone',
    'young-alone': 'Under 25 and alone you are served by the loan for young people',
    'no-home': 'Somebody in the household owns a home',
    'no-loan': 'A loan in use stays',
    'public-rental': 'You live in public rental',
    credit: 'There are arrears or a debt restructuring',
    'called-in': 'The years after a loan that was called in are not over',
    'pays-rent': 'The home has no monthly rent',
    newlywed: 'You are not newly wed',
    newborn: 'There is no child under two',
    victim: 'You are no victim of lease fraud',
  },
  find: {
    age: 'Your date of birth decides it',
    'age-service': 'Ask the bank whether your military service raises the age',
    head: 'See your resident certificate (주민등록등본) for the head of household',
    alone: 'See your resident certificate (주민등록등본) for who lives with you',
    'young-alone': 'See your resident certificate (주민등록등본) for who lives with you',
    'one-home': 'If you own one home, ask HF (한국주택금융공사) by when it must be sold',
    'no-home': 'Ask everybody in the household about a home or a right to a new one',
    'no-loan': 'See your bank’s app for the names of your loans',
    'public-rental': 'See your present lease for whether it is public rental',
    credit: 'See your credit record for arrears and restructuring',
    'called-in': 'Ask the bank that lent it whether a loan was called in',
    income: 'See the proof of income (소득금액증명) on the tax office’s site',
    'income-one':
      'Your incomes together are above the limit. Ask HF (한국주택금융공사) whether it is enough by now that one of you has at most 70 million won: announced for October 2026',
    'income-each': 'See each one’s proof of income (소득금액증명)',
    assets: 'Add savings, car and deposit, and take off debts. Your bank’s app can show them together',
    deposit: 'Known once the place and the deposit are settled',
    rent: 'Known once the rent is settled',
    'pays-rent': 'Known once the rent is settled',
    area: 'See the floor area in m² in the register',
    newlywed: 'See the marriage certificate (혼인관계증명서) for the day',
    newborn: 'The child’s date of birth decides it',
    victim: 'See whether you have a decision as a victim of lease fraud',
    'apply-by': 'Known once the days of the balance and the move-in are settled',
    'house-price': 'Ask the bank once the price of the home is settled',
    'credit-score': 'See your credit score at NICE or KCB',
    'lease-ended': 'Tell the bank whether the lease has ended and you still live there',
    'vulnerable-home':
      'If you move out of a single-room lodging (쪽방), a study-room hostel (고시원) or a half-basement (반지하), ask the community centre',
    'terms-unread': 'There are conditions that we could not read. Ask where you apply',
    'job-group': 'Ask your firm whether it counts as small or medium',
  },
} satisfies Translated<typeof korean>
