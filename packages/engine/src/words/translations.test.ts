import { describe, expect, test } from 'vitest'
import { glossary } from './ko/glossary.ts'
import { adviceCatalogue } from './ko/advice.ts'
import { changeWords } from './ko/change-words.ts'
import { engineWords } from './ko/engine.ts'
import { findingBodies } from './ko/findings.ts'
import type { Translation } from './translation.ts'
import { translation as en } from './en.ts'
import { translation as vi } from './vi.ts'
import { translation as zh } from './zh.ts'

const korean = {
  engine: engineWords,
  findings: findingBodies,
  advice: adviceCatalogue,
  changes: changeWords,
  glossary,
}
const languages: Record<string, Translation> = { en, zh, vi }

type Leaf = { at: string; said: unknown }
const leaves = (value: unknown, at = ''): Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, below]) => leaves(below, `${at}.${key}`))
    : [{ at, said: value }]
/** Fields that only the Korean catalogue has: deadlines, explained terms, `noOpinion` and `guarantee`. */
const koreansOwn = /^\.advice\.advice\.[^.]+\.(terms|noOpinion)|^\.advice\.advice\..+\.(by|guarantee)$/
/** The names of places in the look-ups belong to the Korean table. */
const ownNames = /^\.engine\.notChecked\.[^.]+\.who$/
const inKorean = new Map(
  leaves(korean)
    .filter(({ at }) => !koreansOwn.test(at))
    .map(({ at, said }) => [at, said]),
)

/** The numbers that a sentence requested, and its text. Every sum, day and name is different. */
function ask(format: (numbers: object) => unknown): { asked: Set<string>; said: string } {
  const asked = new Set<string>()
  const text = String(
    format(
      new Proxy(
        {},
        {
          get: (_, key) => {
            asked.add(String(key))
            return given[String(key)] ?? 7
          },
        },
      ),
    ),
  )
  return { asked, said: text }
}
const given: Record<string, unknown> = {
  since: '2024-03-04',
  last: '2024-03-04',
  built: '2024-03-04',
  by: '2024-03-04',
}
const takesNumbers = /^\.findings\.|^\.engine\.(acts|refusals)\..+\.body$|^\.engine\.guarantee\.reasons\./

/** Documents, offices and services are requested by their Korean names. */
const asTheyAreCalled = new RegExp(
  [
    '인터넷등기소|정부24|안심전세앱|안심전세포털|부동산테크|부동산공시가격알리미|브이월드|홈택스|위택스',
    '국토교통부 실거래가|주택도시보증공사|한국주택금융공사|한국자산관리공사|법률구조공단|서울보증',
    '확정일자 부여현황|전입세대확인서|임대인 정보조회|미납세금 열람|부동산중개업 조회|거주의무 유예 확인서|임차권등기명령',
    '건축물대장|공동담보목록|신탁원부|토지 등기부|말소사항 포함|위임장|인감증명서|주택가액',
    '체류지 변경신고|전입신고|임차권등기|수탁자|우선수익자|대항력|갑구|을구|근생|깡통전세|오피스텔|근린생활시설|생활숙박시설|빌라',
  ].join('|'),
  'g',
)
const outside = (text: string) =>
  text
    .replace(/\([^()]*\)|（[^（）]*）|‘[^’]*’|“[^”]*”/g, '')
    .replace(asTheyAreCalled, '')
    .match(/[가-힣]+/g)

describe.each(Object.entries(languages))('%s', (_lang, translation) => {
  const texts = leaves(translation).filter(({ at }) => !ownNames.test(at))

  test('says all that the Korean says, and a null where it says nothing', () => {
    const keys = texts.map(({ at }) => at)
    expect([...inKorean.keys()].filter((at) => !keys.includes(at))).toEqual([])
    expect(keys.filter((at) => !inKorean.has(at))).toEqual([])
    for (const leaf of texts) expect(typeof leaf.said, leaf.at).toBe(typeof inKorean.get(leaf.at))
    expect(texts.filter((leaf) => (leaf.said === null) !== (inKorean.get(leaf.at) === null))).toEqual([])
  })

  test('asks for the same numbers as the Korean', () => {
    const bodies = texts.filter(({ at }) => takesNumbers.test(at))
    expect(bodies.length).toBeGreaterThan(120)
    for (const { at, said: say } of bodies) {
      const there = ask(inKorean.get(at) as never).asked // functions of numbers, known from their path
      expect([...ask(say as never).asked].toSorted(), at).toEqual([...there].toSorted()) // as above
    }
  })

  test('the Korean letters in it are names, or stand in brackets beside what they mean', () => {
    const left: string[] = []
    for (const { at, said: say } of leaves(translation)) {
      const text = typeof say === 'string' ? say : takesNumbers.test(at) ? ask(say as never).said : '' // as above
      if (outside(text)) left.push(`${at}: ${text}`)
    }
    expect(left).toEqual([])
  })

  test('promises nothing, and no number is lost', () => {
    for (const { at, said: say } of leaves(translation)) {
      const text = typeof say === 'string' ? say : takesNumbers.test(at) ? ask(say as never).said : '' // as above
      expect(text, at).not.toMatch(/\bis safe\b|guaranteed|100\s*%|绝对安全|保证安全|hoàn toàn an toàn/i)
      expect(text, at).not.toMatch(/undefined|NaN|\[object/)
    }
  })

  test('an answer to trust and one to be careful with are not the same', () => {
    for (const { question, goodAnswer, badAnswer } of Object.values(translation.advice.advice)) {
      expect(goodAnswer).not.toBe(badAnswer)
      expect(question).toMatch(/[?？]$/)
    }
  })
})
