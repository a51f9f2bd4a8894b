import { expect, test } from 'vitest'
import { assess } from '../../assess.ts'
import type { HomeKind } from '../../property/home-kind-names.ts'
import { known, unknown } from '../../values/known.ts'
import { cleanRegister, withRegister } from '../finding-cases.ts'
import { madeCase, madeHome } from '../made-up-home.ts'

const uses = ['non-residential-use', 'neighbourhood-facility', 'living-accommodation']

test.each<[string | null, HomeKind, string | null]>([
  ['다세대주택', '다세대', null],
  ['공동주택(아파트)', '아파트', null],
  ['제1종근린생활시설', '다세대', 'neighbourhood-facility'],
  ['제2종 근린생활시설(고시원)', '다세대', 'neighbourhood-facility'],
  ['근린생활시설 및 다세대주택', '다세대', null],
  ['생활숙박시설', '오피스텔', 'living-accommodation'],
  ['숙박시설(생활숙박시설)', '오피스텔', 'living-accommodation'],
  ['숙박시설', '다세대', 'non-residential-use'],
  ['업무시설(사무소)', '다세대', 'non-residential-use'],
  ['업무시설(오피스텔)', '오피스텔', null],
  ['업무시설', '오피스텔', null],
  ['노유자시설', '노인복지주택', null],
  ['노유자시설(노인복지주택)', '노인복지주택', null],
  ['업무시설', '다세대', 'non-residential-use'],
  ['교육연구시설', '다세대', 'non-residential-use'],
  [null, '근린생활시설', 'neighbourhood-facility'],
  [null, '생활숙박시설', 'living-accommodation'],
  [null, '다세대', null],
])('ledger %s, kind %s: %s', (use, kind, id) => {
  const home = madeHome({
    kind: known(kind, '입력'),
    use: use === null ? unknown('not-given') : known(use, '건축물대장'),
  })
  const a = assess(madeCase([], { home }))
  expect(a.findings.map((f) => f.id).filter((x) => uses.includes(x))).toEqual(id === null ? [] : [id])
  if (id !== null) {
    expect(['위험', '매우위험']).toContain(a.grade)
    expect(a.guarantee.verdict).toBe('not-eligible')
    expect(a.guarantee.reasons.map((r) => r.id)).toContain('non-residential-use')
    expect(a.checkedClean.map((c) => c.id)).not.toContain('residential-use')
  }
})

test.each([
  ['지하층 제비01호', true],
  ['제지1층 제101호', true],
  ['지층 제1호', true],
  ['제1층 제101호', false],
])('%s lies below the ground: %s', (cell, is) => {
  const unit = [{ no: '1', receivedAt: null, cells: [cell, '철근콘크리트구조 40㎡'], struck: false, page: 1 }]
  const { findings } = assess(withRegister({ display: { ...cleanRegister.display, unit } }))
  expect(findings.some((f) => f.id === 'basement')).toBe(is)
})
