import { approved } from './clauses.ts'
import { says, step, type StepTexts } from '../../translation.ts'
import { aboutBuilding, aboutMoney, balanceRecheck, fullRegister, ledger, writeClause } from './step-families.ts'

/** A unit that is no dwelling in its documents: nothing is signed or paid until they name it one. */
const toHaveUse = (before: string): StepTexts =>
  aboutBuilding(step(before, ledger), {
    'contract-day': step('Do not sign before you have seen a ledger that says so.', ledger),
    'balance-day': step('Do not send the balance before you have seen a ledger that says so.', ledger),
  })

const useClause =
  'If the guarantee or the loan is refused because of the building’s use, this contract is void and the landlord pays back at once all that was paid.'

const landRegister = 'Register of the land (토지 등기부)'

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
        'contract-day': writeClause('that you may cancel if the land right is not registered'),
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
      { 'contract-day': writeClause('that tells whether it was ever flooded'), 'balance-day': balanceRecheck },
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
    toHaveUse('Do not sign before the building ledger says that it is a home. It is better to look for another home.'),
    useClause,
    ['Is its use in the building ledger a home?', 'Let us look at the ledger. It is a home.', 'Everybody lives there.'],
  ),
  'neighbourhood-facility': says(
    [
      'It is a shop turned into a home. Guarantee and deposit loan are refused, and the authority may order it to be turned back.',
      'If you live there and reported your address, the tenancy law may protect you. But if it has to be turned back you can hardly stay.',
    ],
    toHaveUse('Do not sign before the building ledger says that it is a home. It is better to look for another home.'),
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
    toHaveUse(
      'Do not sign before the district office (구청 건축과) has answered that one may live in it. It is better to look for another home.',
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
  'building-unapproved': says(
    [
      'It has no building ledger, so guarantee and loan are refused, and the authority may forbid its use.',
      'If you live there and reported your address, the tenancy law may protect you. But guarantee and loan are hard to get.',
    ],
    aboutBuilding(step('Do not sign before it is approved.', `Approval (사용승인서), ${ledger}`), {
      'contract-day': step('Do not sign before you have seen the approval.', 'Approval (사용승인서)'),
      'balance-day': step('Do not send the balance before you have seen the approval.', 'Approval (사용승인서)'),
      living: step(
        'Ask the landlord in writing when it will be approved.',
        'Text message or certified mail (내용증명)',
      ),
    }),
    approved,
    ['When will it be approved for use?', 'It is already. I show you the approval.', 'Everybody moves in without it.'],
  ),
  'sources-disagree': says(
    [
      'One of them is wrong, or is of another home. Until you know which is right, trust neither.',
      'Papers that differ can lead to a dispute over the guarantee or your share. Find out which is right.',
    ],
    aboutBuilding(
      step('Lay register and building ledger side by side and see that they are of this home.', `Register, ${ledger}`),
      {
        'contract-day': writeClause('that register and building ledger are made alike'),
        living: step('Ask the district office (구청 건축과) or the registry which is right.', `Register, ${ledger}`),
      },
    ),
    'Before the balance the landlord has register and building ledger made alike; if not, the tenant may cancel.',
    [
      'Why do register and building ledger differ?',
      'The ledger changed lately and the register is being corrected. Here is the receipt.',
      'That is only paper, it is not like that.',
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
