import { privacyPolicy } from '@jipsalpim/contract/privacy/policy.ts'
import { expect, test } from 'vitest'
import { words as agreeingInEn } from '../content/terms-words.en.ts'
import { words as agreeingInVi } from '../content/terms-words.vi.ts'
import { words as agreeingInZh } from '../content/terms-words.zh.ts'
import { policy as policyInEn } from './en/privacy.words.ts'
import { terms as termsInEn } from './en/terms.words.ts'
import { policy as policyInVi } from './vi/privacy.words.ts'
import { terms as termsInVi } from './vi/terms.words.ts'
import { policy as policyInZh } from './zh/privacy.words.ts'
import { terms as termsInZh } from './zh/terms.words.ts'

const languages = ['en', 'zh', 'vi'] as const
const keysOf = (value: unknown, at = ''): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, below]) => keysOf(below, `${at}.${key}`))
    : [at]

/** The catalogues that have translations next to their Korean file. */
const koreanFiles = import.meta.glob<{ korean?: object }>(['../**/words.ts', '../**/*-words.ts'], { eager: true })
const otherFiles = import.meta.glob<{ words: object }>(['../**/words.{en,zh,vi}.ts', '../**/*-words.{en,zh,vi}.ts'], {
  eager: true,
})
const beside = Object.entries(koreanFiles).flatMap(([file, { korean }]) =>
  korean ? [{ name: file.replace(/^[./]+|\.ts$/g, ''), file, korean }] : [],
)
const wordsBeside = (lang: string, file: string) => otherFiles[file.replace(/ts$/, `${lang}.ts`)]?.words

test.each(languages)('%s says all that is said beside a Korean file', (lang) => {
  expect(beside.length).toBeGreaterThan(40)
  expect(Object.keys(otherFiles).length).toBe(beside.length * languages.length)
  const missing = beside.flatMap(({ name, file, korean }) => {
    const keys = keysOf(wordsBeside(lang, file))
    return keysOf(korean)
      .filter((key) => !keys.includes(key))
      .map((key) => name + key)
  })
  expect(missing).toEqual([])
})

type Leaf = { at: string; said: unknown }
const leaves = (value: unknown, at = ''): Leaf[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, below]) => leaves(below, `${at}.${key}`))
    : [{ at, said: value }]
/** The titles of each area's places; the keys of a file are complete by its type. */
const titlesIn = import.meta.glob<object>('./{en,zh,vi}/titles/*.words.ts', { eager: true, import: 'titles' })
const koreanTitles = Object.keys(import.meta.glob('../../../../packages/contract/src/areas/*/titles.ts'))
  .map((file) => file.split('/').at(-2) ?? '')
  // The back office is in Korean.
  .filter((area) => area !== 'operator')
test.each(languages)('%s has the titles of every area that has places', (lang) => {
  expect(koreanTitles.length).toBeGreaterThan(10)
  expect(koreanTitles.filter((area) => !titlesIn[`./${lang}/titles/${area}.words.ts`])).toEqual([])
})

