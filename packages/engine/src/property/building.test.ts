import { describe, expect, test } from 'vitest'
import { assess } from '../assess.ts'
import type { RegisterDocument } from '../register/model.ts'
import { cleanRegister, withRegister } from '../risk/finding-cases.ts'
import { madeHome } from '../risk/made-up-home.ts'
import { known, unknown } from '../values/known.ts'
import { readFabric } from './building.ts'

const storeys = (text: string) => readFabric(text).storeys.map((s) => `${s.floor}=${s.area}`)

describe('storeys of a recognised text', () => {
  test.each([
    [
      'a size that lost its unit',
      '20층 299.8998㎡\n21층 299.8998\n22층 299.8998㎡',
      ['20=299.8998', '21=299.8998', '22=299.8998'],
    ],
    [
      'a storey that lost its word',
      '13층 596.408㎡\n14596.408㎡\n15층 596.408㎡',
      ['13=596.408', '14=596.408', '15=596.408'],
    ],
    [
      'a point read as a comma',
      '12층 596.408㎡\n13층 596,408㎡\n14층 596.408㎡',
      ['12=596.408', '13=596.408', '14=596.408'],
    ],
  ])('%s is mended where those around it prove it', (_, text, found) => expect(storeys(text)).toEqual(found))

  test.each([
    ['its unit', '20층 299.8998㎡\n21층 288.8998\n22층 299.8998㎡', ['20=299.8998', '21=null', '22=299.8998']],
    ['its word', '13층 596.408㎡\n14586.408㎡\n15층 596.408㎡', ['13=596.408', '14=null', '15=596.408']],
  ])('one that lost %s and is not as those around it is unknown', (_, text, found) =>
    expect(storeys(text)).toEqual(found),
  )

  test.each([
    ['a second part of a storey', '1층 소매점 120.5㎡ 창고 21.5㎡ 3층 120.5㎡', ['1=120.5', '1=21.5', '3=120.5']],
    ['a large storey', '1층 1,312.31㎡ 2층 1,200㎡ 3층 1,200㎡', ['1=1312.31', '2=1200', '3=1200']],
  ])('%s stays as it is printed', (_, text, found) => expect(storeys(text)).toEqual(found))
})

describe('the size of a unit in a recognised text', () => {
  const row = (...cells: string[]) => ({ no: '1', receivedAt: null, cells, struck: false, page: 1 })
  const sizeOf = (
    unit: string,
    building: string,
    readFrom: RegisterDocument['readFrom'] = 'text',
    told: number | null = null,
  ) => {
    const display = {
      ...cleanRegister.display,
      building: [row('철근콘크리트구조 25층 공동주택(아파트)', building)],
      unit: [row('제15층 제1503호', `철근콘크리트구조 ${unit}`)],
    }
    const area = told === null ? unknown('not-given') : known(told, '입력')
    const { home } = assess({ ...withRegister({ display, readFrom }), home: madeHome({ area }) })
    return 'value' in home.area ? home.area.value : home.area.unknown
  }
  const building = '14층 299.8998㎡ 15층 299.8998㎡'

  test('a point that was lost makes it larger than its storey: unknown, for it could not be read', () => {
    expect(sizeOf('74.9713㎡', building)).toBe(74.9713)
    expect(sizeOf('749713㎡', building)).toBe('unread')
    expect(sizeOf('7497.13㎡', '')).toBe('unread')
    // the user's own value still counts
    expect(sizeOf('749713㎡', building, 'text', 75)).toBe(75)
  })
  test('a comma is the point where it cannot be anything else', () => {
    expect(sizeOf('74,971㎡', building)).toBe(74.971)
    expect(sizeOf('1,312㎡', '1층 2,500.5㎡')).toBe(1312)
  })
  test('a print of the court is read as it is', () =>
    expect(sizeOf('7497.13㎡', '1층 299.8998㎡', 'pdf')).toBe(7497.13))
})
