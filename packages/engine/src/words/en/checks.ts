import type { Translation } from '../translation.ts'

type Engine = Translation['engine']

export const notChecked: Engine['notChecked'] = {
  price: {
    title: 'The price of the home',
    body: 'We found no trades and no official price to compare.',
    who: 'The ministry’s trades (국토교통부 실거래가, rt.molit.go.kr) or Budongsan Tech (부동산테크)',
  },
  deposit: { title: 'The deposit', body: 'Tell us the deposit and we work out what comes back.', who: 'Your lease' },
  'other-deposits': {
    title: 'The other tenants’ deposits',
    body: 'The list of leases with a fixed date (확정일자 부여현황) shows each household’s deposit.',
    who: 'Community centre (주민센터): list of fixed dates (확정일자 부여현황)',
  },
  'resident-households': {
    title: 'Households registered before you',
    body: 'The certificate of resident households (전입세대확인서) shows who lives here already.',
    who: 'Community centre (주민센터): who is registered there (전입세대확인서)',
  },
  'tax-arrears': {
    title: 'The landlord’s unpaid taxes',
    body: 'Until the home is seized, taxes do not show in the register.',
    who: 'Tax office or community centre: look at unpaid taxes (미납세금 열람)',
  },
  'landlord-record': {
    title: 'The landlord’s record of unpaid deposits',
    body: 'The app 안심전세앱 shows three years of payments by guarantors (대위변제) and whether guarantors refuse this landlord.',
    who: 'The Ansim Jeonse app (안심전세앱): look up the landlord (임대인 정보조회)',
  },
  'lender-registration': {
    title: 'Whether the company that holds the mortgage is a money lender',
    body: 'Its name does not tell whether it is a bank or a money lender (대부업체). Look it up in the list of registered money lenders (등록대부업체 통합조회).',
    who: 'FINE (fine.fss.or.kr), the list of registered money lenders (등록대부업체 통합조회)',
  },
  'landlord-identity': {
    title: 'Whether who signs is the owner',
    body: 'Compare the name on the ID with the owner in the register.',
    who: 'The landlord’s ID and the register',
  },
  'building-ledger': {
    title: 'Use and marks in the building ledger (건축물대장)',
    body: 'An unlawful building, or one that is not a home, is refused by the guarantors.',
    who: 'Gov24 (정부24, gov.kr): building ledger (건축물대장)',
  },
  'official-price': {
    title: 'The official price (공시가격)',
    body: 'The guarantor values a villa by its official price.',
    who: 'The official prices (부동산공시가격알리미, realtyprice.kr)',
  },
  'trust-ledger': {
    title: 'The trust ledger (신탁원부)',
    body: 'Who may let the home stands only in the trust ledger.',
    who: 'Registry office (등기소): trust ledger (신탁원부)',
  },
  'land-register': {
    title: 'The register of the land',
    body: 'Debts on the land stand only in the register of the land (토지 등기부).',
    who: 'Internet registry (인터넷등기소, iros.go.kr): register of the land (토지 등기부)',
  },
  'full-register': {
    title: 'The past',
    body: 'Earlier seizures and unpaid tenants show only in a copy with cancelled entries (말소사항 포함).',
    who: 'Internet registry (인터넷등기소, iros.go.kr): with cancelled entries (말소사항 포함)',
  },
  owner: {
    title: 'The owner today',
    body: 'The shares do not add up, so we do not say who owns it.',
    who: 'Internet registry (인터넷등기소, iros.go.kr): with cancelled entries (말소사항 포함)',
  },
  'joint-list': {
    title: 'The list of joint collateral (공동담보목록)',
    body: 'It shows how many homes carry the debt together.',
    who: 'Internet registry (인터넷등기소, iros.go.kr): list of joint collateral (공동담보목록)',
  },
  'public-list': {
    title: 'The public list of those who did not pay deposits back (상습 채무불이행자)',
    body: 'The state publishes landlords who again and again did not pay back. It can be searched by name.',
    who: 'The Ansim Jeonse site or app (안심전세포털, 안심전세앱)',
  },
  'payee-account': {
    title: 'Whose account the money goes to',
    body: 'The account has to be in the name of the owner in the register.',
    who: 'The landlord, and the name that your bank’s app shows',
  },
  'agent-papers': {
    title: 'The agent’s power of attorney (위임장) and seal certificate (인감증명서)',
    body: 'See that the seal on both is the same, and speak with the owner yourself.',
    who: 'The agent’s papers, and a call with the owner',
  },
  'trust-consent': {
    title: 'Consent of the trust company (수탁자) and of who is paid first (우선수익자)',
    body: 'When you have it, call the trust company and ask whether it is real.',
    who: 'The trust company (수탁자) and the first beneficiary (우선수익자)',
  },
  'broker-licence': {
    title: 'Whether the realtor is registered',
    body: 'The registration number and the certificate of insurance (공제증서) show whether it is a licensed realtor.',
    who: 'Vworld (브이월드, vworld.kr): look up the broker (부동산중개업 조회)',
  },
  'unit-number': {
    title: 'The number on the door and in the register',
    body: 'Some homes were split or renumbered. If the two differ you may lose your rank.',
    who: 'The front door and the plan in the building ledger',
  },
  'guarantee-paper': {
    title: 'The certificate of the landlord’s guarantee (임대보증금 보증서)',
    body: 'Ask whether the certificate you were shown is real and still in force.',
    who: 'HUG (주택도시보증공사), by the number of the certificate',
  },
  households: {
    title: 'How many households live here',
    body: 'Their number is needed to estimate the deposits before yours.',
    who: 'Gov24 (정부24, gov.kr): building ledger (건축물대장)',
  },
  'move-in-day': {
    title: 'The day you move in',
    body: 'Which debts come before you depends on the day your 대항력 begins.',
    who: 'Your lease',
  },
}

