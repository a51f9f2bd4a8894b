import { isCompanyName } from './party-kind.ts'

/** Hides resident numbers (주민등록번호): 'YYMMDD-*******'. Company numbers (법인등록번호) stay, they are public: a name in `before` or ahead of it tells. */
export function maskNumbers(text: string, before = ''): string {
  if (!/\d{6}/.test(text)) return text
  return text.replace(number, (whole: string, front: string, back: string | undefined, at: number) => {
    const person =
      back === undefined
        ? isBirthDate(front)
        : isPersonNumber(front, back, `${before} ${text.slice(Math.max(0, at - 40), at)}`.slice(-40))
    return person ? `${front}-*******` : whole
  })
}

// whole ('811002-2123456'), or hidden in part: '811002-2******', '800101-1XXXXXX', and OCR's '540316-** * 는 는'
const number =
  /(?<![\d-])(\d{6})(?:(?:\s?[-‐–−]\s?)?(\d{7})(?![\d-])|\s?[-‐–−]\s?\d{0,6}[*＊×XxOo○●]{1,7}(?:[ *＊]*\*)?(?!\d))/g

const isBirthDate = (front: string) => {
  const [month, dayOfMonth] = [Number(front.slice(2, 4)), Number(front.slice(4, 6))]
  return month >= 1 && month <= 12 && dayOfMonth >= 1 && dayOfMonth <= 31
}

/**
 * A company number is 4 digits of the registry office, 2 of the company's kind, a serial and a check digit; some read
 * like a birth date (110111-…). In doubt it is a person's and hidden.
 */
function isPersonNumber(front: string, back: string, before: string): boolean {
  if (!isBirthDate(front)) return false
  const office = Number(front.slice(0, 2))
  const companyLike = office >= 11 && office <= 28 && companyKinds.has(front.slice(4, 6))
  return !companyLike || !(isCompanyName(before) || checksAsCompany(front + back))
}

// 법인등의 등기사항에 관한 특례규칙: 11 주식회사, 12 합명, 13 합자, 14 유한, 15 유한책임, 21 사단, 22 재단, 31 이상 특수법인
const companyKinds = new Set(['11', '12', '13', '14', '15', '21', '22', '31'])

function checksAsCompany(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < 12; i++) sum += Number(digits[i]) * (i % 2 === 0 ? 1 : 2)
  return (10 - (sum % 10)) % 10 === Number(digits[12])
}
