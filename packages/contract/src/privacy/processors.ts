/** Kinds of data that leave us, by a word of `words.ts`. */
type Given = 'name' | 'phone' | 'email' | 'amount' | 'account' | 'receipt' | 'home' | 'message' | 'everything-stored'
export type Processor = {
  id: string
  /** As the company is registered. Null: told by the operator's settings. */
  company: string | null
  work: 'payment' | 'identity' | 'messages' | 'registers' | 'hosting'
  given: readonly Given[]
  /** Until when it holds what it was given. */
  keeps: 'law-of-payments' | 'end-of-work'
  /** Where it stands; no other country without a row that says so (개인정보 보호법 제28조의8). */
  country: 'KR'
}

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
