/** Kinds of data that leave us, by a word of `words.ts`. */
type Given =
  | 'name'
  | 'phone'
  | 'email'
  | 'amount'
  | 'account'
  | 'receipt'
  | 'home'
  | 'message'
  | 'device'
  | 'line'
  | 'everything-stored'
export type Processor = {
  id: string
  /** As the company is registered. Null: told by the operator's settings. */
  company: string | null
  work: 'payment' | 'identity' | 'messages' | 'pushes' | 'registers' | 'hosting'
  given: readonly Given[]
  /** Until when it holds what it was given. */
  keeps: 'law-of-payments' | 'end-of-work' | 'delivery'
} & Place
/** Where it stands. In another country only with the person's own agreement to that (개인정보 보호법 제28조의8): the terms, by their code. */
type Place = { country: 'KR' } | { country: 'US'; consent: 'push'; contact: string }

/** Companies that work for us with what is a person's (개인정보 보호법 제26조). One row a company and a work. */
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
    id: 'codef',
    company: '(주)헥토데이터 (코드에프)',
    work: 'registers',
    given: ['home'],
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