export const nobodyCan: Engine['nobodyCan'] = {
  'possessory-lien': {
    title: 'A possessory lien (유치권)',
    body: 'The right of unpaid builders to hold the home is not registered.',
  },
  'wage-claims': {
    title: 'Unpaid wages',
    body: 'If the landlord runs a business, its workers’ wages are paid first. They are written down nowhere.',
  },
  'tax-not-yet-assessed': {
    title: 'Taxes not assessed yet',
    body: 'Of taxes that were not declared, the tax office cannot tell either.',
  },
  'later-debts': {
    title: 'Debts to come',
    body: 'Debts made after the contract cannot be known beforehand. So keep watching.',
  },
  'same-room-lease': {
    title: 'Whether the same room was let twice',
    body: 'A contract without a fixed date (확정일자) shows nowhere. On the day you sign, look again whether somebody is registered there.',
  },
  'hidden-agreement': {
    title: 'Hidden agreements',
    body: 'A sale price that was pumped up, or money under the table, leaves no paper.',
  },
  'landlord-intent': {
    title: 'What the landlord means to do',
    body: 'Clean papers do not tell whether somebody is willing to pay back.',
  },
}

export const clean: Engine['clean'] = {
  'no-mortgage': 'No valid mortgage (근저당)',
  'no-seizure': 'No seizure (압류)',
  'no-provisional-seizure': 'No provisional seizure (가압류)',
  'no-provisional-disposition': 'No court’s ban on disposing of it (가처분)',
  'no-provisional-registration': 'No provisional registration (가등기)',
  'no-auction': 'No auction and no public sale (경매·공매)',
  'no-tenancy-registration': 'No registration of an unpaid tenant (임차권등기)',
  'no-jeonse-right': 'Nobody else’s jeonse right or lease is registered (전세권·임차권)',
  'no-superficies': 'No right of others to use the land (지상권·지역권)',
  'no-insolvency': 'No rehabilitation and no bankruptcy (회생·파산)',
  'no-notice-registration': 'No entry that announces a lawsuit (예고등기)',
  'no-trust': 'No trust (신탁)',
  'cancelled-mortgages': 'Cancelled mortgages (말소된 근저당) were left out',
  'land-right-present': 'The land right (대지권) is registered',
  'no-violation': 'The building ledger has no mark of an unlawful building',
  'residential-use': 'In the building ledger its use is a home',
  'owner-matches': 'Who signs has the name of the owner in the register',
  'pages-complete': 'All pages were read; none is missing',
  'payee-matches': 'The account is in the name of the owner in the register',
  'owner-signs': 'The owner signs in person',
  'broker-signs': 'A licensed realtor (공인중개사) takes part',
  'not-on-public-list': 'The landlord is not on the public list (상습 채무불이행자)',
  'no-guarantee-ban': 'The guarantors do not refuse this landlord',
  'no-subrogation': 'No guarantor has paid in this landlord’s place in the last three years',
  'no-tax-arrears': 'No tax was overdue on the day it was checked',
}

export const unknown: Engine['unknown'] = {
  'not-given': 'You have not told us yet',
  'not-found': 'We looked for it and did not find it',
  'source-down': 'The source did not answer',
  'not-in-register': 'This paper does not say it',
  unread: 'It is printed but could not be read',
  ambiguous: 'It can be read in two ways, so we did not decide',
  'out-of-range': 'The rules or the data do not reach this case',
}
