import type { addressUniqueNos } from '@jipsalpim/contract/areas/address/calls.ts'
import { Fail, type Action } from '../../kernel/serve.ts'
import { findCandidates } from './find-candidates.ts'
import { openHit } from './sign-hit.ts'
import { within } from './within.ts'

/** The registry may take half a minute; a user is waiting here. */
const REGISTRY_MS = 10_000

/**
 * The live registers at a place. An empty list is an answer: the user sees before paying that the unit has no register.
 */
export const findRegisters: Action<typeof addressUniqueNos> = async (ctx, { key, dong, ho }) => {
  const hit = openHit(key, ctx.settings.signingKey)
  if (!hit) throw new Fail('invalidInput', { key: 'not-ours' })
  const answer = await within(REGISTRY_MS, findCandidates(ctx, hit, dong || null, ho || null))
  if (answer?.ok)
    return { candidates: answer.value.map((c) => ({ unique_no: c.uniqueNo, kind: c.kind, address: c.address })) }
  if (answer?.kind === 'refused' && answer.reason === 'too-many') throw new Fail('invalidInput', { ho: 'too-many' })
  ctx.log.warn({ why: answer?.message ?? 'late' }, 'register search: no answer')
  throw new Fail('tryLater')
}
