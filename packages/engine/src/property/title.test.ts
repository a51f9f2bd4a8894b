import { describe, expect, test } from 'vitest'
import { assess } from '../assess.ts'
import type { HomeKind } from './home-kind-names.ts'
import type { AssessInput } from '../assessment.ts'
import type { DisplayRow, RegisterDocument } from '../register/model.ts'
import { cleanRegister, withRegister } from '../risk/finding-cases.ts'
import { madeHome } from '../risk/made-up-home.ts'
import { known, unknown } from '../values/known.ts'
import { printedFloor } from './unit-floor.ts'

const row = (...cells: string[]): DisplayRow => ({ no: '1', receivedAt: null, cells, struck: false, page: 1 })
type Display = RegisterDocument['display']
const silent = madeHome({ kind: unknown('not-given'), use: unknown('not-given'), area: unknown('not-given') })
const of = (over: Partial<Display>, home = silent, more: Partial<RegisterDocument> = {}): AssessInput => ({
  ...withRegister({ display: { ...cleanRegister.display, ...over }, ...more }),
  home,
})
const judged = (input: AssessInput) => {
  const a = assess(input)
  return { a, ids: a.findings.map((f) => f.id), kind: 'value' in a.home.kind ? a.home.kind.value : null }
}
const noDwelling = ['neighbourhood-facility', 'non-residential-use', 'living-accommodation']
const house = { land: [], unit: [], landRight: [] }

describe('what a home is used for', () => {
  test.each<[string, string, string, string | null]>([
    ['철근콘크리트조 4층 다세대주택', '제3층 제301호', '철근콘크리트조 40㎡ 근린생활시설', 'neighbourhood-facility'],
    [
      '근린생활시설 및 다세대주택 1층 50㎡(소매점) 2층 50㎡(다세대주택)',
      '제1층 제101호',
      '철근콘크리트조 40㎡',
      'neighbourhood-facility',
    ],
    ['근린생활시설 및 다세대주택 1층 50㎡(소매점) 2층 50㎡(다세대주택)', '제2층 제201호', '철근콘크리트조 40㎡', null],
    [
      '철근콘크리트조 2층 근린생활시설 1층 284.79㎡',
      '제2층 제1호',
      '철근콘크리트조 117.90㎡사무소',
      'neighbourhood-facility',
    ],
    ['철근콘크리트조 5층 판매시설', '제2층 제1호', '철근콘크리트조 40㎡', 'non-residential-use'],
    ['철근콘크리트조 9층 숙박시설(생활숙박시설)', '제2층 제201호', '철근콘크리트조 20㎡', 'living-accommodation'],
    ['철근콘크리트조 9층 업무시설(오피스텔)', '제2층 제201호', '철근콘크리트조 20㎡', null],
    ['철근콘크리트조 15층 아파트 및 제1종근린생활시설,주차장', '제7층 제701호', '철근콘크리트조 84㎡', null],
  ])('%s, %s, %s: %s', (building, number, fabric, id) => {
    const stated = madeHome({ kind: known('다세대', '입력'), use: unknown('not-given'), area: unknown('not-given') })
    for (const home of [silent, stated]) {
      const input = of({ building: [row(building)], unit: [row(number, fabric)] }, home)
      const { a, ids } = judged(input)
      expect(ids.filter((x) => noDwelling.includes(x))).toEqual(id === null ? [] : [id])
      if (id === null) continue
      // the line of 표제부 shows it, and neither the user nor the building ledger overrides it
      expect(a.findings.find((f) => f.id === id)?.evidence).toEqual([
        { section: '표제부', rank: '1', entry: null, page: 1 },
      ])
      expect(['위험', '매우위험']).toContain(a.grade)
      const byLedger = madeHome({ kind: known('다세대', '건축물대장'), use: known('다세대주택', '건축물대장') })
      const denied = judged({ ...input, home: byLedger })
      expect(denied.ids).toContain(id)
      expect(denied.ids).toContain('sources-disagree')
    }
  })

  test.each<[string, HomeKind | null]>([
    ['시멘트벽돌조 슬래브지붕 3층점포 및 주택,일반음식점 1층 108.42㎡ 2층 108.42㎡ 3층 29.5㎡', null],
    ['철근콘크리트조 4층 근린생활시설및 주택 1층75㎡ 2층75㎡', null],
    ['3층 단독주택(다가구주택)근린생활시설 1층 소매점 125.58㎡ 2층 다가구주택(2가구)125.58㎡', '다가구'],
  ])('a shop below and a home above is no shop: %s', (building, kind) => {
    const found = judged(of({ ...house, building: [row(building)] }, silent, { kind: '건물' }))
    expect(found.ids.filter((x) => noDwelling.includes(x))).toEqual([])
    expect(found.kind).toBe(kind)
    // other households may be on its register
    expect(found.a.withheld).toContain('other-deposits')
    expect(found.a.checkedClean.map((c) => c.id)).not.toContain('residential-use')
  })

  test('of a building with two kinds of dwelling none is chosen', () => {
    const building = [
      row('철근콘크리트구조 15층 공동주택(도시형생활주택) 업무시설(오피스텔) 제1종근린생활시설(소매점)'),
    ]
    expect(judged(of({ building })).kind).toBeNull()
    expect(judged(of({ building }, madeHome({ kind: known('오피스텔', '건축물대장') }))).kind).toBe('오피스텔')
  })
})