/** The newest version of each terms document, from the migrations. */
const migrations = import.meta.glob<string>('../../../../db/migrations/*.sql', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const inForce = new Map<string, { version: number; body: string }>()
for (const sql of Object.values(migrations))
  for (const [, code = '', version, body = ''] of sql.matchAll(
    /^\('(\w+)', (\d+), (?:true|false), '[^']*',\n'([^']*)', date/gm,
  ))
    if (Number(version) > (inForce.get(code)?.version ?? 0)) inForce.set(code, { version: Number(version), body })

test.each([
  ['en', agreeingInEn, termsInEn],
  ['zh', agreeingInZh, termsInZh],
  ['vi', agreeingInVi, termsInVi],
] as const)('%s says the terms in force, line by line', (_lang, agreeing, terms) => {
  expect(inForce.size).toBeGreaterThan(5)
  for (const [code, { version, body }] of inForce) {
    const titles: Readonly<Partial<Record<string, string>>> = agreeing.titles
    expect(titles[code], code).toBeDefined()
    const text = terms[`${code}-${version}`] ?? ''
    expect(text.split('\n').length, code).toBe(body.split('\n').length)
    expect(text).not.toMatch(/[가-힣]{2,}(?![^(（]*[)）])/)
  }
})

const seller = {
  name: '7N',
  owner: '7O',
  businessNo: '7B',
  mailOrderNo: '7M',
  address: '7A',
  phone: '7P',
  email: '7E',
  hosting: '7H',
  chosen: 'solapi,nhn-email,tilko',
  privacyOfficer: '7R',
  privacyEmail: '7I',
}
test.each([
  ['en', policyInEn],
  ['zh', policyInZh],
  ['vi', policyInVi],
] as const)('%s says the privacy policy, row by row, with the articles of the law', (_lang, words) => {
  const shapeOf = (policy: ReturnType<typeof privacyPolicy>) =>
    policy.map(({ id, says, list, table }) => ({
      id,
      says: says.length,
      list: list?.length,
      columns: table?.head.length,
      rows: table?.rows.map((row) => row.length),
    }))
  const articlesIn = (policy: ReturnType<typeof privacyPolicy>) =>
    policy.map(({ says, list = [], table }) =>
      [...says, ...list, ...(table?.rows.flat() ?? [])]
        .flatMap((text) => text.match(/제\d+조(의\d+)?|7[A-Z]/g) ?? [])
        .toSorted(),
    )
  const korean = privacyPolicy(seller)
  const description = privacyPolicy(seller, words)
  expect(shapeOf(description)).toEqual(shapeOf(korean))
  expect(articlesIn(description)).toEqual(articlesIn(korean))
})

/** The result of a text function for these arguments; '' if it needs other types than strings. */
function saidOf(textOf: unknown, given: readonly string[]): string {
  try {
    return String((textOf as (...given: readonly string[]) => unknown)(...given)) // a leaf of a catalogue
  } catch {
    return ''
  }
}

test.each(languages)('%s says the numbers and names that the Korean says', (lang) => {
  const given = ['7A1', '7B2', '7C3']
  const left: string[] = []
  const pairs = beside.map(({ name, file, korean }) => ({
    name,
    words: leaves(korean),
    other: leaves(wordsBeside(lang, file)),
  }))
  for (const { name, words, other: there } of pairs) {
    const here = new Map(there.map(({ at, said }) => [at, said]))
    for (const { at, said } of words) {
      const there = here.get(at)
      if (typeof said !== 'function' || there === undefined) continue
      const [korean, other] = [saidOf(said, given), saidOf(there, given)]
      // An amount is formatted by another function, which turns letters into NaN.
      const lost = /NaN|韩元/.test(other) ? [] : given.filter((x) => korean.includes(x) && !other.includes(x))
      if (typeof there !== 'function' || lost.length > 0) left.push(`${name}${at} ${lost.join(' ')}`)
    }
  }
  expect(left).toEqual([])
})

const everyWord = (lang: string): object =>
  Object.fromEntries([
    ...beside.map(({ name, file }) => [name, wordsBeside(lang, file)] as const),
    ...Object.entries(titlesIn).filter(([file]) => file.startsWith(`./${lang}/`)),
  ])

/**
 * The names of services and papers, and the kinds of leases, as they are called in Korea; addresses to be typed in
 * Korean.
 */
const asTheyAreCalled =
  /집살핌|인터넷등기소|국토교통부 실거래가 공개시스템|부동산테크|KB부동산|부동산공시가격 ?알리미|안심전세앱|안심전세포털|확정일자 부여현황|전입세대확인서|체류지 변경신고|전입신고|임차권등기명령|대항력|반전세|월세|전세|갑구|을구|오피스텔|빌라|버팀목|디딤돌|보금자리론|주택도시기금|홈택스|소득금액증명|원천징수영수증|주민등록등본|가족관계증명서|건강보험자격득실확인서|확정일자|최우선변제금|분양권|입주권|쪽방|고시원|반지하|읍|면|HF 전세지킴보증|SGI 전세금보장신용보험/g
const inItsOwnWords =
  /\.examples$|answer-words\.deposits\.letter$|order-words\.fields\.gu|^ui\/words\.(rank|purpose|received|cause|cancelled)$/

test.each(languages)('in %s Korean letters stand in brackets beside what they mean, or are a name', (lang) => {
  const left = leaves(everyWord(lang))
    .map(({ at, said }) => ({
      at: at.slice(1),
      text: typeof said === 'function' ? saidOf(said, ['7', '8', '9']) : String(said),
    }))
    .filter(({ at }) => !inItsOwnWords.test(at))
    .filter(({ text }) =>
      /[가-힣]/.test(text.replace(/\([^()]*\)|（[^（）]*）|‘[^’]*’/g, '').replace(asTheyAreCalled, '')),
    )
  expect(left).toEqual([])
})

test.each(languages)('%s promises nothing that the Korean does not', (lang) => {
  const lines: string[] = []
  JSON.stringify(everyWord(lang), (_key, value: unknown) =>
    typeof value === 'string' ? (lines.push(value), value) : value,
  )
  for (const text of lines) expect(text).not.toMatch(/\bis safe\b|guaranteed|100\s*%|绝对安全|hoàn toàn an toàn/i)
})
