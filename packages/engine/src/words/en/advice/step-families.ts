import { type StepText, type StepTexts, step } from '../../translation.ts'

type Over = Partial<StepTexts>

const full = 'Register (말소사항 포함)'
export const debtPaper = 'Bank’s certificate of the debt (부채증명원)'
export const answer = 'The guarantor’s answer that it takes this lease'
export const receipt = 'Receipt of the cancellation (말소 접수증)'
export const authority = 'Power of attorney (위임장), seal certificate (인감증명서)'
export const ledger = 'Building ledger (건축물대장)'
export const fullRegister = full
export const balanceRecheck = step(
  'Before you send the balance (잔금), take the register anew and see that there is no new entry.',
  'Register taken on the morning of that day',
)
export const stay = step(
  'Do not move out before all of the deposit is back. If it is not, first have the lease registered (임차권등기).',
  'Application for 임차권등기명령, and the lease',
)
export const giveNotice = step(
  'Tell the landlord at least two months before the end that you want to end it, and do not raise the deposit.',
  'Text message or certified mail (내용증명)',
)
const keepRank = step(
  'Keep your address, stay in the home, and see that the lease has its fixed date (확정일자).',
  'Lease with the fixed date',
)
const guarantee = step(
  'If you still can, apply for the deposit guarantee (반환보증).',
  'Lease, and the guarantor’s form',
)

/** `what` with its article: 'the seizure (압류)'. */
export const toClear = (what: string, before: StepText, over: Over = {}): StepTexts => ({
  'before-contract': before,
  'contract-day': step(
    `Sign after you have seen the receipt that ${what} is to be cancelled. If not yet, have the day written into the contract (특약).`,
    'Receipt of the cancellation (말소 접수증), contract with the clause',
  ),
  'balance-day': step(
    `Send the balance (잔금) after you have seen a register without ${what}.`,
    'Register taken on the morning of that day',
  ),
  living: step(
    `Ask the landlord in writing when ${what} will be cancelled. Keep your address and stay in the home.`,
    'Text message or certified mail (내용증명)',
  ),
  ending: stay,
  ...over,
})

/** A right that must be removed before anything is signed or paid. */
export const toClearFirst = (what: string, before: StepText, over: Over = {}): StepTexts =>
  toClear(what, before, { 'contract-day': doNotSign(what), ...over })

export const aboutMoney = (before: StepText, over: Over = {}): StepTexts => ({
  'before-contract': before,
  'contract-day': step(
    'Have a clause (특약) written that the contract is void if the guarantee (반환보증) is refused.',
    'Contract with the clause',
  ),
  'balance-day': balanceRecheck,
  living: guarantee,
  ending: giveNotice,
  ...over,
})

/** Adds the clause of the finding to the contract; `what`: its effect. */
export const writeClause = (what: string): StepText =>
  step(`Have a clause (특약) written ${what}.`, 'Contract with the clause')

/** Debts on the register that are repaid and cancelled with the balance. */
export const aboutDebts = (before: StepText, over: Over = {}): StepTexts =>
  aboutMoney(before, {
    'contract-day': writeClause('that the debt is repaid and cancelled on the day of the balance (잔금)'),
    'balance-day': step(
      'See in the register that the debts before you are as they were, and have them repaid and cancelled together with the balance (잔금).',
      'Register of that day, receipt of the repayment',
    ),
    ...over,
  })

export const aboutRegister = (before: StepText, over: Over = {}): StepTexts => ({
  'before-contract': before,
  'contract-day': step('Check it again in a register taken on the day you sign.', `${full} of that day`),
  'balance-day': balanceRecheck,
  living: step('Take the register anew and check it again.', full),
  ending: step('Before it ends, take the register again.', full),
  ...over,
})

export const aboutPerson = (before: StepText, over: Over = {}): StepTexts => ({
  'before-contract': before,
  'contract-day': step(
    'Compare the ID with the name in the register, and call the owner then and there.',
    'ID, power of attorney (위임장), seal certificate (인감증명서)',
  ),
  'balance-day': step(
    'See that the name in your bank’s app is the owner in the register, then send it.',
    'Name of the account on the transfer screen',
  ),
  living: step(
    'Tell the owner in the register of this lease, and keep the records of what you paid.',
    'Records of transfers, and the lease',
  ),
  ending: step('Tell the owner in the register that you want to end it.', 'Certified mail (내용증명)'),
  ...over,
})

export const aboutBuilding = (before: StepText, over: Over = {}): StepTexts => ({
  'before-contract': before,
  'contract-day': step(
    'Have a clause (특약) written that the contract is void if the guarantee or the loan is refused.',
    'Contract with the clause',
  ),
  'balance-day': step(
    'Take the building ledger (건축물대장) again and see that it is as it was.',
    'Building ledger of that day',
  ),
  living: keepRank,
  ending: stay,
  ...over,
})

export const aboutLandlord = (before: StepText, over: Over = {}): StepTexts => ({
  'before-contract': before,
  'contract-day': step(
    'Sign after you have seen the tax certificates (납세증명서) and the landlord’s record.',
    'Tax certificates, result of 임대인 정보조회',
  ),
  'balance-day': balanceRecheck,
  living: guarantee,
  ending: stay,
  ...over,
})

/** A landlord with whom no contract should be made. */
export const walkAway = (before: StepText, over: Over = {}): StepTexts =>
  aboutLandlord(before, {
    'contract-day': step('Do not sign.', 'Result in 안심전세앱'),
    'balance-day': step(
      'Do not send the balance (잔금); ask for advice whether you can end the contract.',
      'The result, and the contract',
    ),
    ...over,
  })

/** `what` as the register prints it; it must be removed first. */
export const doNotSign = (what: string) =>
  step(`Do not sign before you have seen a new register without ${what}.`, 'Register taken after the cancellation')

export const doNotPay = (what: string) =>
  step(
    `If ${what} is still there, do not send the balance (잔금); talk with the realtor.`,
    'Register taken on the morning of that day',
  )
