/** Every kind of danger (and of false alarm) that the world carries; a home lists its own. */
export const dangers = [
  'clean', 'mortgage-low', 'mortgage-high', 'jeonse-high', 'lease-right', 'lease-right-cancelled', 'seizure', 'attachment', 'injunction',
  'provisional-claim', 'provisional-security', 'auction', 'trust', 'trust-ended', 'joint-collateral', 'jeonse-right', 'land-right-missing',
  'separate-land', 'separate-land-cleared', 'shop-as-home', 'violation', 'new-building', 'other-deposits-known', 'other-deposits-unknown',
  'suit-notice', 'rehabilitation', 'recent-owner', 'co-owners', 'mortgage-cancelled', 'seizure-cancelled', 'amount-changed',
  'mortgage-transferred', 'pending-case', 'land-building', 'loan-shark', 'pledge', 'registered-rental', 'prohibition', 'company-owner',
  'superficies', 'basement', 'sale-reverted', 'attachment-to-auction', 'public-sale', 'redemption', 'residence-duty', 'special-terms',
  'lease-registered', 'bankruptcy',
] as const
export type Danger = (typeof dangers)[number]
