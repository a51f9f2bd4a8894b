import { count, has } from '../ko/text.ts'
import type { Translation } from '../translation.ts'
import { date, money, plural, text } from './speech.ts'

type Engine = Translation['engine']

export const grades: Engine['grades'] = {
  양호: { word: 'Fair', sentence: 'No large risk is visible in what was checked.' },
  주의: { word: 'Caution', sentence: 'There is something to check or change before you sign.' },
  위험: { word: 'Danger', sentence: 'On these terms you may lose your deposit.' },
  매우위험: { word: 'High danger', sentence: 'You are likely not to get your deposit back.' },
  판단보류: { word: 'Withheld', sentence: 'A fact that is needed is unknown, so we do not judge yet.' },
}

export const withheld: Engine['withheld'] = {
  price: 'The price of the home is unknown',
  'price-told': 'The price was only told to us',
  deposit: 'The deposit is unknown',
  'other-deposits': 'The other tenants’ deposits are unknown',
  'trust-ledger': 'The trust ledger (신탁원부) was not seen',
  owner: 'We could not read who owns the home now',
  'cancel-conflict': 'Of one entry it is not clear whether it is cancelled',
  'pages-missing': 'Pages are missing',
  'land-register': 'This is the register of the land, so the rights on the home are unknown',
  'land-right': 'A share of the land (대지권) is not confirmed, so the price is unknown',
  'register-past': 'This register was taken long ago, so what holds now is unknown',
}

const download = 'Use the PDF as it came from 인터넷등기소 (iros.go.kr).'
export const refusals: Engine['refusals'] = {
  unreadable: {
    title: 'The letters of this file cannot be read',
    body: () => 'It is a photo, or the file is damaged.',
    act: download,
  },
  passwordProtected: {
    title: 'The file has a password',
    body: () => 'Without it the file cannot be opened.',
    act: 'Use the file without its password.',
  },
  tooManyPages: {
    title: 'There are too many pages',
    body: (n) => `${has(n, 'pages') ? `It has ${count(n, 'pages')} pages. ` : ''}Up to 200 can be read.`,
    act: 'Use the register of one home alone.',
  },
  tooLarge: {
    title: 'The file is too large',
    body: () => 'A register is seldom larger than a few megabytes.',
    act: download,
  },
  hasScripts: {
    title: 'The file has a program in it',
    body: () => 'A register has none, so we did not open it.',
    act: download,
  },
  otherVendor: {
    title: 'We cannot read this format yet',
    body: (n) =>
      has(n, 'vendor')
        ? `We cannot read what ${text(n, 'vendor')} gives yet.`
        : 'We cannot read what this source gives yet.',
    act: 'Use the PDF of the register.',
  },
  notARegister: {
    title: 'This does not look like a register (등기부)',
    body: () => 'We did not find the section 갑구 and the number (고유번호) that a register of a home has.',
    act: 'Use the register of the home from 인터넷등기소 (iros.go.kr).',
  },
  corporateRegister: {
    title: 'This is the register of a company',
    body: () =>
      'Its title is the same, but it is a company’s register (법인 등기부) and says nothing of rights on a home.',
    act: 'Use the register taken for the address of the home.',
  },
  pagesMissing: {
    title: 'Pages are missing',
    body: (n) => `There should be ${count(n, 'declared')} pages, and there are ${count(n, 'read')}.`,
    act: 'Use a file with all of the pages.',
  },
  mixedDocuments: {
    title: 'Different registers are mixed in this file',
    body: () => 'Its pages differ in number (고유번호) or in the moment they were taken.',
    act: 'Use a file with the register of one home alone.',
  },
  emptyFile: {
    title: 'The file is empty',
    body: () => 'There is nothing in it.',
    act: 'See that the download is complete, and choose it again.',
  },
}

export const diffRefusals: Engine['diffRefusals'] = {
  differentHome: {
    title: 'This is the register of another home',
    body: 'Its number (고유번호) or address differs, so the two were not compared.',
    act: 'Use a register of the same home.',
  },
  homeUnknown: {
    title: 'We cannot tell whether it is the same home',
    body: 'The number (고유번호) and the address could not be read.',
    act: 'Use a register with its first page.',
  },
  olderAfter: {
    title: 'This register is older',
    body: 'It was taken before the first one, so it cannot show what is new.',
    act: 'Swap the two, or use a register taken later.',
  },
  partOnly: {
    title: 'This certificate holds a part alone',
    body: 'With a part of the register we cannot tell what is gone from what was left out.',
    act: 'Take the whole certificate (전부증명서) at 인터넷등기소 (iros.go.kr).',
  },
}

