import { assess } from '@jipsalpim/engine/assess.ts'
import type { Recovery, RecoveryLine } from '@jipsalpim/engine/assessment.ts'
import { madeCase, mortgage } from '@jipsalpim/engine/risk/made-up-home.ts'
import { expect, test } from 'vitest'
import { claimsOf } from './payout-claims.ts'

const { recovery: made } = assess(madeCase([mortgage('1', 150_000_000)]))
const recovery: Recovery = 'value' in made ? made.value : expect.fail()
const line = (who: RecoveryLine['who'], likely: number, label = ''): RecoveryLine => ({
  who,
  label,
  evidence: null,
  low: likely,
  likely,
  high: likely,
})
const drawn = (lines: RecoveryLine[], assumptions: string[] = []) => claimsOf({ ...recovery, lines, assumptions })

test('claims stand in the order in which they are paid, and unknown taxes before those of the register', () => {
  const claims = drawn([line('cost', 3), line('mortgage', 150_000_000), line('tenant', 0)], ['tax-unknown'])
  expect(claims.map((c) => c.label)).toEqual(['경매비용', '임대인의 밀린 세금', '근저당'])
  expect(claims[1]?.value).toBeNull()
})

test('the tenant has a line of their own only where others are paid behind it, or a buyer owes the rest', () => {
  const kinds = (lines: RecoveryLine[]) => drawn(lines).map((c) => c.kind)
  expect(kinds([line('tenant', 5), line('surplus', 9)])).toEqual([])
  expect(kinds([line('tenant', 5), line('attachment', 9)])).toEqual(['mine', 'out'])
  expect(kinds([line('tenant', 5), line('assumed-by-buyer', 9)])).toEqual(['mine', 'owed'])
})

test('of many claims the small ones stand together, and no won is lost', () => {
  const many = Array.from({ length: 30 }, (_, i) => line('attachment', (i + 1) * 1_000_000, `${i}`))
  const claims = drawn(many)
  expect(claims).toHaveLength(8)
  expect(claims.reduce((sum, c) => sum + (c.value ?? 0), 0)).toBe(many.reduce((sum, l) => sum + l.likely, 0))
  expect(claims.some((c) => c.label === '그 밖의 23건')).toBe(true)
})

test('a claim of unknown size is drawn as unknown', () => {
  const [others] = drawn([line('other-tenants', 200_000_000)], ['other-tenants-unknown'])
  expect(others?.assumed).toBe(true)
})
