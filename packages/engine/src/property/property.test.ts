import { expect, test } from 'vitest'
import { madeHome, madeRegister } from '../risk/made-up-home.ts'
import { unknown } from '../values/known.ts'
import { kindIn } from './home-kinds.ts'
import { homeKind, householdsOf, unitArea } from './kind.ts'
import { districtCode, placeOf } from './place.ts'

test.each([
  ['서울특별시 강서구 화곡동 100-1', '11500'],
  ['[집합건물] 경기도 성남시 분당구 정자동 1', '41135'],
  ['경기도 부천시 원미구 중동 1', '41192'],
  ['강원도 원주시 단구동 1', '51130'],
  ['세종특별자치시 나성동 1', '36110'],
  ['인천광역시 검단구 당하동 1', '28290'],
  ['전남광주통합특별시 북구 용봉동 1', '29170'],
  ['경상북도 포항시 북구 1', '47113'],
  ['경기도 화성시 동탄구 반송동 1', '41597'],
  ['어디에도 없는 곳 1', null],
])('%s lies in %s', (address, code) => expect(districtCode(address)).toBe(code))

test.each([
  ['인천광역시 서구 당하동 1', '2826011400'],
  ['인천광역시 서구 가좌동 1-2', '2826011200'],
  ['인천광역시 중구 중앙동1가 1', '2811010100'],
  ['경기도 남양주시 호평동 1', '4136010100'],
  ['경기도 남양주시 와부읍 덕소리 1', '4136025000'],
  ['경기도 시흥시 어느길 1', '41390'],
  ['서울특별시 강서구 화곡동 100-1', '11500'],
])('%s: the dong is told where the law takes parts of the district apart', (address, code) =>
  expect(placeOf(unknown('not-given'), address)).toMatchObject({ value: code }),
)

test('the kind of home, its size and its households as 표제부 prints them', () => {
  const open = madeHome({ kind: unknown('not-given'), area: unknown('not-given') })
  expect(homeKind(open, madeRegister())).toMatchObject({ value: '다세대' })
  expect(unitArea(open, madeRegister())).toMatchObject({ value: 45.5 })
  const house = madeRegister([], {
    kind: '건물',
    display: {
      building: [
        { no: '1', receivedAt: null, cells: ['철근콘크리트구조 3층 다가구용 단독주택(6가구)'], struck: false, page: 1 },
      ],
      land: [],
      unit: [],
      landRight: [],
    },
  })
  expect(homeKind(open, house)).toMatchObject({ value: '다가구' })
  expect(householdsOf(open, house)).toMatchObject({ value: 6 })
  expect(kindIn('철근콘크리트구조 15층 노유자시설(노인복지주택)')).toBe('노인복지주택')
})
