import type { Messages } from '../messages.ts'
import { day, won } from './numbers.words.ts'

/** English: what a lease costs beside the deposit, and what the law gives a tenant. */
export const costsMessages: Messages = {
  costs: {
    title: 'Costs and procedures',
    note: 'What goes with a lease. It does not count in the score or the verdict. What you type here is neither kept nor sent.',
    brokerage: {
      title: 'The most a realtor may ask (중개보수)',
      amount: 'Amount of the deal',
      rate: 'Highest rate',
      percent: (perMille) => `${perMille / 10}%`,
      most: 'Fee',
      upTo: (sum) => `up to ${won(sum)}`,
      vat: 'VAT',
      vatUpTo: (sum) => `${won(sum)} more at most`,
      note: 'The most that you may be asked for. Agree on a fee within it; the rule of your city or province may be lower.',
      vatNote: 'VAT depends on how the realtor is taxed. Ask to see the business registration.',
      noRent: 'The rent is not known: reckoned from the deposit alone. With rent it is more.',
      area: 'The size of the officetel is not known: reckoned at the higher rate.',
    },
    rent: {
      title: 'Tax credit for rent (월세 세액공제)',
      lead: 'Part of the rent of a year is taken off the income tax. No more than the tax that you paid can come back.',
      salary: 'Gross pay (a year)',
      salaryHint: 'It is on the withholding receipt for earned income (근로소득 원천징수영수증).',
      ownsHome: 'Does anybody in your household own a home?',
      movedIn: 'Is your resident registration at the address of the contract?',
      result: 'If you live there all year',
      resultIf: 'If the conditions are met, and you live there all year',
      won: (sum) => `up to ${won(sum)} off your tax`,
      how: (counted, percent) => `${percent}% of ${won(counted)} of rent`,
      capped: 'Counted up to the limit.',
      none: 'Not open to you on these terms.',
      open: 'Still to be checked',
      family: (children, area) => `With ${children} or more children a home of up to ${area} m² is included.`,
      empty: 'Type your pay to see it.',
      reasons: {
        'income-over': 'The income is over the limit.',
        'home-too-large': 'The home is over the national size, and its official price over the limit.',
        'owns-a-home': 'Somebody in the household owns a home.',
        'not-moved-in': 'The resident registration is not at the address of the contract.',
        income: 'Tell the income.',
        'home-size': 'Tell the size of the home or its official price.',
        ownership: 'Tell whether somebody in the household owns a home.',
        'moved-in': 'Tell whether the resident registration is at the address of the contract.',
      },
    },
    victim: {
      title: 'Recognition as a victim of lease fraud (전세사기피해자)',
      lead: 'You live there and the deposit is in danger: a first look at whether you may apply. Answer what you know.',
      firstContract: 'Day of the first contract for this home',
      firstContractHint: 'If it was renewed, the very first one.',
      opposableAndFixed:
        'Have you moved in, registered your address and got the fixed date? (A registered lease or 전세권 counts too)',
      proceedings: 'Are other tenants too not getting their deposits back, through an auction, bankruptcy or the like?',
      intent: 'Is there an investigation, or a reason to think the landlord never meant to pay back?',
      coveredByGuarantee: 'Does a guarantee or insurance pay all of the deposit?',
      against: 'Not met',
      open: 'Still to be checked',
      ended: (from) => `From ${day(from)} on nobody can apply under this law.`,
      verdicts: {
        meets: 'By what you answered, the conditions are met. The committee decides.',
        committee: 'The deposit is over the limit: the conditions are met only if the committee raises it.',
        fails: 'By what you answered, the conditions are not met.',
        open: 'More has to be checked before it can be told.',
      },
      needs: {
        'opposable-and-fixed':
          'Moved in, registered and with a fixed date (확정일자), or a registered lease (임차권등기) or jeonse right (전세권).',
        deposit: 'A deposit within the limit. The committee may raise the limit.',
        proceedings:
          'Bankruptcy, rehabilitation, auction, public sale, seizure for arrears or a judgment, by which two tenants or more are harmed.',
        intent: 'A reason to think that there was no will to pay back: an investigation, for one.',
        'contract-day': 'A contract first made by the day that the law sets.',
        'covered-by-guarantee': 'Who gets all of it from a guarantee or insurance is left out.',
        'covered-by-small-deposit': 'Who gets all of it as a small deposit (최우선변제) is left out.',
        'recovers-all': 'Who can recover all of it alone is left out.',
      },
    },
    answers: { open: 'Not known yet', yes: 'Yes', no: 'No' },
  },
}
