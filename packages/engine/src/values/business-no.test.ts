import { expect, test } from 'vitest'
import { isBusinessNo } from './business-no.ts'

test('a number of a company that exists holds, and no other last digit does', () => {
  // From the footers of their websites: 삼성전자, 네이버, 카카오.
  for (const no of ['1248100998', '2208162517', '1208147521']) {
    expect(isBusinessNo(no), no).toBe(true)
    for (let last = 0; last < 10; last++) expect(isBusinessNo(no.slice(0, 9) + last)).toBe(String(last) === no[9])
  }
  for (const not of ['', '124-81-00998', '12481009', '１２４８１００９９８', '12481009980'])
    expect(isBusinessNo(not)).toBe(false)
})
