import { expect, test } from 'vitest'
import { businessKind, isBusinessNo } from './business-no.ts'

test('a number of a company that exists holds, and no other last digit does', () => {
  // From the footers of their websites: 삼성전자, 네이버, 카카오.
  for (const no of ['1248100998', '2208162517', '1208147521']) {
    expect(isBusinessNo(no), no).toBe(true)
    for (let last = 0; last < 10; last++) expect(isBusinessNo(no.slice(0, 9) + last)).toBe(String(last) === no[9])
  }
  for (const not of ['', '124-81-00998', '12481009', '１２４８１００９９８', '12481009980'])
    expect(isBusinessNo(not)).toBe(false)
})
test('a number tells whom it is given to', () => {
  for (const no of ['1248100998', '1208504567', '1208200000']) expect(businessKind(no), no).toBe('company')
  for (const no of ['1200100000', '1207900000', '1209000000', '1209900000']) expect(businessKind(no), no).toBe('person')
  for (const no of ['1200000000', '1208000000', '1208300000', '1208900000']) expect(businessKind(no), no).toBe('other')
})
