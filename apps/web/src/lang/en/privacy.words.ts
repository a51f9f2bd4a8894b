import type { PolicyWords } from '@jipsalpim/contract/privacy/words.ts'
import { day as formatDay } from './numbers.words.ts'

const consent = 'consent (제15조 제1항 제1호)'
const contract = 'performance of the contract (제15조 제1항 제4호)'
const both = 'consent, performance of the contract (제15조 제1항 제1호·제4호)'
const byLaw = 'performance of the contract, law (제15조 제1항 제2호·제4호)'

/** English: the privacy policy. */
export const policy: PolicyWords = {
  intro: {
    title: 'Privacy policy (개인정보 처리방침)',
    says: (company) => [
      `${company} (the “company”) runs Jipsalpim and publishes this policy by art. 30 of the Personal Information Protection Act (개인정보 보호법 제30조).`,
      'Resident registration numbers are not taken. The last digits of such a number in a register are erased before it is stored.',
    ],
  },
  items: {
    title: 'What is collected, and what for',
    says: ['Only what stands below, and only for the purpose that stands with it.'],
    head: ['Item', 'Purpose', 'Ground'],
    rows: [
      [
        'Member number, name and email of Kakao or Apple',
        'knowing the member, login, a mail where a register alert did not reach the phone',
        both,
      ],
      ['Mobile number', 'messages about reports and orders, identity check', both],
      [
        'With the identity check (본인확인): name, date of birth, mobile number, CI, DI',
        'whether it is one person, and 14 or older',
        consent,
      ],
      ['What you chose yourself: tenant or landlord (you need not)', 'answering your questions fittingly', consent],
      [
        'Address, deposit, rent, day of signing, day of moving in, the landlord’s name if you enter it',
        'making the report',
        contract,
      ],
      [
        'Owners and holders of rights who stand in registers and public data',
        'making the report of that home. They are used for nothing else and cannot be searched',
        'performance of the contract, legitimate interest (제15조 제1항 제4호·제6호)',
      ],
      [
        'Records of payments and refunds. Card numbers are not taken',
        'payment, refund, records that the law asks for',
        byLaw,
      ],
      [
        'With payment into an account: the account for a refund, the number of the cash receipt',
        'refund, cash receipt',
        byLaw,
      ],
      ['Mobile number (optional)', 'sending benefits and news', 'consent given apart'],
      [
        'Name and time of the screens seen, how you came, a random number of the device (optional)',
        'finding and mending screens on which people get stuck',
        'consent given apart',
      ],
      [
        'Notification address, model and app version of a device with the app',
        'app notifications (only to those who agreed apart), telling of a new app',
        'performance of the contract (제15조 제1항 제4호); for notifications, consent given apart',
      ],
      [
        'If you come from the partner bank’s app: its signed mark of your membership (a keyed hash)',
        'knowing that you are a member, and that it is given once',
        'performance of the contract (제15조 제1항 제4호)',
      ],
      ['Kind and time of the devices logged in', 'keeping other people’s logins out', 'law (제15조 제1항 제2호)'],
    ],
  },
  retention: {
    title: 'How long it is kept',
    says: ['When the time is over a daily job erases it, and notes how many rows went.'],
    head: ['Data', 'Time', 'Then', 'Ground'],
  },
  data: {
    member: 'Members: name, contact, logins, consents',
    report: 'Reports, what they were made from, and registers',
    contract: 'Contracts, payments and refunds of people who left',
    ledger: 'Sums in the books that tell nobody apart',
    'refund-accounts': 'Accounts for refunds of deposits, numbers of cash receipts',
    'spoiled-reports': 'Reports that could not be made or were cancelled',
    identity: 'What the identity agency told',
    'identity-attempts': 'That an identity check was done',
    'gateway-bodies': 'What payment companies sent, word for word',
    notices: 'Messages that were sent, and whether they arrived',
    access: 'Devices logged in',
    'push-devices': 'Devices that get notifications',
    'page-views': 'Usage records of those who agreed',
    shares: 'To whom a report was shown, until when, and when it was opened',
    documents: 'Papers beside a report: the print of the register, and papers you added (with numbers covered)',
    questions: 'Questions about a report and their answers (counted from the answer)',
    inquiries: 'Inquiries about the service and their answers (counted from the answer)',
    'fraud-look-ups': 'When a number was looked up before sending money, its last four digits and the answer',
    disputes: 'Disputes about a report, contacts, papers that came with them and decisions (counted from the end)',
    reviews: 'Reviews of reports (names, addresses and numbers masked)',
    watches: 'Homes with register alerts, the lease you told us, and what changes meant for it',
    'watched-homes': 'Registers and owners of watched homes (counted from the day nobody watches them)',
    'loan-results': 'Answers to the loan questions, and their result, if you chose to keep them',
    'coupon-persons':
      'After a campaign or discount: the mark that a person had its coupon or its discount for new members (a keyed value)',
    'account-history': 'What happened to an account (access records)',
    'resident-numbers': 'Resident registration numbers',
    'places-of-persons': 'Where a person is',
    guests: 'Identity checks of people who did not join',
  },
  untilWithdrawal: 'until you delete your account',
  untilDone: 'until the refund is made and the receipt issued',
  period: (keep) => {
    if ('years' in keep) return keep.years === 1 ? '1 year' : `${keep.years} years`
    if ('months' in keep) return `${keep.months} months`
    return keep.days === 0 ? 'not taken' : keep.days === 1 ? '1 day' : `${keep.days} days`
  },
  carried: {
    withdrawal: 'erased 3 days after you delete your account',
    apart: 'kept apart, and erased when the time is over',
    sweep: 'erased when the time is over',
    'at-once': 'erased as soon as it is done',
    'not-kept': 'not kept as a person’s data',
  },
  ourOwn: 'a time of our own',
  third: {
    title: 'Passing on to others',
    says: [
      'Personal data are not sold or given to other companies. They are handed over only where the law says so, as with a court’s warrant, and only as far as it says.',
    ],
  },
  processors: {
    title: 'Who works for us (수탁자)',
    says: [
      'The companies below work for us, bound by contract to use the data for that work alone (제26조). When one changes, we change this table and say so.',
    ],
    head: ['Company', 'Work', 'What it is given', 'Kept'],
  },
  work: {
    payment: 'payments and refunds',
    identity: 'identity check by phone',
    messages: 'sending KakaoTalk and SMS',
    mail: 'sending by mail what did not reach the phone',
    pushes: 'delivering app notifications',
    registers: 'opening registers',
    applications: 'looking up pending applications at the registry',
    'fraud-history': 'looking up reports of fraud',
    hosting: 'running the servers',
  },
  given: {
    name: 'name',
    phone: 'mobile number',
    email: 'email',
    amount: 'sum paid',
    account: 'account for refunds',
    receipt: 'number of the cash receipt',
    home: 'address and register number of the home',
    owner: 'name of the home’s owner',
    message: 'text of the message',
    device: 'notification address of the device',
    line: 'title and short text of the notification, path of the screen',
    'looked-up-number': 'the telephone or account number that you look up, and its bank',
    'everything-stored': 'what is stored, encrypted',
  },
  keeps: {
    'law-of-payments': '5 years by the Electronic Financial Transactions Act (전자금융거래법)',
    'end-of-work': 'until the work is done',
    delivery: 'until it is delivered, at most a day',
  },
  abroad: {
    title: 'Transfer abroad',
    says: [
      'Only of those who agreed apart to app notifications, only the items below, each time a notification is sent, by encrypted transmission (제28조의8). If you do not agree, or take it back under Consents and messages on My page, nothing is sent. KakaoTalk and SMS come all the same.',
      'Beyond that no personal data go to another country. Should they, we say so first and ask for a consent apart.',
    ],
    head: ['Recipient', 'Contact', 'Country', 'Purpose', 'What it is given', 'Kept'],
  },
  country: { KR: 'Korea', US: 'United States' },
  rights: {
    title: 'Your rights',
    says: [
      'You can use them at once on My page. An agent can do so with a power of attorney, at the person responsible. We do it within ten days.',
    ],
    list: [
      'Access: under My personal data on My page you get all we hold, as a file (제35조).',
      'Correction: you put right name and email yourself, and change the phone by an identity check (제36조).',
      'Erasure: if you delete your account on My page, it is erased after 3 days (제36조).',
      'Stopping the use: your data are used no more, and the account stays (제37조).',
      'Taking back a consent: under Consents and messages you take back optional ones (제37조).',
    ],
  },
  children: {
    title: 'Under 14',
    says: [
      'One can join from the age of 14. It is asked at joining; if the identity check shows that somebody is younger, what was received is not stored (제22조의2).',
    ],
  },
  device: {
    title: 'What stays on the device',
    says: [
      'There are no cookies, and no trackers of other companies. The values below stay on the device only, and you can erase them in the browser’s settings.',
    ],
    list: [
      'The key of the login: erased when you log out.',
      'What you have typed: kept for 7 days so that you can go on.',
      'The road you came by: the marks in the address (nz_source, nz_medium, nz_campaign, nz_t). They say which link of which place it was, and go when the tab is closed.',
      'The random number of the device: made only if you agreed to usage records, and erased when you take that back.',
      'If the browser says not to track (DNT, GPC), screens are not even counted.',
    ],
  },
  automatic: {
    title: 'Automatic judgements',
    says: [
      'The score and grade of a report are reference information from an automatic look at home and lease. They judge no person.',
      'With each score stand the line of the register and the rule behind it. You can ask for an explanation or another look (제37조의2).',
    ],
  },
  destroy: {
    title: 'How it is erased',
    says: ['From the database, and files from the store. What is left in a backup goes with the backup.'],
  },
  safety: {
    title: 'How it is protected',
    says: ['By art. 29 of the Personal Information Protection Act (제29조) like this.'],
    list: [
      'Name, contact, CI and DI are stored encrypted, cell by cell.',
      'All transmission is encrypted.',
      'Staff see it only after a second factor, and what they saw is recorded.',
      'Programs have no more rights than their work needs.',
    ],
  },
  officer: {
    title: 'Responsible for personal data (개인정보 보호책임자)',
    says: (officer, email, phone) => [`${officer} · ${email} · ${phone}`],
  },
  remedy: {
    title: 'Where to get help',
    says: ['You can report an infringement or ask for advice.'],
    list: [
      'Report centre for infringements (개인정보침해 신고센터): call 118, privacy.kisa.or.kr',
      'Dispute mediation (개인정보 분쟁조정위원회): 1833-6972, www.kopico.go.kr',
      'Prosecutors (대검찰청): call 1301; police (경찰청): call 182',
    ],
  },
  change: {
    title: 'Changes of the policy',
    says: (from) => [`In force from ${formatDay(from)}. Changes are announced 7 days before.`],
  },
}
