import { expect, test } from 'vitest'
import { regionOfAddress } from './region.ts'

test.each([
  ['서울특별시 강서구 화곡동 1-2', 'seoul'],
  ['경기도 양평군 양평읍 시민로 3', 'capital'],
  ['인천광역시 미추홀구 주안동 5', 'capital'],
  ['부산광역시 수영구 광안동 7', 'busan'],
  ['부산광역시 기장군 정관읍 정관로 8', 'rural'],
  ['전라남도 나주시 빛가람동 9', 'other'],
  ['전북특별자치도 완주군 삼례읍 10', 'rural'],
  ['충청남도 홍성군 홍북읍 충남대로 11', 'rural'],
  ['나래하우스 302호', null],
  ['', null],
])('%s is %s', (address, region) => expect(regionOfAddress(address)).toBe(region))
