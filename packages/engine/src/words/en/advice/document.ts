import { pendingSettled, restTold } from './clauses.ts'
import { says, step } from '../../translation.ts'
import { aboutRegister, fullRegister } from './step-families.ts'

const readAgain = step(
  'Take the register anew, with cancelled entries (말소사항 포함), at 인터넷등기소 (iros.go.kr) and drop it here again.',
  `${fullRegister}, new`,
)

const showClause =
  'On the day of the contract and of the balance the landlord shows the tenant a register taken that day, with cancelled entries.'

const showMe = [
  'Can I see all of the register, taken today?',
  'I take it anew right now.',
  'This one is enough.',
] as const

const buildingRegister = 'Register of the building (말소사항 포함)'

export const documentAdvice = {
  'pending-application': says(
    [
      'If that application is a mortgage or a seizure, the result is quite another.',
      'An entry that you do not know may appear soon. See what it is once it is done.',
    ],
    aboutRegister(step('Take the register again once it is done, and check.', 'Register taken afterwards'), {
      'contract-day': step(
        'Do not sign before you know what was applied for.',
        'Receipt of the application (등기 신청 접수증)',
      ),
      'balance-day': step('Do not send the balance (잔금) before it is done.', 'Register taken afterwards'),
    }),
    pendingSettled,
    ['What was applied for?', 'It is the cancellation of the earlier mortgage. Here is the receipt.', 'I am not sure.'],
  ),
  'unknown-purpose': says(
    [
      'An entry that we do not know cannot be taken as good.',
      'An entry without a known meaning may touch your rank. Ask about it once.',
    ],
    aboutRegister(step('Read that line together with the realtor.', 'Register with the entry'), {
      living: step(
        'Show that line to the registry office (등기소) or to 법률구조공단 (legal aid).',
        'Register with the entry',
      ),
    }),
    showClause,
    ['What does this entry mean?', 'I explain it and write it into my statement (확인설명서).', 'It is not important.'],
  ),
  'cancel-conflict': says(
    [
      'We cannot tell whether it still has effect, so we do not judge.',
      'We cannot tell whether it still has effect. Check it in a new register.',
    ],
    aboutRegister(readAgain),
    showClause,
    showMe,
  ),
  'summary-conflict': says(
    [
      'Either the summary or the body was read wrongly, or a page is missing. We trust neither and do not judge.',
      'If the two differ, a debt or an owner may be missed. Check it in a new register.',
    ],
    aboutRegister(readAgain),
    showClause,
    showMe,
  ),
  'share-right': says(
    [
      'If that share alone is auctioned, a stranger may become a co-owner.',
      'If that share is sold, the owners change. Find out who will pay the deposit back.',
    ],
    aboutRegister(
      step('See on whose share how much lies, and sign with all of the owners.', 'Signatures of all co-owners'),
      {
        living: step(
          'If the share is auctioned, demand your share from the court (배당요구).',
          'Application (배당요구 신청서)',
        ),
      },
    ),
    'All co-owners, as landlords, pay the deposit back together.',
    [
      'Can the right on the share be cancelled before the balance?',
      'It is repaid on that day, and I give you the receipt.',
      'It is somebody else’s share and does not matter.',
    ],
  ),
  'partial-cancellation': says(
    [
      'If what is left is not printed, the most has to be taken.',
      'Without what is left your part cannot be told exactly. Ask the landlord.',
    ],
    aboutRegister(
      step('See what is left by the bank’s certificate of the balance.', 'Bank’s certificate (금융거래 확인서)'),
    ),
    restTold,
    ['A part was cancelled. How much is left?', 'I show you the bank’s certificate.', 'Nearly all of it is repaid.'],
  ),
  'unread-lines': says(
    [
      'There may be something important in those lines.',
      'A new debt may stand in those lines. Compare them with the original.',
    ],
    aboutRegister(step('Compare the lines we could not read with the original.', 'Original of the register')),
    showClause,
    showMe,
  ),
  'land-register': says(
    [
      'The register of the land tells neither who owns the home nor what debts lie on it.',
      'Land and home can be sold apart. Only with the building’s register do you know your rank.',
    ],
    aboutRegister(step('Take the register of the building at the same address and upload it.', buildingRegister), {
      living: step('Take the register of the building at the same address and upload it.', buildingRegister),
    }),
    'On the day of the contract and of the balance the landlord shows the tenant new registers of land and building.',
    [
      'May I see the register of the building too?',
      'I take both registers for you right now.',
      'Only the register of the land has to be clean.',
    ],
  ),
  'pages-missing': says(
    ['There may be a mortgage or a seizure on the missing pages.', 'There may be a new debt on the missing pages.'],
    aboutRegister(readAgain),
    showClause,
    showMe,
  ),
  'current-only': says(
    [
      'Whether there once was a seizure or an unpaid tenant cannot be told.',
      'Without the past one cannot guess how the owner’s money stands.',
    ],
    aboutRegister(readAgain),
    showClause,
    showMe,
  ),
  'register-old': says(
    [
      'A new mortgage or seizure may have come in since.',
      'A new debt may have come in since, or the owner may have changed.',
    ],
    aboutRegister(
      step(
        'Take the register anew on the day of the contract and on the day of the balance (잔금).',
        `${fullRegister}, new`,
      ),
    ),
    showClause,
    showMe,
  ),
} as const
