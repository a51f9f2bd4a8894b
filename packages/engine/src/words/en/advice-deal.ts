import { says, step } from '../translation.ts'
import { refundUnlessCovered } from './advice-money.ts'
import {
  aboutBuilding,
  aboutLandlord,
  aboutMoney,
  aboutPerson,
  aboutRegister,
  balanceRecheck,
  fullRegister,
  giveNotice,
  stay,
} from './steps.ts'

const useClause =
  'If the guarantee or the loan is refused because of the building’s use, this contract is void and the landlord pays back at once all that was paid.'
const ownersAccount = 'The deposit is paid only to an account in the name of the owner in the register.'
const taxClause =
  'Before the balance the landlord hands over the certificates of national and local taxes. If taxes are overdue, the tenant may cancel and the landlord pays back at once all that was paid.'
const otherHome = step('Do not sign; look for another home.', 'Result in 안심전세앱')
const secureNow = step(
  'Check your address and the fixed date (확정일자) again, and ask whether the guarantee (반환보증) takes this lease.',
  'Lease with the fixed date',
)
const authority = 'Power of attorney (위임장), seal certificate (인감증명서)'
const ledger = 'Building ledger (건축물대장)'
const landRegister = 'Register of the land (토지 등기부)'
const taxPapers = 'Certificates of national and local taxes (납세증명서)'

export const buildingAdvice = {
  'land-right-missing': says(
    [
      'A building sold without its land is worth much less. The guarantee (반환보증) may be refused as well.',
      'If the building alone is auctioned you get less. See again whether the land right is registered.',
    ],
    aboutBuilding(
      step(
        'Find out why the land right is missing and when it will be registered.',
        `${landRegister}, contract of the first sale`,
      ),
      {
        'balance-day': balanceRecheck,
        living: step('Take the register again and see whether the land right (대지권) is there.', fullRegister),
      },
    ),
    'The landlord names the day by which the land right will be registered; if it is not by then, the tenant may cancel.',
    ['When will the land right be registered?', 'Here are the day and the papers.', 'This home never had one.'],
  ),
  'separate-registration': says(
    [
      'Debts on the land may share in the price of the building.',
      'Debts on the land are not in this paper. The register of the land tells their sums.',
    ],
    aboutBuilding(step('Take the register of the land and see what lies on it.', landRegister), {
      'contract-day': step('Sign after you have seen the register of the land.', landRegister),
      'balance-day': step('Take the registers of land and building again, together.', 'Both registers of that day'),
      living: step('Take the register of the land and see what lies on it.', landRegister),
    }),
    'Before the balance the landlord has the separate entry on the land (별도등기) cancelled.',
    [
      'What lies on the land, and when will it be cancelled?',
      'Here is the register of the land. It is a right for a subway tunnel and no debt.',
      'Only the building’s register has to be clean.',
    ],
  ),
  basement: says(
    [
      'At auctions basements sell for less. Look at the risk of flooding as well.',
      'At auctions basements sell for less. A next tenant may take longer to find.',
    ],
    aboutBuilding(
      step(
        'Ask whether it was flooded, and what basements in the building sold for.',
        'Flood map (침수흔적도), recent sales',
      ),
      { 'balance-day': balanceRecheck },
    ),
    'The landlord tells truthfully whether it was flooded; if flooding makes it unfit to live in, the tenant may end the lease.',
    [
      'Was it ever flooded? Is there a flood barrier?',
      'Let us look at the flood map. There is a barrier too.',
      'Even heavy rain does nothing.',
    ],
  ),
  'non-residential-use': says(
    [
      'The guarantee and a deposit loan may be refused, and the authority may order the use to be changed.',
      'If you live there and reported your address, the tenancy law may protect you. But guarantee and loan are hard to get.',
    ],
    aboutBuilding(step('First find out whether guarantee and loan are possible, then decide.', ledger)),
    useClause,
    ['Is its use in the building ledger a home?', 'Let us look at the ledger. It is a home.', 'Everybody lives there.'],
  ),
  'neighbourhood-facility': says(
    [
      'It is a shop turned into a home. Guarantee and deposit loan are refused, and the authority may order it to be turned back.',
      'If you live there and reported your address, the tenancy law may protect you. But if it has to be turned back you can hardly stay.',
    ],
    aboutBuilding(step('Look for another home, or think only of monthly rent with a very low deposit.', ledger), {
      'contract-day': step(
        'Have a clause (특약) written that the contract is void if the guarantee is refused because of the use.',
        'Contract with the clause',
      ),
    }),
    useClause,
    [
      'The ledger has it as a shop (근린생활시설). Are guarantee and loan possible?',
      'No. So it is let for monthly rent with a low deposit only.',
      'Inside it is a home, there is no difference.',
    ],
  ),
  'living-accommodation': says(
    [
      'It is lodging: using it as a home may be fined (이행강제금). Guarantee and deposit loan are refused.',
      'Living in it may become a problem. Ask the landlord whether its use will be changed to 오피스텔.',
    ],
    aboutBuilding(
      step('First ask the district office (구청 건축과) whether one may live in it.', `${ledger}, the office’s answer`),
    ),
    useClause,
    [
      'It is lodging (생활숙박시설). Can I report my address and have the guarantee?',
      'Its use is being changed to 오피스텔. I show you the permit.',
      'Everybody reports it and lives there.',
    ],
  ),
  'illegal-building': says(
    [
      'Guarantee and loan may be refused, and it may be fined or ordered to be pulled down.',
      'The guarantee is hard to renew, and at an auction it sells for less. Ask when it will be put right.',
    ],
    aboutBuilding(step('Find out which part is unlawful and when it will be put right.', ledger), {
      living: step(
        'Ask the landlord in writing when it will be put right.',
        'Text message or certified mail (내용증명)',
      ),
    }),
    'Before the balance the landlord puts right what is unlawful. If guarantee or loan is refused because that was not done, this contract is void.',
    [
      'Which part is unlawful, and is the guarantee possible?',
      'Not your unit, and I have the guarantor’s answer that it takes it.',
      'Around here they are all like that.',
    ],
  ),
  'new-building': says(
    [
      'With new buildings the price was often pumped up to take a high deposit.',
      'The first price does not last. Watch what homes in the building sell for.',
    ],
    aboutMoney(step('Check sales of similar homes nearby in two places or more.', 'Sales nearby')),
    'If it turns out that the tenant cannot have the deposit guarantee, this contract is void.',
    [
      'Has a home in this building really been sold?',
      'Yes, there is a reported sale.',
      'We pay your interest and your moving costs.',
    ],
  ),
} as const

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
    ownersAccount,
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
    ownersAccount,
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
        'balance-day': step('Send no more than the deposit of the first lease.', 'The first lease'),
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
    ownersAccount,
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
    aboutMoney(step('Ask for a deposit lower by that sum. If it is refused, leave it.', 'Sales nearby')),
    refundUnlessCovered,
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
    aboutLandlord(otherHome, {
      living: step(
        'Check your address and the fixed date (확정일자) again, and look at the register often.',
        'Lease with the fixed date',
      ),
    }),
    refundUnlessCovered,
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
    aboutLandlord(otherHome, { living: secureNow }),
    refundUnlessCovered,
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
    showClause,
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
    showClause,
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
