import { ownerSigns } from './clauses.ts'
import { says, step } from '../../translation.ts'
import {
  aboutLandlord,
  aboutPerson,
  balanceRecheck,
  fullRegister,
  giveNotice,
  doNotPay,
  doNotSign,
  stay,
} from './step-families.ts'

const tellOfSale =
  'If the home is sold or its owner changes, the landlord tells the tenant at once, and the tenant may end the lease.'

const record = 'Result of 임대인 정보조회'

export const ownershipAdvice = {
  'owner-mismatch': says(
    [
      'A contract with somebody who is not the owner may not bind the owner.',
      'If your contract is not with the owner, somebody else has to pay the deposit back. The home may also have been sold.',
    ],
    aboutPerson(
      step(
        'See the owner’s ID, the power of attorney (위임장) and the seal certificate (인감증명서), and call the owner yourself.',
        'ID, 위임장, 인감증명서',
      ),
    ),
    ownerSigns,
    [
      'May I call the owner and see the power of attorney and the seal certificate?',
      'Yes. Call now; I show you the originals.',
      'I am family, no power of attorney is needed.',
    ],
  ),
  'co-owned': says(
    [
      'Owners of more than half of the shares have to sign together.',
      'A contract that owners of more than half did not sign may not bind the others.',
    ],
    aboutPerson(
      step(
        'See that all owners of more than half of the shares sign.',
        'IDs and seal certificates (인감증명서) of all of them',
      ),
      { living: step('Add up in the register the shares of those who signed.', 'Lease and register') },
    ),
    'The landlords are all co-owners with more than half of the shares, and they owe the deposit together.',
    [
      'Do owners of more than half sign together?',
      'Yes. All of them sign and give their seal certificates.',
      'One of them is enough.',
    ],
  ),
  'share-auction': says(
    [
      'Whoever buys the share becomes a co-owner. If the owners quarrel, the whole home may be auctioned.',
      'If only a share is sold the lease may go on. But who pays your deposit back changes.',
    ],
    {
      'before-contract': step(
        'Do not sign before the auction of the share is over and cancelled.',
        'Register that shows the auction',
      ),
      'contract-day': doNotSign('the auction of the share (경매개시결정)'),
      'balance-day': doNotPay('the auction of the share (경매개시결정)'),
      living: step(
        'Report your right and demand your share before the last day in the court’s letter (배당요구 종기).',
        'Application (권리신고 겸 배당요구 신청서), lease, proof of your address',
      ),
      ending: stay,
    },
    null,
    [
      'Whose share is it, and how far is the auction?',
      'It was withdrawn and cancelled. Look at the new register.',
      'It is somebody else’s share and does not matter.',
    ],
  ),
  'company-owner': says(
    [
      'If a company gets into trouble, its workers’ wages and taxes are paid first. It may also close.',
      'Keep an eye on the company. Wages and taxes may be paid before your deposit.',
    ],
    aboutLandlord(
      step(
        'See the company’s register, its tax certificates, and that who signs is entitled to.',
        'Company’s register (법인 등기부), its seal certificate, tax certificates (납세증명서)',
      ),
      { living: step('Look at the register often: new seizures or debts?', fullRegister) },
    ),
    'On the day of the contract and of the balance the landlord hands over the certificates of national and local taxes. If taxes are overdue, the tenant may cancel.',
    [
      'Can I see the company’s register and its tax certificates?',
      'Yes. Its head signs in person and gives all papers.',
      'It is a company, so you can trust it more.',
    ],
  ),
  'recent-owner-change': says(
    [
      'It is often seen where the home is paid for with the tenant’s deposit (무자본 갭투기).',
      'With your 대항력 the new owner has to pay the deposit back. Find out who it is.',
    ],
    aboutLandlord(
      step(
        'Compare the sale price with the deposit, and look up the landlord’s record in 안심전세앱.',
        `Contract of the sale, ${record}`,
      ),
    ),
    tellOfSale,
    [
      'What was paid for this home, and does the owner have several?',
      'I show you the contract of the sale, and consent to the look-up.',
      'That has nothing to do with the lease.',
    ],
  ),
  'owner-changed-in-lease': says(
    [
      'There were frauds in which the home was sold, together with the contract, to somebody without money (동시진행).',
      'The new owner has to pay the deposit back. If you do not trust that, you may refuse and end the lease.',
    ],
    aboutPerson(
      step('Write the contract anew with the new owner and see the ID.', 'The new owner’s ID, and the register'),
      {
        'contract-day': step(
          'See that you sign with the new owner in the register.',
          'Register of that day, and the ID',
        ),
        'balance-day': step(
          'Do not send the balance (잔금) before you know why the owner changed.',
          'Contract of the sale, register of that day',
        ),
        living: step('Get the new owner’s name and number, and look up the record in 안심전세앱.', record),
        ending: step('Tell the new owner that you want to end it.', 'Certified mail (내용증명)'),
      },
    ),
    tellOfSale,
    [
      'Why was the home sold, and who is the new owner?',
      'Meet the new owner and write the contract anew. The look-up is agreed to as well.',
      'Another owner changes nothing.',
    ],
  ),
  'rapid-transfers': says(
    [
      'A home sold again and again within a short while may be on its way to somebody without money.',
      'With each sale it may come to somebody who cannot pay back. Look at the register often.',
    ],
    aboutLandlord(
      step(
        'Compare the sale prices, and look up the record of the owner of today.',
        `Sale prices in the register, ${record}`,
      ),
      {
        'balance-day': balanceRecheck,
        living: step('Watch the register for a new owner.', fullRegister),
        ending: giveNotice,
      },
    ),
    tellOfSale,
    [
      'Why was it sold so often?',
      'It was sold twice after an inheritance. I show you the contracts.',
      'It is a popular home.',
    ],
  ),
} as const
