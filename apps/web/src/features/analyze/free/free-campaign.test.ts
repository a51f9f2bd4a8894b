import type { Campaign } from '@jipsalpim/contract/areas/campaign/calls.ts'
import { expect, it } from 'vitest'
import { freeCampaign, whyClosed } from './free-campaign.ts'

const campaign = (slug: string, over: Partial<Campaign> = {}): Campaign => ({
  slug,
  name: slug,
  issuer: '시험시',
  product: 'report',
  gives: 'free',
  amount: null,
  most: null,
  way: 'ask',
  state: 'open',
  from: '2026-11-01T00:00:00.000Z',
  until: '2027-02-01T00:00:00.000Z',
  quota: null,
  left: null,
  sources: null,
  regions: null,
  new_days: null,
  one_per: 'person',
  notices: [],
  demo: false,
  ...over,
})
const partner = campaign('partner', { sources: ['ione'] })
const nobody = { named: null, member: null }

it('is the one that was named', () => {
  expect(freeCampaign([campaign('a'), campaign('b')], { named: 'b', member: null })?.slug).toBe('b')
})
it('is open to the person before it is anything else', () => {
  const full = campaign('full', { state: 'full' })
  expect(freeCampaign([partner, full, campaign('all')], nobody)?.slug).toBe('all')
  expect(freeCampaign([partner, full], nobody)?.slug).toBe('full')
  expect(freeCampaign([partner, full], { named: null, member: 'ione' })?.slug).toBe('partner')
})
it('is one that they cannot have, when there is no other, so that they are told why', () => {
  expect(freeCampaign([partner], nobody)?.slug).toBe('partner')
})
it('is none where nothing free is given for the asking', () => {
  const others = [
    campaign('a', { gives: 'won', amount: 1000 }),
    campaign('b', { way: 'code' }),
    campaign('c', { product: 'subscribe' }),
  ]
  expect(freeCampaign(others, nobody)).toBeNull()
})
it('says why nobody can have it now', () => {
  expect(whyClosed(campaign('a'), null)).toBeNull()
  expect(whyClosed(campaign('a', { state: 'full' }), null)).toBe('full')
  expect(whyClosed(partner, 'elsewhere')).toBe('partner')
  expect(whyClosed(partner, 'ione')).toBeNull()
})
