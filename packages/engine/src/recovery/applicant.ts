import type { Applicant } from './applicants.ts'
import type { Facts } from '../property/facts.ts'
import type { Run } from './run.ts'
import { ours } from './scenario.ts'

/** Whether nothing would be left for the applicant after all senior payments: such an auction ends (민사집행법 102조). */
export function leavesNothing(f: Facts, { out }: Run, by: Applicant): boolean {
  if (by === 'tenant') return (out.tenants[ours]?.recovered ?? 0) === 0
  // the amount of tax owed is unknown
  if (by === 'tax-office') return false
  return f.debts.every((d) => d.what !== by || (d.parts ?? [{ id: d.right.entry.id }]).every((p) => !out.paid[p.id]))
}
