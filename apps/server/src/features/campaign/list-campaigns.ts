import type { campaignList } from '@jipsalpim/contract/areas/campaign/calls.ts'
import type { Action } from '../../kernel/serve.ts'
import { readCampaigns } from '../coupon/campaign/read-campaigns.ts'

export const listCampaigns: Action<typeof campaignList> = async (ctx, { campaign }) => ({
  campaigns: (await readCampaigns(ctx, campaign)).map(({ told }) => told),
})
