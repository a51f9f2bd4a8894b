import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../kernel/serve.ts'
import { listCampaigns } from './list-campaigns.ts'
import { readStatus } from './read-status.ts'
import { signUp } from './sign-up.ts'

export const campaignArea = serve(calls.campaign, {
  campaignList: listCampaigns,
  campaignSignup: signUp,
  campaignStatus: readStatus,
})
