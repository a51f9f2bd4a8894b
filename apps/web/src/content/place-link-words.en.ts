import type { Translated } from '../lang/translated.ts'
import type { korean } from './place-link-words.ts'

export const words = {
  analyze: { title: 'Check a home', note: 'By its register, its price and the law.' },
  subscribe: { title: 'Register alerts', note: 'We tell you what changed in the register.' },
  reportCompare: { title: 'Two homes side by side', note: 'The difference in won, on the same assumptions.' },
  creditIndiv: { title: 'Landlord’s credit report', note: 'Only what the landlord agrees to share.' },
  sherlockDashboard: { title: 'Look up a register', note: 'By address or by owner.' },
  ownerHouse: { title: 'The landlord’s other homes', note: 'The risks on homes of the same owner.' },
  loan: { title: 'Loan conditions', note: 'Which loan is possible, and what is missing.' },
  guaranteeLoan: { title: 'Guarantees of lease loans', note: 'See which guarantee a loan needs.' },
  guaranteeIntroduction: {
    title: 'Check for the guarantee',
    note: 'Whether this home can have the deposit guarantee.',
  },
  insuranceAddressChoose: { title: 'Legal insurance for a lease', note: 'For what a dispute would cost.' },
  doby: { title: 'Rent by card', note: 'The fee first, then decide.' },
  guideSummary: { title: 'The order of a contract', note: 'What to do on which day.' },
  fraudLanding: { title: 'Kinds of jeonse fraud', note: 'Thirteen ways, and the signs you can see.' },
  cheatFinancialFraud: {
    title: 'Check a number before you pay',
    note: 'Was the account or telephone reported for fraud?',
  },
  reportCorpQuery: { title: 'If the landlord is a company', note: 'Its business number, and the papers to see.' },
  taxDanger: { title: 'The landlord’s unpaid taxes', note: 'Some taxes are paid before your deposit.' },
  feedLoanLanding: { title: 'Loans for a deposit', note: 'What to check before you sign.' },
  feedInsurance: { title: 'The deposit guarantee', note: 'Until when to apply, and which homes are refused.' },
  feedAlarm: { title: 'When a register changes', note: 'Why to look on the day you pay and the day after.' },
  feedHomeFrauud: { title: 'Who is harmed, and why', note: 'Where to be careful, by the numbers.' },
  feedLoan: { title: 'What to ask about a loan', note: 'Ask the bank before you pay the first part.' },
  taxNotice: { title: 'Look up unpaid taxes', note: 'After signing you need no consent.' },
  reelsKre: { title: 'Five things in short', note: 'One minute to read.' },
  aBDateconfirm: { title: 'The fixed date (확정일자)', note: 'When and where to get it.' },
  aBPrevention: { title: 'What to write into the contract', note: 'Clauses to copy as they stand.' },
  misoMove: { title: 'The day you move', note: 'What comes before the boxes.' },
} satisfies Translated<typeof korean>
