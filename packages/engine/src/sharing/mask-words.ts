import type { Assessment } from '../assessment.ts'
import { maskNumbers } from '../register/masking.ts'
import { hasLink } from './has-link.ts'
import { hideOf } from './mask-assessment.ts'
import { houseWords } from './mask-place.ts'

/**
 * A person's text as others may read it: masks names and places of the report that it is about, and, for any person,
 * phone and account numbers, resident numbers, lots and units, e-mail addresses and links, and a name before 씨 or 님. A
 * masked text is not changed again. A name without 씨 or 님 that is not in the report is not recognised: an operator has
 * to read the text.
 */
export function maskWords(text: string, of: Assessment | null): string {
  const known = of === null ? text : hideHouse(of)(hideOf(of)(text))
  return maskNumbers(narrow(known))
    .replaceAll(residentNumber, HIDDEN)
    .replaceAll(/\S+/g, (word) => (hasLink(word) ? HIDDEN : word))
    .replaceAll(spelledDigits, HIDDEN)
    .replaceAll(lot, `$1 ${SHORT}`)
    .replaceAll(longNumber, (digits) => (date.test(digits) ? digits : HIDDEN))
    .replaceAll(unit, (words) => (words.includes('동') ? `${SHORT}동 ${SHORT}호` : `${SHORT}호`))
    .replaceAll(called, (name: string) => (offices.has(name) ? name : (name[0] ?? '') + SHORT.repeat(name.length - 1)))
}
const SHORT = '○'
const HIDDEN = '○○○'

const residentNumber = /\d{6}-\*{7}/g
/** Eight or more digits with any separators; not a sum of won. */
const longNumber = /\d(?:[\s.\-–—·_()/]{0,2}\d){7,}(?!\d|\s?(?:원|만|억))/g
const date = /^(?:19|20)\d{2}[\s.\-/]{1,2}\d{1,2}[\s.\-/]{1,2}\d{1,2}$/
/** '공일공 일이삼사 오육칠팔' */
const spelledDigits = /[공영일이삼사오육칠팔구](?:[\s-]{0,2}[공영일이삼사오육칠팔구]){8,}/g
const lot =
  /([가-힣]{1,8}(?:\d가|동|리|가|로|길))\s?(?:산\s?)?\d+(?:-\d+)?(?:번지|번길\s?\d*(?:-\d+)?)?(?![\d가-힣%○]|-\d)/g
const unit = /(?:제?(?:\d{1,9}|[A-Za-z가나다라마바사아])동\s?)?제?[A-Za-z]?\d{1,9}(?:-\d{1,9})?호(?!선|[가나다])/g
const surnames =
  '김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용'
const called = new RegExp(
  `(?<![가-힣])(?:[${surnames}][가-힣]{1,2}|남궁[가-힣]{1,2}|제갈[가-힣]{1,2}|황보[가-힣]{1,2}|선우[가-힣]{1,2})(?=\\s?(?:씨|님|사장|소장|실장|공인중개사)(?![가-힣]{3}))`,
  'g',
)
/** Words before 님 that are an office and not a name. */
const offices: ReadonlySet<string> = new Set([
  '이사',
  '소장',
  '원장',
  '반장',
  '고객',
  '주인',
  '임대인',
  '임차인',
  '기사',
  '선생',
  '국장',
  '공인',
])

const narrow = (text: string) => text.replaceAll(/[０-９]/g, (d) => String.fromCharCode(d.charCodeAt(0) - 0xfee0))

function hideHouse({ register }: Assessment): (text: string) => string {
  const words = houseWords(register.address).toSorted((x, y) => y.length - x.length)
  return (text) => words.reduce((rest, word) => rest.replaceAll(word, HIDDEN), text)
}
