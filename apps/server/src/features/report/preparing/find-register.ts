import type { RegisterCandidate } from '@jipsalpim/providers/register/port.ts'
import { findCandidates } from '../../address/find-candidates.ts'
import { noAnswer, type FetchSource, type SourceResult } from './step.ts'

/** The register to pull, and the land's register for a detached house. */
export type FoundRegister = { uniqueNo: string; kind: RegisterCandidate['kind']; land: string | null }

/**
 * The register of the home. The user's confirmed choice counts if the registry lists it, too; of two identical ones
 * none is chosen.
 */
export const findRegister: FetchSource = async (ctx, { order, hit }) => {
  const answer = await findCandidates(ctx, hit, order.building_dong, order.building_ho)
  if (answer.ok) return chooseRegister(answer.value, order.unique_no)
  if (answer.kind !== 'refused') return noAnswer(answer)
  return answer.reason === 'too-many' ? { is: 'refused', why: 'ambiguous' } : { is: 'silence', why: answer.reason }
}

/** The only live register of a home, or the one that the user has confirmed where the registry lists it. */
function chooseRegister(found: readonly RegisterCandidate[], confirmed: string | null): SourceResult {
  const home = pickRegister(found, confirmed)
  if (typeof home === 'string') return { is: 'refused', why: home }
  const land = home.kind === '건물' ? only(found.filter((c) => c.kind === '토지')) : null
  const answer: FoundRegister = { uniqueNo: home.uniqueNo, kind: home.kind, land: land?.uniqueNo ?? null }
  return { is: 'answer', answer, numbers: { candidates: found.length }, uniqueNo: home.uniqueNo }
}

/** The candidate as the registry lists it; or why there is none. */
export function pickRegister(
  found: readonly RegisterCandidate[],
  confirmed: string | null,
): RegisterCandidate | 'ambiguous' | 'not-found' {
  const homes = found.filter((c) => c.kind !== '토지')
  const units = homes.filter((c) => c.kind === '집합건물')
  const home = homes.find((c) => c.uniqueNo === confirmed) ?? only(units.length > 0 ? units : homes)
  return home ?? (homes.length > 0 ? 'ambiguous' : 'not-found')
}

const only = <T>(list: readonly T[]): T | null => (list.length === 1 ? (list[0] ?? null) : null)
