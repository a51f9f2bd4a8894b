/** Kinds of data sent to others, by a key of `words.ts`. */
type Given =
  | 'name'
  | 'phone'
  | 'email'
  | 'amount'
  | 'account'
  | 'receipt'
  | 'home'
  | 'owner'
  | 'message'
  | 'device'
  | 'line'
  | 'looked-up-number'
  | 'everything-stored'
export type Processor = {
  id: string
  /** The registered company name. Null: from the operator's settings. */
  company: string | null
  work:
    | 'payment'
    | 'identity'
    | 'messages'
    | 'mail'
    | 'pushes'
    | 'registers'
    | 'applications'
    | 'fraud-history'
    | 'hosting'
  given: readonly Given[]
  /** Until when it stores the data. */
  keeps: 'law-of-payments' | 'end-of-work' | 'delivery'
} & Place
/** Its country. Abroad only with the user's own consent to that (개인정보 보호법 제28조의8): the terms, by their code. */
type Place = { country: 'KR' } | { country: 'US'; consent: 'push' | 'web-push'; contact: string }

/** Companies that process personal data for us (개인정보 보호법 제26조). One row per company and task. */
export const processors: readonly Processor[] = [
  {
    id: 'portone',
    company: '(주)코리아포트원',
    work: 'payment',
    given: ['name', 'phone', 'email', 'amount', 'account', 'receipt'],
    keeps: 'law-of-payments',
    country: 'KR',
  },
  {
    id: 'payple',
    company: '(주)페이플',
    work: 'payment',
    given: ['name', 'phone', 'email', 'amount'],
    keeps: 'law-of-payments',
    country: 'KR',
  },
  {
    id: 'identity',
    company: '(주)코리아포트원',
    work: 'identity',
    given: ['phone'],
    keeps: 'end-of-work',
    country: 'KR',
  },
  {
    id: 'solapi',
    company: '(주)솔라피',
    work: 'messages',
    given: ['phone', 'message'],
    keeps: 'end-of-work',
    country: 'KR',
  },
  {
    id: 'nhn',
    company: '엔에이치엔클라우드(주)',
    work: 'messages',
    given: ['phone', 'message'],
    keeps: 'end-of-work',
    country: 'KR',
  },
  {
    id: 'nhn-email',
    company: '엔에이치엔클라우드(주)',
    work: 'mail',
    given: ['email', 'message'],
    keeps: 'end-of-work',
    country: 'KR',
  },
  {
    id: 'google',
    company: 'Google LLC',
    work: 'pushes',
    given: ['device', 'line'],
    keeps: 'delivery',
    country: 'US',
    consent: 'push',
    contact: 'https://support.google.com/policies/contact/general_privacy_form',
  },
  {
    id: 'google-browser',
    company: 'Google LLC',
    work: 'pushes',
    given: ['device'],
    keeps: 'delivery',
    country: 'US',
    consent: 'web-push',
    contact: 'https://support.google.com/policies/contact/general_privacy_form',
  },
  {
    id: 'apple',
    company: 'Apple Inc.',
    work: 'pushes',
    given: ['device'],
    keeps: 'delivery',
    country: 'US',
    consent: 'web-push',
    contact: 'https://www.apple.com/legal/privacy/contact/',
  },
  {
    id: 'mozilla',
    company: 'Mozilla Corporation',
    work: 'pushes',
    given: ['device'],
    keeps: 'delivery',
    country: 'US',
    consent: 'web-push',
    contact: 'compliance@mozilla.com',
  },
  {
    id: 'microsoft',
    company: 'Microsoft Corporation',
    work: 'pushes',
    given: ['device'],
    keeps: 'delivery',
    country: 'US',
    consent: 'web-push',
    contact: 'https://aka.ms/privacyresponse',
  },
  {
    id: 'codef',
    company: '(주)헥토데이터 (코드에프)',
    work: 'registers',
    given: ['home'],
    keeps: 'end-of-work',
    country: 'KR',
  },
  {
    id: 'tilko',
    company: '틸코블렛 (Tilko)',
    work: 'applications',
    given: ['home', 'owner'],
    keeps: 'end-of-work',
    country: 'KR',
  },
  {
    id: 'infotech',
    company: '인포텍 (Infotech)',
    work: 'applications',
    given: ['home', 'owner'],
    keeps: 'end-of-work',
    country: 'KR',
  },
  {
    id: 'thecheat',
    company: '(주)더치트',
    work: 'fraud-history',
    given: ['looked-up-number'],
    keeps: 'end-of-work',
    country: 'KR',
  },
  {
    id: 'hosting',
    company: null,
    work: 'hosting',
    given: ['everything-stored'],
    keeps: 'end-of-work',
    country: 'KR',
  },
]
