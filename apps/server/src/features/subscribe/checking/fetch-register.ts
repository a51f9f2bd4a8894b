import type { AddressHit } from '@jipsalpim/providers/address/port.ts'
import type { Context } from '../../../kernel/context.ts'
import { findCandidates } from '../../address/find-candidates.ts'
import { fetchFacts } from '../../report/preparing/fetch-facts.ts'
import { pickRegister } from '../../report/preparing/find-register.ts'
import { readFetched } from '../../report/preparing/read-fetched.ts'
import type { HomeRow } from '../queries.ts'
import { isWatchedElsewhere } from './claim-queries.ts'
import type { Found } from './found.ts'

const SOURCE = 'register'
/** For the other sources of the first check: each is asked once, and a late answer counts as none. */
const FACTS_MS = 20_000

/**
 * Finds the register of a new home (free), reads it unless it is watched already, and asks the other sources for the
 * facts of the assessment.
 */
export async function fetchFirst(ctx: Context, home: HomeRow): Promise<Found> {
  // Written from the signed hit.
  const hit = home.hit as AddressHit
  const answer = await findCandidates(ctx, hit, home.building_dong, home.building_ho)
  if (!answer.ok) {
    if (answer.kind !== 'refused') return noAnswer(answer.kind === 'unknown' ? answer.why : 'config')
    return answer.reason === 'too-many'
      ? { is: 'impossible', source: SOURCE, why: 'ambiguous' }
      : noAnswer(answer.reason)
  }
  const chosen = pickRegister(answer.value, home.chosen_no)
  if (typeof chosen === 'string') return { is: 'impossible', source: SOURCE, why: chosen }
  const { uniqueNo, kind: registerKind } = chosen
  // The register confirmed before payment is no longer listed: another one must not be watched in its place.
  if (home.chosen_no !== null && home.chosen_no !== uniqueNo)
    return { is: 'impossible', source: SOURCE, why: 'not-found' }
  if (await isWatchedElsewhere(ctx.db, uniqueNo, home.home_seq)) return { is: 'shared', uniqueNo }
  const read = await fetchRegister(ctx, { ...home, unique_no: uniqueNo })
  if (read.is !== 'register') return read
  const { register } = read
  const unit = { building_dong: home.building_dong, building_ho: home.building_ho }
  const facts = await fetchFacts(ctx, { hit, unit, register }, FACTS_MS)
  return { is: 'first', uniqueNo, registerKind, register, facts }
}

/** Reads the register again: 700원, with our reference, so that a repeat is recognized. */
export async function fetchRegister(ctx: Context, home: HomeRow): Promise<Found> {
  const uniqueNo = home.unique_no
  if (uniqueNo === null) return noAnswer('no-register')
  const fetched = await ctx.register.fetch(uniqueNo, `watch:${home.home_seq}:${home.fence}`)
  if (!fetched.ok) {
    if (fetched.kind !== 'refused') return noAnswer(fetched.kind === 'unknown' ? fetched.why : 'config')
    if (fetched.reason === 'pending-case') return { is: 'being-entered', source: SOURCE }
    return noAnswer(fetched.reason)
  }
  const read = readFetched(fetched.value, uniqueNo)
  return 'refused' in read ? noAnswer(read.refused) : { is: 'register', register: read.register }
}

const noAnswer = (why: string): Found => ({ is: 'silence', source: SOURCE, why })
