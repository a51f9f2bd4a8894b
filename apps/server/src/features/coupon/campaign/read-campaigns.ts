import type { Campaign } from '@jipsalpim/contract/areas/campaign/calls.ts'
import type { Context } from '../../../kernel/context.ts'
import { allCampaigns, type CampaignRow } from '../queries.ts'
import { regionName } from '../code/region-name.ts'

export type DescribedCampaign = { row: CampaignRow; told: Campaign }

/**
 * The current campaigns, and the one with this name also after its end, so that its page can show that it has ended.
 */
export async function readCampaigns(
  ctx: Pick<Context, 'db' | 'settings'>,
  slug: string | undefined,
): Promise<DescribedCampaign[]> {
  const all = await allCampaigns(ctx.db, ctx.settings)
  return all
    .filter((g) => !g.waits && (slug === undefined ? !g.over : g.slug === slug))
    .map((row) => ({ row, told: presentCampaign(row) }))
}

const presentCampaign = (g: CampaignRow): Campaign => ({
  slug: g.slug,
  name: g.name,
  issuer: g.issuer_name,
  product: g.product,
  gives: g.gives,
  amount: g.amount,
  most: g.most,
  way: g.way,
  state: g.over ? 'ended' : !g.started ? 'soon' : g.full ? 'full' : 'open',
  from: g.from_at.toISOString(),
  until: g.until_at.toISOString(),
  quota: g.quota,
  left: g.quota === null ? null : g.quota - g.taken,
  sources: g.sources,
  regions: g.regions?.map((r) => regionName(r) ?? r) ?? null,
  new_days: g.new_days,
  one_per: g.one_per,
  notices: g.notices,
  demo: g.demo,
})