export const assumptions: Engine['assumptions'] = {
  'tax-unknown':
    'The landlord’s unpaid taxes cannot be known and were taken as none. If there are any, less comes back.',
  'seizure-amount-unknown':
    'The sum of the seizure (압류) is not printed. In the worst case we took it that the taxes take everything before you.',
  'new-owner-tax-behind':
    'National taxes of an owner who came after you reported your address were taken as behind your deposit, and in the worst case as before it.',
  'mortgage-at-maximum':
    'The mortgage (근저당) was counted at its maximum claim (채권최고액), not at what is left of the debt.',
  'raise-own-rank': 'A sum that was raised by a later entry was counted at the rank of that entry.',
  'raise-at-first-rank':
    'A maximum claim that was raised as an annex entry (부기) after your move-in was counted at the rank of the first entry. There is room to argue that the raised part stands behind your deposit.',
  'share-reaches-its-part':
    'A right on a share of the home was taken to be paid from that share’s part of the price alone.',
  'share-unknown-as-whole': 'A right whose share is unknown was counted as lying on the whole home.',
  'shares-apart':
    'The price was split by the owners’ shares, and a debt on the whole home was borne by each share by its value (민법 제368조). A share whose auction has begun was taken to be sold first.',
  'share-debtor-first':
    'The share of the owner whom the register names as the debtor (채무자) was taken to pay first, and the share of an owner who only lent it as security for what is missing (대법원 2008다41475).',
  'share-debtor-unknown':
    'Where the register does not say who owes a mortgage, each share was taken to bear its part. In the worst case the owner whose debt leaves you least was taken to be the debtor, in the best case the one whose debt leaves you most.',
  'shares-too-many':
    'There are too many shares to try every choice of who owes. In the worst case each share was taken to pay all of such a debt, so more than this may come back.',
  'lease-binds-every-share':
    'The lease was taken to bind all the co-owners. If more than half of the shares did not agree to it (민법 제265조), less may come back.',
  'lease-of-minority':
    'Those who sign hold no more than half of the shares. In the worst case we took it that the other co-owners did not agree, the lease is void against them and nothing comes back.',
  'partly-cancelled-in-full': 'Of a right cancelled in part what is left is unknown, so all of it was counted.',
  'joint-full-at-worst':
    'Joint collateral (공동담보): in the worst case this home is sold first and pays all of the debt; likely, homes of the same value share it equally.',
  'joint-others-first-at-best':
    'Joint collateral (공동담보): in the best case the other homes are sold first and this one pays what is left.',
  'joint-by-told-value':
    'Joint collateral (공동담보): in the worst case this home is sold first and pays all of the debt; likely, this home and the others share it by value, the others worth what you said (민법 제368조). If other rights stand ahead of this debt on those homes, this home pays more.',
  'joint-value-of-many':
    'The debts lie on different homes, so the value that you gave for the other homes was used only where this home pays more by it.',
  'joint-owner-owes':
    'The owner of this home owes the joint debt. If the other homes belong to somebody who only lent them as security, this home pays first (대법원 2008다41475). Whose they are is not in this register, so only the worst case counts it.',
  'joint-owner-secures':
    'The owner of this home only lent it as security for somebody else’s debt. If the other homes belong to the debtor, they pay first (대법원 2008다41475). Whose they are is not in this register, so only the best case counts it.',
  'joint-count-unknown': 'How many homes are bound together is unknown, so this home was taken to pay all of the debt.',
  'amount-unreadable': 'A debt that is not printed in won was taken to be as large as the price of the home.',
  'provisional-as-entered':
    'A provisional registration (가등기) of section 을구 was taken as if the right itself were entered, at the rank of its day (부동산등기법 제91조).',
  'provisional-may-secure':
    'The name of a reserved entry (가등기) does not tell whether it secures a debt, and no amount is printed. In the bad and the likely case we took it as a debt that takes the whole price, at best as none (가등기담보법 13조).',
  'jeonse-as-base':
    'We took it that the holder of the earlier jeonse right (전세권) asks to be paid, so in the likely case your later lease has no 대항력 (민사집행법 91조 4항). At best the holder does not ask.',
  'jeonse-on-part':
    'A jeonse right (전세권) on a part of the building was not taken to decide which rights fall by the sale.',
  'rank-day-unknown': 'A right whose day could not be read was taken to be before you.',
  'other-tenants-unknown': 'The other tenants’ deposits are unknown, so several cases were worked out.',
  'other-tenants-at-worst':
    'Worst case: all other households came before you, each with the larger of your deposit and the limit for small deposits.',
  'other-tenants-as-a-rule': 'Likely case: all other households came before you, each with as much as your deposit.',
  'other-tenants-at-best': 'Best case: no other household is before you.',
  'other-tenants-spread':
    'The sum of the other tenants’ deposits was split by households, in the worst case in the way that leaves you less.',
  'lease-as-security-disputed':
    'Opinions differ on whether another tenant’s fixed date (확정일자) counts as a security; in the worst case we took the reading that leaves you less.',
  'circle-disputed':
    'No statute says how creditors share whose ranks go in a circle (순환). We calculated as the Supreme Court does (안분 후 흡수, 91다44407, 94마417); where opinions differ, the worst and the best case show the range.',
  'prior-tenant-first': 'The earlier tenant whose lease is registered (임차권) was taken to be paid first.',
  'bid-less-what-stays':
    'The home was taken to sell for less by what the new owner must pay the other tenants. If that is more than the home is worth, nobody buys it.',
  'after-auction-opening': 'Who comes in after the auction has begun gets no payment ahead of all others (최우선변제).',
  'possessory-lien-unseen':
    'No register shows a possessory lien (유치권), so none was taken. If one is claimed in the auction, the home may sell for that much less: look at the court’s description and survey of the home (매각물건명세서, 현황조사보고서).',
  'their-auction-may-end':
    'After all that is paid before the applicant, nothing is left for them. The court may then end the auction (Civil Execution Act art. 102).',
  'applied-by-tenant':
    'You apply for the auction. With a judgment for your deposit you may do so without moving out (Housing Lease Protection Act art. 3-2).',
  'applied-by-mortgage':
    'A mortgage creditor applies for the auction. You are paid only if you ask for your share by the court’s deadline (배당요구 종기).',
  'applied-by-jeonse':
    'The holder of a jeonse right (전세권) applies for the auction. If it is on the whole home, it and every later right are wiped out (Civil Execution Act art. 91).',
  'applied-by-tax-office':
    'A tax office sells the home (공매). Where the register shows no seizure, the worst case takes a tax that comes before everything and takes the whole price.',
  'own-auction-may-end':
    'The home was taken to be sold by auction. As a rule, though, nothing would be left for you after the costs and all that stands before you, and a court may end an auction that you apply for yourself (민사집행법 102조).',
  'land-register-unseen': 'The register of the land was not seen. If debts lie on the land alone, less comes back.',
  'land-separate-at-worst':
    'Something lies on the land alone; in the worst case we took it that it takes all of the land’s price.',
  'land-mortgage-first-at-worst':
    'A mortgage on the land may be older than the building; in the worst case the payment ahead of all others (최우선변제) comes from the building’s price alone.',
  'move-in-assumed': 'The day of moving in is unknown; we took the day on which the register was taken.',
  'fixed-date-same-day':
    'We took it that you report your address (전입신고) and get the fixed date (확정일자) on the same day.',
  'region-unknown': 'The region is unknown, so the lowest limit for small deposits (최우선변제) was taken.',
  'region-ambiguous': 'The region can be read in two ways, and the lower limit was taken.',
  'kind-unknown': 'The kind of home is unknown, so the auction rate (낙찰가율) of villas (연립·다세대) was taken.',
  'price-told':
    'The price is what somebody told; neither trades nor the official price confirm it. If the home is worth less, less comes back.',
  'price-thin': 'Trades are few, so the range of the price is wider.',
  'title-at-risk': 'The ownership is disputed or in trust; in the worst case we took it that nothing comes back.',
  'small-deposit-doubtful':
    'The debts before you come near the price, so a court may refuse the payment ahead of all others (최우선변제, Supreme Court 2013다62223). The worst case is calculated without it, the others with it.',
  'trust-consent-unknown':
    'Nobody told us whether the trust company consented, so in the bad and the likely case nothing comes back. Without its consent a lease does not bind it (신탁법 31조).',
  'trust-consent-refused':
    'We were told that there is no consent of the trust company, so by this contract nothing can be claimed from the price of the home.',
  'trust-consent-told':
    'We took your word that the trust company consented. But if the trust ledger (신탁원부) says that whoever gave the home in trust (위탁자) pays the deposit back, neither the trust company nor a new owner has to (Supreme Court 2019다300095).',
  'opposable-resale': 'With 대항력 you can be paid by the new owner or buy the home yourself, and that is counted in.',
}

