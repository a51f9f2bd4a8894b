import type { Campaign } from '@jipsalpim/contract/areas/campaign/calls.ts'

/** The campaign that the partner check found valid, for the life of the tab (specification, section 9). */
const VALID = 'valid_campaign'
export const saveValidCampaign = (slug: string): void => sessionStorage.setItem(VALID, slug)
export const validCampaign = (): string | null => sessionStorage.getItem(VALID)

/** True if the campaign requires no membership, or this one. */
const isFor = (c: Campaign, member: string | null): boolean =>
  c.sources === null || (member !== null && c.sources.includes(member))
/** Why members of this partner, or of none, cannot have it now; the server knows the other conditions. */
export const whyClosed = (c: Campaign, member: string | null): 'soon' | 'full' | 'ended' | 'partner' | null =>
  c.state !== 'open' ? c.state : isFor(c, member) ? null : 'partner'

/**
 * Which campaign gives this user a free report: the named one, else one open to them, else any, so that the page can
 * say why not.
 */
export function freeCampaign(
  campaigns: readonly Campaign[],
  { named, member }: { named: string | null; member: string | null },
): Campaign | null {
  const free = campaigns.filter((c) => c.product === 'report' && c.gives === 'free' && c.way === 'ask')
  const mine = (c: Campaign) => isFor(c, member)
  return (
    campaigns.find((c) => c.slug === named) ??
    free.find((c) => mine(c) && c.state === 'open') ??
    free.find(mine) ??
    free[0] ??
    null
  )
}
