import { count, has } from '../ko/text.ts'
import type { Translation } from '../translation.ts'
import { money, plural } from './speech.ts'

export const acts: Translation['engine']['acts'] = {
  'do-not-sign': {
    title: 'Do not sign for this home',
    body: () => 'Neither waiting nor a clause (특약) takes this danger away. Look for another home.',
  },
  'leave-contract': {
    title: 'Do not send the balance (잔금)',
    body: () => 'Ask 법률구조공단 or a lawyer whether you can end the contract and get back what you paid.',
  },
  'do-not-pay': {
    title: 'Do not send any money yet',
    body: (n) =>
      has(n, 'findings')
        ? `Check again once ${plural(count(n, 'findings'), 'dangerous finding is', 'dangerous findings are')} cleared.`
        : 'Check again once what is dangerous is cleared.',
  },
  'confirm-owner': {
    title: 'Make sure that you deal with the owner',
    body: () => 'Compare the ID with the name in the register, and speak with the owner yourself.',
  },
  'get-repay-papers': {
    title: 'Get the papers that the loan is repaid and cancelled',
    body: () =>
      'Have it written into the contract (특약) that it is repaid and cancelled. On the day of the balance (잔금) see the receipts of the repayment (상환영수증) and of the application to cancel (말소등기접수증).',
  },
  'get-trust-ledger': {
    title: 'Get the trust ledger (신탁원부)',
    body: () =>
      'Take it at the registry office (등기소), and get the consent of the trust company (수탁자) and of who is paid first (우선수익자).',
  },
  'get-full-register': {
    title: 'Take a fresh, full register and drop it here',
    body: () => 'At 인터넷등기소 (iros.go.kr) take all pages, with cancelled entries (말소사항 포함).',
  },
  'tell-deposit': {
    title: 'Tell us the deposit',
    body: () => 'With it we can work out what comes back.',
  },
  'get-other-deposits': {
    title: 'Find out the other tenants’ deposits',
    body: () => 'With the landlord’s consent take the 확정일자 부여현황 at a community centre (주민센터).',
  },
  'get-price': {
    title: 'Find out the price of the home',
    body: () =>
      'Look up the official price (공시가격) at 부동산공시가격알리미 and sales of similar homes at 국토교통부 실거래가. We do not judge by a price that was only told.',
  },
  'recheck-pending': {
    title: 'Look again once the pending entry is done',
    body: () => 'Take the register again after the application is done.',
  },
  'get-building-register': {
    title: 'Get the register of the building',
    body: () => 'This paper is about the land. The rights on the home stand in the register of the building or unit.',
  },
  'get-land-register': {
    title: 'Get the register of the land as well',
    body: () => 'Debts on the land stand only in the register of the land (토지 등기부).',
  },
  'pay-off-mortgage': {
    title: 'Agree that the mortgage is repaid and cancelled on the day of the balance (잔금)',
    body: () => 'Have it written into the contract (특약), and pay the balance at the bank together.',
  },
  'lower-deposit': {
    title: 'Ask for a lower deposit',
    body: () => 'If a part becomes monthly rent, you can lose less.',
  },
  'get-joint-list': {
    title: 'Get the list of joint collateral (공동담보목록)',
    body: () => 'It shows how many homes carry the debt together.',
  },
  'check-ledger': {
    title: 'Check the building ledger (건축물대장)',
    body: () => 'At 정부24 (gov.kr) see its use and whether it is marked unlawful (위반건축물).',
  },
  'check-identity': {
    title: 'Compare the name of who signs with the register',
    body: () => 'The name on the ID and the owner in the register have to be the same.',
  },
  'check-payee': {
    title: 'Send the deposit only to an account in the owner’s name',
    body: () => 'Before you send it, see that the name in your bank’s app is the owner in the register.',
  },
  'refuse-moving-out': {
    title: 'Do not move your registered address',
    body: () => 'The moment you move it you lose your rank. Moving it back starts anew from that day.',
  },
  'demand-distribution': {
    title: 'Demand your share from the court (배당요구)',
    body: () => 'You have to apply before the last day in the court’s letter (배당요구 종기) to be paid.',
  },
  'keep-standing': {
    title: 'Keep your address and stay in the home',
    body: () => 'If you move your address or leave before all of the deposit is back, you lose your rank.',
  },
  'check-fixed-date': {
    title: 'See whether you have the fixed date (확정일자)',
    body: () =>
      'If the contract has no stamp, get it today at a community centre (주민센터) or at 인터넷등기소 (iros.go.kr).',
  },
  'give-notice': {
    title: 'Say whether you end or go on',
    body: () =>
      'It has to reach the landlord at least two months before the end. Do it by a text message or certified mail (내용증명).',
  },
  'end-renewed': {
    title: 'See whether the lease went on by itself',
    body: () =>
      'If nobody said anything it goes on for two years. You may give notice at any time, and it ends three months later.',
  },
  'register-tenancy': {
    title: 'Have your lease registered (임차권등기) before you move out',
    body: () => 'If the deposit is not back, see the entry in the register first and move afterwards.',
  },
  'claim-guarantee': {
    title: 'Claim the deposit from the guarantor',
    body: () =>
      'With a guarantee (반환보증) you can claim once a month has passed after the end and the deposit is not back.',
  },
  'check-guarantee': {
    title: 'Ask whether the guarantee (반환보증) takes this lease',
    body: () => 'Ask the guarantor or a bank before you sign.',
  },
  'ask-tax-certificate': {
    title: 'Ask for the tax certificates (납세증명서)',
    body: () => 'The landlord has to show those of national and of local taxes.',
  },
  'look-up-landlord': {
    title: 'Look up the landlord’s record',
    body: () =>
      'In the app 안심전세앱 see the record and the public list (상습 채무불이행자). The record takes up to 7 days, and the landlord is told.',
  },
  'look-up-taxes': {
    title: 'Look up the landlord’s unpaid taxes',
    body: () => 'After signing you can see them at a tax office without consent.',
  },
  'recheck-register': {
    title: 'Look at the register again before you pay the balance (잔금)',
    body: () => 'On the morning of that day see that there is no new entry.',
  },
  'move-in-and-fix': {
    title: 'On the day you move in, report your address (전입신고) and get the fixed date (확정일자)',
    body: () => '대항력 begins at 0:00 of the day after. For foreigners 체류지 변경신고 stands in place of 전입신고.',
  },
  'report-lease': {
    title: 'Report the lease (전월세 신고)',
    body: (n) =>
      `Within 30 days of signing; it brings the fixed date (확정일자) as well.${has(n, 'fine') ? ` If late, the fine is up to ${money(n, 'fine')}.` : ''}`,
  },
  'apply-guarantee': {
    title: 'Apply for the guarantee (반환보증)',
    body: (n) =>
      `Before half of the lease has passed.${has(n, 'assumedMonths') ? ' The last day is unknown, so a lease of two years was taken.' : ''}`,
  },
  'watch-register': {
    title: 'Watch whether the register changes',
    body: () => 'Until the deposit is back, see that there is no new entry.',
  },
}
