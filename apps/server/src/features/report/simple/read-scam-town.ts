import type { Output } from '@jipsalpim/contract/call.ts'
import type { reportScamTown } from '@jipsalpim/contract/areas/report/simple.ts'
import { districtAccidents } from '@jipsalpim/engine/law/district-accidents.ts'
import { scamTown } from '@jipsalpim/engine/law/scam-towns.ts'
import { districtCode } from '@jipsalpim/engine/property/place.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { known, unknown } from '@jipsalpim/engine/values/known.ts'
import type { Action } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'

export const readScamTown: Action<typeof reportScamTown> = async (ctx, { address_si, address_gu }) =>
  scamTownOf(ctx, address_si, address_gu)

/** Rental fraud in a district, from published data: an unpublished district is an unknown, not a zero. */
export function scamTownOf(ctx: Pick<Context, 'now'>, si: string, gu: string): Output<typeof reportScamTown> {
  return { address_si: si, address_gu: gu, cases: scamTown(si, gu), accidents: accidentsOf(ctx, si, gu) }
}

/** Only districts with ten or more accidents are published: the others are known to have fewer. */
function accidentsOf(ctx: Pick<Context, 'now'>, si: string, gu: string): Output<typeof reportScamTown>['accidents'] {
  const row = districtAccidents.at(dayInSeoul(ctx.now()))
  const code = districtCode(`${si} ${gu}`)
  if (!row || code === null) return unknown('out-of-range', row?.source.title)
  const [, count, rate_percent] = row.value.find(([district]) => district === code) ?? []
  if (count === undefined || rate_percent === undefined) return unknown('not-found', row.source.title)
  return known({ count, rate_percent }, row.source.title, row.from)
}
