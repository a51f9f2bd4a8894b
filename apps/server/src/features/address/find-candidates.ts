import type { AddressHit } from '@jipsalpim/providers/address/port.ts'
import type { Outcome } from '@jipsalpim/providers/outcome.ts'
import type { RegisterCandidate, RegisterRefusal } from '@jipsalpim/providers/register/port.ts'
import type { Context } from '../../main/context.ts'
import { lotOf } from './parcel-of.ts'

/** The live registers at a place: by its lot, as the registry files it, then by its road. None found is an empty list. */
export async function findCandidates(
  ctx: Pick<Context, 'register'>, hit: AddressHit, dong: string | null, ho: string | null,
): Promise<Outcome<readonly RegisterCandidate[], Exclude<RegisterRefusal, 'not-found'>>> {
  const lot = [hit.si, hit.gu, hit.dong, hit.li, lotOf(hit)].filter(Boolean).join(' ')
  const road = hit.roadAddress.replace(/\s*\(.*$/, '')
  for (const text of [lot, road]) {
    const answer = await ctx.register.find({ text, dong, ho })
    if (answer.ok) {
      const live = answer.value.filter((c) => c.state === '현행')
      if (live.length > 0) return { ok: true, value: live }
    } else if (answer.kind !== 'refused') return answer
    else if (answer.reason !== 'not-found') return { ...answer, reason: answer.reason }
  }
  return { ok: true, value: [] }
}
