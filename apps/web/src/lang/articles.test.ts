import { day } from '@jipsalpim/engine/values/day.ts'
import { describe, expect, test } from 'vitest'
import { inOtherWords, textOn, type Article, type ArticleText, type Block } from '../content/article.ts'
import { article as dateconfirm } from '../features/experiment/dateconfirm.words.ts'
import { article as prevention } from '../features/experiment/prevention.words.ts'
import { article as alarm } from '../features/feed/alarm.words.ts'
import { article as fraud } from '../features/feed/fraud-landing.words.ts'
import { article as guide } from '../features/feed/guide-summary.words.ts'
import { article as victims } from '../features/feed/home-frauud.words.ts'
import { article as insurance } from '../features/feed/insurance.words.ts'
import { article as loanLanding } from '../features/feed/loan-landing.words.ts'
import { article as loan } from '../features/feed/loan.words.ts'
import { article as move } from '../features/feed/move.words.ts'
import { article as reels } from '../features/feed/reels-kre.words.ts'
import { article as corpQuery } from '../features/report/before-paying/corp-query.words.ts'
import { article as taxDanger } from '../features/tax/danger.words.ts'
import { article as taxNotice } from '../features/tax/notice.words.ts'

const korean: Readonly<Record<string, Article>> = {
  alarm,
  'corp-query': corpQuery,
  dateconfirm,
  'fraud-landing': fraud,
  'guide-summary': guide,
  'home-frauud': victims,
  insurance,
  loan,
  'loan-landing': loanLanding,
  move,
  prevention,
  'reels-kre': reels,
  'tax-danger': taxDanger,
  'tax-notice': taxNotice,
}
const translated = import.meta.glob<{ article: ArticleText }>('./*/articles/*.words.ts', { eager: true })
const all = Object.entries(translated).flatMap(([path, { article }]) => {
  const [, lang = '', , file = ''] = path.split('/')
  const original = korean[file.replace('.words.ts', '')]
  return original ? [{ lang, file, original, article }] : []
})
const on = day('2026-11-21')

/** What a reader sees of a block, apart from its words: how much there is, and every number of the law. */
function shapeOf(block: Block): unknown {
  switch (block.kind) {
    case 'text':
      return [block.kind, block.text.length]
    case 'list':
    case 'questions':
      return [block.kind, block.items.length]
    case 'steps':
      return [block.kind, block.items.map(({ when }) => when !== undefined)]
    case 'pairs':
      return [block.kind, block.items.map(({ sign }) => sign !== undefined)]
    case 'figures':
      return [block.kind, block.of(on).map(({ from, source, note }) => [from, source, note !== undefined])]
    case 'table':
      return [block.kind, block.columns.map(({ key, numeric }) => [key, numeric]), block.rows(on).map(({ id }) => id)]
    case 'note':
      return [block.kind, block.tone]
    default:
      return [block.kind]
  }
}
const textsOf = (block: Block): string[] => {
  switch (block.kind) {
    case 'text':
      return block.text.map((s) => textOn(s, on))
    case 'list':
      return block.items.map((s) => textOn(s, on))
    case 'steps':
      return block.items.flatMap((i) => [i.title, textOn(i.text, on), textOn(i.when ?? '', on)])
    case 'pairs':
      return block.items.flatMap((i) => [i.title, textOn(i.text, on), i.sign ?? ''])
    case 'figures':
      return [block.caption, ...block.of(on).flatMap((f) => [f.label, f.value, f.note ?? ''])]
    case 'table':
      return [
        block.caption,
        ...block.columns.map(({ label }) => label),
        ...block.rows(on).flatMap((row) => block.columns.map(({ key }) => String(row[key]))),
        block.note ?? '',
      ]
    case 'questions':
      return block.items.flatMap((i) => [i.ask, textOn(i.answer, on)])
    case 'note':
      return [block.title, textOn(block.text, on)]
    case 'clause':
      return [block.text]
    default:
      return []
  }
}
/** All numbers of two digits and more, which no language may change. */
const numbersOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.match(/\d[\d.,]*\d/g) ?? [])
    .map((number) => number.replace(/[.,]/g, ''))
    .toSorted()
/** Papers, offices and rights are asked for by their Korean names. */
const asTheyAreCalled =
  /확정일자부여현황|전입세대확인서|신탁원부|납세증명서|안심전세앱|정부24|인터넷등기소|부동산테크|표제부|갑구|을구|당해세|법정기일|대항력|가등기|가처분|다세대|근린생활시설|SGI서울보증|종합부동산세|미납국세 등 열람신청서|미납지방세 등 열람신청서/g

test('every article is said in every language', () => {
  expect(all.length).toBe(3 * Object.keys(korean).length)
})

describe.each(all)('$lang/$file', ({ original, article }) => {
  const inWords = inOtherWords(original, article)

  test('says section by section and block by block what the Korean says', () => {
    expect(article.sections.map((s) => s.blocks.map(({ kind }) => kind))).toEqual(
      original.sections.map((s) => s.blocks.map(({ kind }) => kind)),
    )
    expect(inWords.sections.map((s) => s.blocks.map(shapeOf))).toEqual(
      original.sections.map((s) => s.blocks.map(shapeOf)),
    )
    expect(article.act === undefined).toBe(original.act === undefined)
    for (const key of ['checkedOn', 'sources', 'related'] as const) expect(inWords[key]).toEqual(original[key])
  })

  test('a clause is copied in Korean', () => {
    const clauses = (a: Article) => a.sections.flatMap((s) => s.blocks).filter((b) => b.kind === 'clause')
    expect(clauses(inWords).map(({ korean: text }) => text)).toEqual(clauses(original).map(({ text }) => text))
  })

  test('promises nothing, and Korean letters stand in brackets beside what they mean, or are a name', () => {
    const texts = [
      inWords.title,
      inWords.lead,
      ...inWords.sections.flatMap((s) => [s.title, ...s.blocks.flatMap(textsOf)]),
    ]
    const left = texts.filter((text) =>
      /[가-힣]/.test(text.replace(/\([^()]*\)|（[^（）]*）/g, '').replace(asTheyAreCalled, '')),
    )
    expect(left).toEqual([])
    for (const text of texts)
      expect(text).not.toMatch(/\bis safe\b|guaranteed|100\s*%|绝对安全|hoàn toàn an toàn|undefined|\bNaN\b/i)
  })

  test('loses no number of a table or of the law', () => {
    const figures = (a: Article) =>
      numbersOf(
        a.sections.flatMap((s) =>
          s.blocks.filter(({ kind }) => kind === 'table' || kind === 'figures').flatMap((b) => percentsIn(textsOf(b))),
        ),
      )
    expect(figures(inWords)).toEqual(figures(original))
  })
})
/** Percentages alone: sums are counted by 억 in some languages and by millions in others. */
const percentsIn = (texts: readonly string[]): string[] => texts.flatMap((text) => text.match(/[\d.,]+%/g) ?? [])