test('the size is what stands: a struck size, and one that was told, do not count', () => {
  const unit = [
    { ...row('제3층 제301호', '철근콘크리트구조 91㎡'), struck: true },
    { ...row('제3층 제301호', '철근콘크리트구조 45.5㎡'), no: '2' },
  ]
  const given = madeHome({ area: known(91, '입력') })
  const { a, ids } = judged(of({ unit }, given))
  expect(a.home.area).toMatchObject({ value: 45.5, source: '표제부' })
  expect(ids).toContain('sources-disagree')
  expect(a.findings.find((f) => f.id === 'sources-disagree')).toMatchObject({
    numbers: { area: 45.5, areaTold: 91 },
    evidence: [{ section: '표제부', rank: '2' }],
  })
  // rounded as users do
  expect(judged(of({ unit }, madeHome({ area: known(45, '입력') }))).ids).not.toContain('sources-disagree')
})

test('households are counted storey by storey, and the more of two counts', () => {
  const building = [
    row('3층 단독주택(다가구주택) 1층 소매점 90㎡ 2층 다가구주택(2가구) 90㎡ 3층 다가구주택(3가구) 90㎡'),
  ]
  const fewer = madeHome({ kind: known('단독', '입력'), households: known(1, '입력'), area: unknown('not-given') })
  const { a, ids } = judged(of({ ...house, building }, fewer, { kind: '건물' }))
  expect(a.home.households).toMatchObject({ value: 5, source: '표제부' })
  expect(a.home.kind).toMatchObject({ value: '다가구' })
  expect(ids).toEqual(expect.arrayContaining(['sources-disagree', 'other-deposits-unknown']))
})

test('a register of another district than was told', () => {
  const { a, ids } = judged(of({}, madeHome({ dongCode: known('1168010100', '입력') })))
  expect(ids).toContain('sources-disagree')
  expect(a.findings.find((f) => f.id === 'sources-disagree')?.numbers).toMatchObject({
    place: '서울특별시 강서구',
    placeTold: '서울특별시 강남구',
  })
  expect(a.home.dongCode).toMatchObject({ value: '11500' })
})

describe('without the ground', () => {
  test.each<[string, Partial<Display>, object]>([
    ['none in the building', { land: [], landRight: [] }, { othersHave: 0, leased: '' }],
    ['the others have it', { landRight: [] }, { othersHave: 1, leased: '' }],
    ['only notes stand in its block', { landRight: [row('', '', '2번 별도등기 말소')] }, { othersHave: 1 }],
    ['it is struck', { landRight: [{ ...row('소유권대지권', '300분의 30'), struck: true }] }, { othersHave: 1 }],
    ['leased ground', { landRight: [row('1 임차권대지권', '300분의 30')] }, { leased: '임차권대지권' }],
  ])('%s: price and recovery are not those of homes with ground', (_, over, numbers) => {
    const a = assess(of(over, madeHome({ statedPrice: known(300_000_000, '입력') })))
    expect(a.findings.find((f) => f.id === 'land-right-missing')?.numbers).toMatchObject(numbers)
    expect(a.price).toEqual({ unknown: 'out-of-range', source: 'land-right' })
    expect(a.recovery).toEqual({ unknown: 'out-of-range', source: 'land-right' })
    expect([a.grade, a.withheld]).toEqual(['판단보류', ['land-right']])
    expect(a.acts.map((x) => x.id)).toContain('get-land-register')
    expect(a.checkedClean.map((c) => c.id)).not.toContain('land-right-present')
  })
  test('with it, nothing is withheld', () => {
    const a = assess(withRegister({}))
    expect([a.withheld, 'value' in a.price]).toEqual([[], true])
    expect(a.checkedClean.map((c) => c.id)).toContain('land-right-present')
  })
  test('an excerpt without the building’s own 표제부 proves nothing about the ground', () => {
    const a = assess(
      of({ building: [], land: [], landRight: [] }, madeHome({ statedPrice: known(300_000_000, '입력') })),
    )
    expect(a.findings.map((f) => f.id)).not.toContain('land-right-missing')
    expect('value' in a.price).toBe(true)
    expect(a.checkedClean.map((c) => c.id)).not.toContain('land-right-present')
  })
})

test('a building that was never approved is refused by the guarantor and no home to move into', () => {
  const building = [row('철근콘크리트구조 4층 다세대주택', '건축법상 사용승인 받지 않은 건물임')]
  const a = assess(of({ building }, madeHome()))
  expect(a.findings.find((f) => f.id === 'building-unapproved')?.evidence).toMatchObject([
    { section: '표제부', rank: '1' },
  ])
  expect(['위험', '매우위험']).toContain(a.grade)
  expect(a.guarantee.reasons.map((r) => r.id)).toContain('building-unapproved')
  expect(judged(of({ building: [row('철근콘크리트구조 5층 다세대주택', '증축')] }, madeHome())).ids).not.toContain(
    'building-unapproved',
  )
})

test.each([
  ['제6층 제604호', 6],
  ['제지하1층 제101호', -1],
  ['제지2층 제1호', -2],
  ['제지층 제1호', -1],
  ['제15,16층\n제1506호', 15],
  ['제비01호', -1],
  ['제에이동 제2층 제1호', 2],
  ['제101호', null],
])('%s lies on storey %s', (cell, floor) => expect(printedFloor(row(cell))).toBe(floor))
