import { ownerSigns, noSideMoney } from './clauses.ts'
import { says, step } from '../../translation.ts'
import { refundUnlessCovered } from './money.ts'
import {
  aboutLandlord,
  aboutMoney,
  aboutPerson,
  authority,
  fullRegister,
  giveNotice,
  stay,
  walkAway,
  writeClause,
} from './step-families.ts'

const ownersAccount = 'The deposit is paid only to an account in the name of the owner in the register.'

const taxClause =
  'Before the balance the landlord hands over the certificates of national and local taxes. If taxes are overdue, the tenant may cancel and the landlord pays back at once all that was paid.'

const otherHome = step('Do not sign; look for another home.', 'Result in 안심전세앱')

const secureNow = step(
  'Check your address and the fixed date (확정일자) again, and ask whether the guarantee (반환보증) takes this lease.',
  'Lease with the fixed date',
)

const taxPapers = 'Certificates of national and local taxes (납세증명서)'

export const dealAdvice = {
  'payee-mismatch': says(
    [
      'Money sent to somebody else’s account may not count as paid to the owner. It is hard to get back.',
      'If the owner says nothing was paid, there is a dispute. Have the owner confirm it in writing.',
    ],
    aboutPerson(
      step('Ask for an account in the owner’s name. If that is refused, do not sign.', 'Copy of the owner’s bankbook'),
      {
        'contract-day': step(
          'Have the owner’s account written into the contract, and send the first part there only.',
          'Contract with the account',
        ),
        living: step('Have the owner confirm in writing that the deposit was paid.', 'Receipt or text message'),
      },
    ),
    ownersAccount,
    [
      'Why not the owner’s account? Can I pay into that?',
      'Yes. I write in the owner’s account.',
      'Because of taxes it goes to another account. Everybody does that.',
    ],
  ),
  'agent-without-papers': says(
    [
      'A contract with somebody who was not entrusted does not bind the owner. In many cases a manager took the money.',
      'The owner may not accept the contract. Talk with the owner yourself and have it confirmed.',
    ],
    aboutPerson(step('Do not sign before you have both papers and have called the owner.', authority)),
    ownerSigns,
    [
      'Can I see the owner’s power of attorney and the seal certificate?',
      'The owner will come in person. Sign then.',
      'I have always done it, no papers are needed.',
    ],
  ),
  'agent-unproven': says(
    [
      'Only papers and a call tell whether an agent is really entrusted.',
      'Remember whether you saw the power of attorney. If not, have the owner confirm it.',
    ],
    aboutPerson(step('See that the seals on both papers are the same, and call the owner.', authority)),
    ownerSigns,
    [
      'Is there a power of attorney and a seal certificate of the last three months?',
      'Here are the originals. Make a video call with the owner as well.',
      'I send a photo. The originals come later.',
    ],
  ),
  sublease: says(
    [
      'A sublease (전대) without the owner’s consent does not bind the owner, who may ask you to leave.',
      'What matters is whether the owner agreed. When the first tenant’s lease ends you may have to leave too.',
    ],
    aboutPerson(
      step(
        'See the owner’s consent and the first lease, and call the owner.',
        'The owner’s consent (전대 동의서), the first lease',
      ),
      {
        'balance-day': step('Do not send more than the deposit of the first lease.', 'The first lease'),
      },
    ),
    'The landlord hands over the owner’s consent to the sublease. Without it this contract is void, and all that was paid is paid back at once.',
    [
      'Can I see the owner’s consent and the first lease?',
      'Here is the consent, and you can call the owner now.',
      'The owner does not mind.',
    ],
  ),
  'no-broker': says(
    [
      'Nobody explains the register to you, and no insurance covers mistakes. For guarantee and loan a realtor’s seal may be needed.',
      'There may be things nobody explained. Check the register and the building ledger again.',
    ],
    aboutPerson(
      step(
        'If the sum is large, have a licensed realtor (공인중개사) write the contract.',
        'Realtor’s statement (중개대상물 확인·설명서)',
      ),
      {
        'contract-day': step(
          'Use the standard contract, and compare the ID with the register.',
          'Standard lease (주택임대차표준계약서)',
        ),
        living: step(
          'Check your address, the fixed date (확정일자) and the report of the lease (전월세 신고).',
          'Lease with the fixed date',
        ),
        ending: giveNotice,
      },
    ),
    ownerSigns,
    [
      'Can you write the contract and your statement for us?',
      'Yes. I take the register anew and add my certificate of insurance.',
      'I just put my seal on it.',
    ],
  ),
  'side-offer': says(
    [
      'That money comes from a deposit that was pumped up. It was the most common bait with new villas.',
      'Your deposit may be above the market. At the next contract ask for a lower one.',
    ],
    aboutMoney(step('Ask for a deposit lower by that sum. If it is refused, leave it.', 'Sales nearby'), {
      'contract-day': writeClause('that no money beside the contract was promised'),
    }),
    noSideMoney,
    [
      'In place of interest or moving costs, can the deposit be lower?',
      'Yes. We write the contract anew with the lower sum.',
      'The deposit cannot be lower. You get more cash instead.',
    ],
  ),
  'move-out-request': says(
    [
      'The moment you move your address you lose your rank. If a mortgage comes in between, it cannot be won back.',
      'Even one day ends your 대항력. Moving it back starts anew from that day.',
    ],
    aboutPerson(
      step('If you are to put off or undo reporting your address, do not sign.', 'The message or recording'),
      {
        'contract-day': step('Do not sign a clause that puts off reporting your address.', 'Contract'),
        'balance-day': step(
          'On the day you move in, report your address (전입신고) and get the fixed date (확정일자).',
          'Proof of your address',
        ),
        living: step('Do not move it, and keep the message.', 'The message or recording'),
        ending: stay,
      },
    ),
    'The landlord does not keep the tenant from reporting the address or have it put off.',
    [
      'Why am I to move my address away?',
      'The request is taken back, and another way will be found.',
      'Only for the loan; the next day you put it back.',
    ],
  ),
  'malicious-landlord': says(
    [
      'Several tenants of this landlord already did not get their deposits back.',
      'Prepare now for not being paid back.',
    ],
    aboutLandlord(otherHome, {
      'contract-day': step('Do not sign.', 'Public list (상습 채무불이행자 명단)'),
      'balance-day': step(
        'Do not send the balance (잔금); ask for advice whether you can end the contract.',
        'The list, and the contract',
      ),
      living: step(
        'Check your address and the fixed date (확정일자) again, and ask for legal advice.',
        'Lease with the fixed date',
      ),
    }),
    null,
    [
      'Did you know that this landlord is on the public list?',
      'I did not. I do not go on with this contract.',
      'It is somebody else of the same name.',
    ],
  ),
  'guarantee-ban': says(
    [
      'A home of this landlord cannot have the guarantee. If it goes wrong nobody pays in the landlord’s place.',
      'The guarantee cannot be had or renewed. Prepare before the last day.',
    ],
    walkAway(otherHome, {
      living: step(
        'Check your address and the fixed date (확정일자) again, and look at the register often.',
        'Lease with the fixed date',
      ),
    }),
    null,
    [
      'The guarantors refuse this landlord. How is my deposit kept?',
      'I only advise monthly rent with a deposit below what is paid ahead of all others (최우선변제).',
      'That is lifted soon.',
    ],
  ),
  'landlord-subrogation': says(
    [
      'A deposit was not paid back in time, and the guarantor paid in the landlord’s place.',
      'The same may happen to you. Ask early how the deposit will be paid back.',
    ],
    walkAway(otherHome, { living: secureNow }),
    null,
    [
      'Is money still owed to the guarantor?',
      'All of it is paid, and here is the confirmation.',
      'It is long ago and does not matter.',
    ],
  ),
  'many-homes': says(
    [
      'The more homes a landlord had, the more often deposits went unpaid. If one is stuck, the others are too.',
      'If many leases end at once, the money to pay back may fall short.',
    ],
    aboutLandlord(
      step(
        'Ask whether it is a registered letting business, and whether all homes have the guarantee.',
        'Registration of the business (임대사업자 등록증), certificates of the guarantee',
      ),
      { living: secureNow, ending: giveNotice },
    ),
    refundUnlessCovered,
    [
      'Do the landlord’s other homes have the guarantee?',
      'It is a registered business and all of them do. I show you the certificates.',
      'With so many homes there is a lot of money.',
    ],
  ),
  'tax-arrears': says(
    [
      'Taxes overdue before your rank are paid first from an auction. Taxes on the home may be paid even earlier.',
      'If you reported your address and had the fixed date first, you may be before taxes set on the home later.',
    ],
    aboutLandlord(step('Do not sign before you have seen certificates taken after all taxes were paid.', taxPapers), {
      'balance-day': step(
        'Have the taxes paid first out of the balance (잔금), and take the certificate.',
        'Tax certificate of that day',
      ),
      living: step('Look at the register often: has it been seized?', fullRegister),
    }),
    taxClause,
    [
      'How much is overdue, and when will it be paid?',
      'I pay it today and give you the certificate.',
      'Taxes have nothing to do with the home.',
    ],
  ),
  'tax-refused': says(
    [
      'The landlord has a duty to show the tax certificates when signing. Ask yourself whether there is something to hide.',
      'After the lease has begun you cannot look without consent. Ask again, and watch the register for seizures.',
    ],
    aboutLandlord(step('Do not sign before you have seen them. With consent you can also look yourself.', taxPapers), {
      'balance-day': step(
        'If the deposit is above the sum set by law, you can look without consent until the day you move in.',
        'Application to look (미납국세·지방세 열람 신청서)',
      ),
      living: step('Look at the register often: has it been seized?', fullRegister),
    }),
    taxClause,
    [
      'Can I see the certificates of national and local taxes now?',
      'I take them right now from 홈택스 and 위택스.',
      'They are personal data, I cannot show them.',
    ],
  ),
} as const
