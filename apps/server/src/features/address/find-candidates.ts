import type { AddressHit } from '@jipsalpim/providers/address/port.ts'
import type { Outcome } from '@jipsalpim/providers/outcome.ts'
import type { RegisterCandidate, RegisterRefusal } from '@jipsalpim/providers/register/port.ts'
import type { Context } from '../../kernel/context.ts'
import { lotOf } from './parcel-of.ts'

type Found = Outcome<readonly RegisterCandidate[], Exclude<RegisterRefusal, 'not-found'>>

/**
 * The live registers at a place: by its lot, as the registry files it, then by its road. A rented room of a house has a
 * 호 but no register of its own: then the house's register. An empty list when none is found.
 */
export async function findCandidates(
  ctx: Pick<Context, 'register'>,
  hit: AddressHit,
  dong: string | null,
  ho: string | null,
): Promise<Found> {
  const named = await search(ctx, hit, dong, ho)
  if (!named.ok || named.value.length > 0 || (dong === null && ho === null)) return named
  const whole = await search(ctx, hit, null, null)
  if (!whole.ok) return whole.kind === 'refused' && whole.reason === 'too-many' ? named : whole
  return whole.value.some((c) => c.kind === '집합건물') ? named : whole
}

async function search(
  ctx: Pick<Context, 'register'>,
  hit: AddressHit,
  dong: string | null,
  ho: string | null,
): Promise<Found> {
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
