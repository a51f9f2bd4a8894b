import { resolveCancellation } from './cancellation.ts'
import type { RegisterDocument, ResolvedRegister } from './model.ts'
import { resolveOwners, resolveTrustee } from './owners.ts'
import { resolveRights } from './rights.ts'

/** The current state of the register: what is cancelled, who owns it, which rights are live and their amounts. */
export function resolveRegister(doc: RegisterDocument): ResolvedRegister {
  const entries = resolveCancellation(doc)
  const owners = resolveOwners(entries)
  return {
    ...doc,
    entries,
    rights: resolveRights(entries, doc, owners),
    owners,
    trustee: resolveTrustee(entries),
  }
}
