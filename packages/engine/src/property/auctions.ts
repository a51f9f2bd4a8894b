import { parentRank } from '../register/cancellation.ts'
import type { ResolvedRegister, Right } from '../register/model.ts'
import { squeeze } from '../register/squeeze.ts'
import type { PurposeKind } from '../register/vocabulary.ts'
import { valueOf } from '../values/known.ts'

/**
 * Auction openings of the home, and those of a share of it: after the latter the other shares remain, and the lease
 * continues with the buyer of the share. Shares of all owners together count as the home.
 */
export function auctionsOf(
  register: Pick<ResolvedRegister, 'owners'>,
  live: (kind: PurposeKind) => readonly Right[],
): { auctions: readonly Right[]; shareAuctions: readonly Right[] } {
  const opened = live('경매개시')
  // 공매공고 belongs to the 압류 that it sells for, whose purpose names the share
  const seizures = live('압류')
  const sales = live('공매').filter((r) => {
    const parent = parentRank(r.entry.rank)
    return r.on !== undefined || seizures.some((s) => s.on !== undefined && s.entry.rank === parent)
  })
  const onShares = opened.filter((r) => r.on !== undefined)
  if (onShares.length + sales.length === 0) return { auctions: opened, shareAuctions: [] }
  const sold = new Set(onShares.flatMap((r) => (r.on?.of ?? []).map(squeeze)))
  const owners = (valueOf(register.owners) ?? []).map((o) => squeeze(o.party.name))
  const all = owners.length > 0 && owners.every((name) => sold.has(name))
  return {
    auctions: all ? opened : opened.filter((r) => r.on === undefined),
    shareAuctions: [...(all ? [] : onShares), ...sales],
  }
}