export const lines: Engine['lines'] = {
  cost: 'Costs of the auction',
  'small-deposit': 'What you are paid ahead of all others (최우선변제)',
  tax: 'Unpaid taxes',
  mortgage: 'Mortgage (근저당)',
  provisional: 'A reserved entry (가등기)',
  jeonse: 'Jeonse right (전세권)',
  attachment: 'Provisional seizure (가압류)',
  'other-tenants': 'Other tenants',
  tenant: 'What you are paid by your rank',
  surplus: 'What is left',
  'assumed-by-buyer': 'What the new owner owes you',
}

export const guarantee: Engine['guarantee'] = {
  verdict: {
    eligible: 'By the rules that we checked, this lease can have the deposit guarantee (전세보증금반환보증)',
    'not-eligible': 'On these terms this lease will hardly get the deposit guarantee (전세보증금반환보증)',
    unknown: 'We cannot tell yet whether this lease can have the deposit guarantee (전세보증금반환보증)',
  },
  reasons: {
    'kind-not-covered': (n) => `The guarantee does not cover this kind of home (${text(n, 'kind')}).`,
    'kind-unknown': () => 'The kind of home is unknown.',
    'right-on-register': (n) => `The register has an entry that bars it (${text(n, 'right')}).`,
    trust: () =>
      'The home is in trust (신탁). It is looked at only if you sign with the trust company (수탁자) itself.',
    'illegal-building': () => 'It is an unlawful building (위반건축물).',
    'building-unapproved': () => 'The building was not approved for use (사용승인).',
    'non-residential-use': () => 'Its use is not that of a home.',
    'land-right-missing': () => 'The land right (대지권) is not registered.',
    'owner-mismatch': () => 'Who signs is not the owner in the register.',
    'landlord-barred': () => 'The guarantors refuse this landlord (보증금지 대상).',
    'deposit-over-limit': (n) => `The deposit is ${money(n, 'over')} above the limit of ${money(n, 'limit')}.`,
    'senior-over-limit': (n) =>
      `The debts before you are ${money(n, 'over')} above the limit of ${money(n, 'limit')} (${String(n['percent'] ?? '?')}% of the value, 주택가액).`,
    'senior-borderline': () => 'It is on the edge and may pass by one reading of the rule. Please ask the guarantor.',
    'sum-over-value': (n) =>
      `The deposit and the debts before it are ${money(n, 'over')} above the value of the home (주택가액), ${money(n, 'value')}.`,
    'guarantor-price-unknown': () => 'The price that the guarantor uses is unknown.',
    'deposit-unknown': () => 'The deposit is unknown.',
    'rent-unknown': () => 'The rent is unknown, so the converted deposit (환산보증금) could not be worked out.',
    'region-unknown': () => 'The region is unknown.',
    'other-deposits-unknown': () => 'The other tenants’ deposits are unknown.',
    'before-rules': (n) => `We know the guarantor’s rules from ${date(n, 'from')} on. This paper is older.`,
    'amount-unread': () => 'There is a debt whose sum is not known.',
    'term-too-short': (n) => `The lease is shorter than ${plural(count(n, 'months'), 'month')}.`,
    'window-closed': (n) => `The last day to apply was ${date(n, 'by')}.`,
    'term-unknown': (n) =>
      `With a lease of two years the last day to apply was ${date(n, 'by')}. Please look up the last day of the lease.`,
    'hf-borrowers-only': () => 'Only for those whose deposit loan is backed by 한국주택금융공사 (HF).',
    'sgi-value-rule': () => 'How it values a home is not public. Please ask SGI서울보증.',
  },
  unchecked: {
    'landlord-barred': 'whether the guarantors refuse the landlord',
    'other-residents': 'whether another household is registered at this address',
    'moved-in-and-fixed': 'whether your address is reported (전입신고) and the contract has its fixed date (확정일자)',
    'sealed-by-broker': 'whether a licensed realtor (공인중개사) sealed the contract',
    'co-owners-sign':
      'which of the co-owners must sign the contract (the law asks for more than half of the shares, 민법 제265조)',
  },
  fee: {
    'term-two-years': 'The last day is unknown, so a lease of two years was taken.',
    'no-discount': 'No discount is counted.',
    'market-for-kb': 'The price above stands in for the market price of KB or 부동산테크.',
    'few-trades': 'Few trades can be compared, so the guarantor’s price may differ.',
    'earlier-price-skipped':
      'The price that the guarantor looks at first could not be checked, so the next one was used.',
    'estimate-only': 'Estimated from published examples, not from an official rate.',
  },
  discounts: {
    'low-income': 'households with a low income',
    'newly-wed': 'newly married couples',
    'many-children': 'families with several children',
  },
  priceSteps: {
    'kb-or-rtech': 'the market price of KB or 부동산테크',
    official: 'the value by the official price (공시가격)',
    'app-low': 'the low end of the market price in 안심전세앱',
    'sale-in-year': 'the sale price printed in the register within a year',
    'first-sale': 'the first sale price (분양가)',
    'land-and-building': 'the official values of land and building (공시지가·시가표준액)',
    appraisal: 'an appraisal',
  },
}
