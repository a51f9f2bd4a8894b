import { goneBefore, goneByBalance } from './clauses.ts'
import { says, step } from '../../translation.ts'
import { noNewDebt } from './money.ts'
import {
  aboutMoney,
  aboutRegister,
  debtPaper,
  fullRegister,
  giveNotice,
  stay,
  toClear,
  toClearFirst,
  aboutDebts,
  writeClause,
} from './step-families.ts'

const repayAndCancel =
  'Together with the balance the landlord repays all of this mortgage’s debt and applies for its cancellation. If this is broken, the tenant may cancel.'

export const rightsAdvice = {
  'tenancy-registration': says(
    [
      'This owner has already failed to pay a deposit back. Who comes after that gets no payment ahead of all others (최우선변제).',
      'The same owner did not pay another tenant back. Prepare before it is your turn.',
    ],
    toClearFirst(
      'the registration of the unpaid tenant (임차권등기)',
      step(
        'Sign only after you have seen a register in which the 임차권등기 is cancelled.',
        'Receipt of the cancellation',
      ),
    ),
    goneBefore('the registration of the unpaid tenant (임차권등기)'),
    [
      'When will the earlier tenant be paid back?',
      'It is paid and the cancellation is applied for. Here is the receipt.',
      'With the new deposit I pay it back.',
    ],
  ),
  'past-tenancy-registration': says(
    [
      'It has no effect now. But here a tenant once had to go to court to be paid.',
      'It has no effect now. If it is the same owner, ask early how your deposit will be paid back.',
    ],
    aboutRegister(step('See whether the owner of that time is the owner of today.', fullRegister), {
      ending: giveNotice,
    }),
    null,
    [
      'Why was the deposit paid back late then?',
      'It was under the earlier owner. The days in the register show it.',
      'That tenant was difficult.',
    ],
  ),
  'late-mortgage': says(
    [
      'Reporting your address (전입신고) takes effect at 0:00 of the next day. A mortgage that comes in between is before you.',
      'A mortgage entered on the day you moved in is still paid before you. If it broke a clause (특약), you can hold the landlord to it.',
    ],
    aboutMoney(
      step('Do not go on with the contract before the new mortgage is cancelled.', 'Receipt of the cancellation'),
      {
        'contract-day': step(
          'Ask why there is a new mortgage, and do not sign before it is cancelled.',
          'Receipt of the cancellation',
        ),
        'balance-day': step(
          'Do not send the balance (잔금); ask for its cancellation or for the end of the contract.',
          'Register of that day',
        ),
        living: step(
          'See whether the contract has a clause (특약), and if it was broken send certified mail (내용증명).',
          'Contract with the clause, certified mail',
        ),
        ending: stay,
      },
    ),
    noNewDebt,
    [
      'Why is there a mortgage after the contract? When will it be cancelled?',
      'It is repaid with the balance today and cancelled. Come to the bank with me.',
      'It is not much, leave it.',
    ],
  ),
  'later-mortgage': says(
    [
      'It is later than your 대항력, so it comes after today’s deposit. But it tells that the landlord needed money.',
      'Today’s deposit is before this debt. What you add at the next contract comes after it.',
    ],
    aboutMoney(
      step('If you agreed to raise the deposit, see that what you add comes after this debt.', 'Register and lease'),
      {
        'contract-day': writeClause('that no further mortgage is taken'),
        living: step(
          'Before you raise the deposit take the register, and get a new fixed date (확정일자) for what you add.',
          'Fixed date on the new lease',
        ),
      },
    ),
    'Until the lease ends the landlord takes no further mortgage on the home without the tenant’s consent.',
    [
      'What is the new loan for, and how will my deposit be paid back?',
      'It is for repairs. The money for your deposit is set aside.',
      'That is no matter of the tenant.',
    ],
  ),
  'private-lender': says(
    [
      'One goes there when banks lend no more. The interest is high and easily falls behind.',
      'A debt with high interest easily falls behind, and then an auction comes quickly.',
    ],
    aboutDebts(
      step(
        'See that this debt is to be repaid and cancelled on the day of the balance (잔금).',
        'Certificate of the debt (부채증명원), promise of the cancellation',
      ),
      { living: step('Ask whether the interest is paid in time, and look at the register often.', fullRegister) },
    ),
    repayAndCancel,
    [
      'Why was it borrowed from somebody other than a bank? Is it repaid with the balance?',
      'It was for a short while. We repay and cancel it on that day.',
      'The interest is paid, do not worry.',
    ],
  ),
  'debt-of-another': says(
    [
      'If the debtor (채무자) does not pay, this home goes to auction. The owner alone may not be able to repay and cancel it.',
      'If the debtor (채무자) falls behind, this home goes to auction even when the owner is doing well.',
    ],
    aboutDebts(
      step(
        'Ask who the debtor is, and see that he too repays and cancels it with you on the day of the balance (잔금).',
        'Certificate of the debt (부채증명원), promise of the cancellation',
      ),
      {
        living: step('Ask whether the debtor pays the interest in time, and look at the register often.', fullRegister),
      },
    ),
    repayAndCancel,
    [
      'Who is named as the debtor in the register? Who pays this debt?',
      'My spouse borrowed it. We go to the bank together on that day, repay and cancel it.',
      'It is not my debt, I do not know.',
    ],
  ),
  'mortgage-sold': says(
    [
      'Loans that are not repaid are sold to other companies like this. The buyer often takes its money by an auction.',
      'The company that bought the debt may ask for an auction. Do not miss letters from the court.',
    ],
    aboutDebts(step('Ask the landlord whether interest is overdue and an auction was announced.', debtPaper), {
      living: step('Look at the register often: has an auction begun?', fullRegister),
      ending: stay,
    }),
    repayAndCancel,
    [
      'Why did this mortgage pass to another company?',
      'Banks merged and its name changed. Here is the paper.',
      'That is between banks, I do not know.',
    ],
  ),
  'provisional-security': says(
    [
      'Once the provisional registration (가등기) is followed by a mortgage or a jeonse right (전세권), that is paid before you who came after it.',
      'If the provisional registration (가등기) is older than your rank, what is entered later is still paid before you.',
    ],
    toClearFirst(
      'the provisional registration (가등기)',
      step(
        'Send no money until the provisional registration (가등기) is cancelled.',
        'Receipt of the cancellation (말소 접수증)',
      ),
    ),
    goneBefore('the provisional registration (가등기)'),
    [
      'What is the provisional registration (가등기) to secure, and how much?',
      'It was cancelled today. I show you the receipt.',
      'Nothing is borrowed yet, so it does not matter.',
    ],
  ),
  'compulsory-administration': says(
    [
      'Under compulsory administration (강제관리) the owner may neither let the home nor take the rent. A lease with him may not bind the administrator.',
      'Rent that you pay to the owner may not count as paid. It goes to the administrator.',
    ],
    toClearFirst(
      'the compulsory administration (강제관리)',
      step('Do not sign before you have seen a register in which it has ended and is cancelled.', fullRegister),
      {
        living: step(
          'Find out who the administrator named by the court is, and pay the rent to him.',
          'The court’s letter on the administration',
        ),
      },
    ),
    goneBefore('the compulsory administration (강제관리)'),
    [
      'What is the case number of the administration (강제관리), and who is the administrator?',
      'The debt is paid, the administration is lifted and cancelled. Look at the new register.',
      'Do not mind the court, send it to me.',
    ],
  ),
  'jeonse-right': says(
    [
      'Its holder is paid before you. Somebody else may be using this home.',
      'A jeonse right registered before you is paid first. See whether it is your own.',
    ],
    toClear(
      'the jeonse right (전세권)',
      step('Have it cancelled on the same day on which you pay the balance (잔금).', 'Receipt of the cancellation'),
    ),
    goneByBalance('the jeonse right (전세권)'),
    [
      'Does its holder live here now? When will it be cancelled?',
      'We cancel it on the day of the balance and give you the receipt.',
      'That person has moved out, it does not matter.',
    ],
  ),
  'lease-right': says(
    [
      'A lease registered earlier is before you.',
      'A lease registered before you is paid first. See whether it is your own.',
    ],
    toClearFirst(
      'the registered lease (임차권)',
      step('Find out on which day it will be cancelled, and sign after that.', 'Receipt of the cancellation'),
    ),
    goneBefore('the registered lease (임차권)'),
    [
      'When will the registered lease be cancelled?',
      'I show you the receipt of the cancellation.',
      'It is an old entry, it is fine.',
    ],
  ),
  superficies: says(
    [
      'It is often seen where a loan is secured on the land.',
      'Debts on the land do not show in the register of the home. Take the register of the land once.',
    ],
    aboutRegister(
      step('Take the register of the land (토지 등기부) and see the debts on it.', 'Register of the land'),
      { living: step('Take the register of the land (토지 등기부) and see the debts on it.', 'Register of the land') },
    ),
    null,
    ['Is there a loan on the land?', 'Let us look at the register of the land.', 'The building is all that matters.'],
  ),
} as const
