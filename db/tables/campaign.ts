import type { Generated } from './column.ts'

export type CampaignTables = {
  campaign_signup: {
    user_seq: number
    nz_source: string | null
    nz_medium: string | null
    nz_campaign: string | null
    at: Generated<Date>
  }
  campaign_member: {
    partner: string
    member_index: Buffer
    user_seq: number
    at: Generated<Date>
  }
}
