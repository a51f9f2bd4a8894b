import { manifest } from '../../kernel/manifest.ts'
import { campaignArea } from './calls.ts'
import { campaignPersonalData } from './personal-data.ts'
import { readPartners } from './read-partners.ts'

export const campaign = manifest({
  serves: { campaign: campaignArea },
  personalData: campaignPersonalData,
  hooks: { readPartners },
})
