import { glossary } from '@jipsalpim/engine/words/ko/glossary.ts'
import { expect, test } from 'vitest'
import { landingWords } from '../features/analyze/landing-words.ts'
import { globalWords } from '../features/shell/global-words.ts'
import { homeWords } from '../features/shell/words.ts'
import { accountWords } from '../features/account/words.ts'
import { consentSaid } from '../features/account/mine/consent-words.ts'
import { mineSaid } from '../features/account/mine/words.ts'
import { rightsWords } from '../features/account/mine/rights-words.ts'
import { footerWords } from '../shell/footer-words.ts'
import { withdrawSaid } from '../features/account/withdraw-words.ts'
import { faqWords } from '../features/analyze/faq-words.ts'
import { onTheWayWords } from '../features/analyze/on-the-way-words.ts'
import { simpleWords } from '../features/analyze/simple-words.ts'
import { amountWords } from '../features/analyze/words.ts'
import { couponPageWords } from '../features/coupon/words.ts'
import { orderWords } from '../features/order/words.ts'
import { offlineWords } from '../features/report/offline-words.ts'
import { verificationWords } from '../features/verification/words.ts'
import { couponWords } from '../content/coupon/words.ts'
import { funnelWords, reasonWords } from '../kernel/funnel/words.ts'
import { payWords } from '../kernel/payment/words.ts'
import { placeWords } from '../kernel/places/words.ts'
import { costsWords } from '../report-body/costs-words.ts'
import { statedWords } from '../report-body/stated-words.ts'
import { words as reportWords } from '../report-body/words.ts'
import { words as uiWords } from '../ui/words.ts'
import { kernelWords, verificationReasonWords } from '../kernel/words.ts'
import { words as shellWords } from '../shell/words.ts'
import { speak, translatable } from './catalogue.ts'
import { messages as en } from './en.words.ts'
import { messages as vi } from './vi.words.ts'
import { messages as zh } from './zh.words.ts'

const others = { en, zh, vi }
const keysOf = (value: unknown, at = ''): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, below]) => keysOf(below, `${at}.${key}`))
    : [at]

// Taken before anything is laid over it: `speak` below is for good.
const { titles: _, ...shell } = shellWords
const complete = {
  kernel: kernelWords,
  home: homeWords,
  landing: landingWords,
  shell,
  funnel: funnelWords,
  places: placeWords,
}
const korean = Object.fromEntries(Object.entries(complete).map(([name, words]) => [name, keysOf(words)]))
/** Said by one function of the other language, or the engine's in Korean. */
const own = new Set([
  ...keysOf(mineSaid.systems, 'mine.systems'),
  ...keysOf(mineSaid.browsers, 'mine.browsers'),
  ...keysOf(consentSaid.roads, 'consents.roads'),
  'withdraw.words.area',
  // A document of ours, in Korean.
  ...['fileName', 'pageTitle', 'madeAt', 'files', 'leftOut', 'area', 'table', 'column'].map((key) => `rights.${key}`),
  'withdraw.kinds.order',
  'withdraw.kinds.agreements',
])
const inEnglish = {
  ui: keysOf(uiWords),
  report: keysOf(reportWords),
  account: keysOf(accountWords),
  mine: keysOf(mineSaid),
  consents: keysOf(consentSaid),
  withdraw: keysOf(withdrawSaid),
  rights: keysOf(rightsWords),
  footer: keysOf(footerWords),
  verification: keysOf(verificationWords),
  verificationReasons: keysOf(verificationReasonWords),
  funnel: keysOf(funnelWords),
  reasons: keysOf(reasonWords),
  places: keysOf(placeWords),
  amount: keysOf(amountWords),
  simple: keysOf(simpleWords),
  faq: keysOf(faqWords),
  onTheWay: keysOf(onTheWayWords),
  coupon: keysOf(couponWords),
  couponPages: keysOf(couponPageWords),
  pay: keysOf(payWords),
  order: keysOf(orderWords),
  offline: keysOf(offlineWords),
  stated: keysOf(statedWords),
  costs: keysOf(costsWords),
}

test.each(Object.entries(others))('%s says all that the first screens say', (_lang, messages) => {
  for (const name of Object.keys(complete) as (keyof typeof complete)[]) {
    const said = keysOf(messages[name])
    expect(korean[name]?.filter((key) => !said.includes(key))).toEqual([])
  }
  expect(keysOf(globalWords).filter((key) => key !== '.terms' && !keysOf(messages.global).includes(key))).toEqual([])
})

test('English says all of the account, of an order and around a report', () => {
  const left = Object.entries(inEnglish).flatMap(([name, words]) => {
    const said = keysOf(en[name as keyof typeof inEnglish]) // the names of the table just above
    return words.filter((key) => !said.includes(key)).map((key) => name + key)
  })
  expect(left.filter((key) => !own.has(key))).toEqual([])
})

test.each(Object.entries(others))('%s explains the terms of the law, and no others', (_lang, messages) => {
  const explained = Object.keys(messages.glossary ?? {})
  expect(explained.length).toBeGreaterThan(40)
  expect(explained.filter((term) => !Object.hasOwn(glossary, term))).toEqual([])
})

test.each(Object.entries(others))('%s promises nothing that the Korean does not', (_lang, messages) => {
  const said: string[] = []
  JSON.stringify(messages, (_key, value: unknown) => (typeof value === 'string' ? (said.push(value), value) : value))
  for (const text of said) expect(text).not.toMatch(/\bis safe\b|guaranteed|100\s*%|绝对安全|hoàn toàn an toàn/i)
})

test('what a language leaves out stays Korean, before and after it is spoken', () => {
  const before = { brand: '집살핌', moving: '여는 중', titles: { main: '홈' } }
  // A catalogue of a few words, under the name of a larger one.
  translatable('shell', before as never)
  speak({ shell: { moving: 'Opening', titles: { mypage: 'My page' } } })
  expect(before).toEqual({ brand: '집살핌', moving: 'Opening', titles: { main: '홈', mypage: 'My page' } })
  const after = { moving: '여는 중', home: '처음' }
  translatable('shell', after as never)
  expect(after).toEqual({ moving: 'Opening', home: '처음', titles: { mypage: 'My page' } })
  speak({})
})
