import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import { formatDay, type Day } from '@jipsalpim/engine/values/day.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import type { Field, Holding } from '../draft.ts'
import type { Party } from '../parties.ts'

/** '금120,000,000원' */
export const money = (won: Won): string => `금${groupDigits(won)}원`
/** '2024년3월5일': the register uses no padding and no spaces. */
export const printDay = (d: Day): string => formatDay(d).replaceAll(' ', '')
export const who = (label: string, p: Party, branch?: string): Field => ({
  label,
  value: `${p.name}  ${p.no}`,
  more: branch === undefined ? [p.address] : [p.address, `( ${branch} )`],
})
export const amount = (label: string, won: Won): Field => ({ label, value: money(won) })
export const sole = (party: Party): readonly Holding[] => [{ party, share: null }]
