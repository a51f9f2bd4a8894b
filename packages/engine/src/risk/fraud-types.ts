import type { LookUpId, NobodyCanId } from '../law/look-ups.ts'
import type { FindingId } from './finding-ids.ts'

export const fraudTypeIds = [
  'underwater',
  'gap-buying',
  'straw-landlord',
  'trust',
  'impersonation',
  'mortgage-on-moving-day',
  'hidden-deposits',
  'joint-collateral',
  'no-dwelling',
  'no-land-right',
  'inflated-price',
  'move-out-request',
  'hidden-taxes',
  'false-guarantee',
  'provisional-rights',
  'sublease',
] as const
export type FraudTypeId = (typeof fraudTypeIds)[number]

/** Where a fraud shows: in signals of the engine, in things the user can look up, or nowhere. */
export type FraudTrace = {
  signals: readonly FindingId[]
  lookUps: readonly LookUpId[]
  nobody: readonly NobodyCanId[]
}

/** 국토교통부·주택도시보증공사 전세사기 예방 안내의 유형, each with where to look for its traces. */
export const fraudTypes: Readonly<Record<FraudTypeId, FraudTrace>> = {
  underwater: {
    signals: [
      'jeonse-high',
      'jeonse-notable',
      'secured-debts',
      'mortgage-high',
      'deposit-not-covered',
      'falling-price',
    ],
    lookUps: ['price', 'official-price'],
    nobody: ['later-debts'],
  },
  'gap-buying': {
    signals: ['recent-owner-change', 'rapid-transfers', 'owner-changed-in-lease', 'many-homes'],
    lookUps: ['landlord-record'],
    nobody: ['landlord-intent'],
  },
  'straw-landlord': {
    signals: [
      'owner-changed-in-lease',
      'malicious-landlord',
      'guarantee-ban',
      'landlord-subrogation',
      'tenancy-registration',
    ],
    lookUps: ['landlord-record', 'public-list', 'tax-arrears'],
    nobody: ['landlord-intent'],
  },
  trust: { signals: ['trust', 'trust-no-consent'], lookUps: ['trust-ledger', 'trust-consent'], nobody: [] },
  impersonation: {
    signals: ['owner-mismatch', 'payee-mismatch', 'agent-without-papers', 'agent-unproven', 'co-owned'],
    lookUps: ['landlord-identity', 'payee-account', 'agent-papers'],
    nobody: ['same-room-lease'],
  },
  'mortgage-on-moving-day': {
    signals: ['late-mortgage', 'pending-application', 'register-old'],
    lookUps: ['move-in-day', 'full-register'],
    nobody: ['later-debts'],
  },
  'hidden-deposits': {
    signals: ['other-deposits-unknown', 'other-deposits-low'],
    lookUps: ['other-deposits', 'resident-households', 'households'],
    nobody: [],
  },
  'joint-collateral': { signals: ['joint-collateral', 'mortgage-high'], lookUps: ['joint-list'], nobody: [] },
  'no-dwelling': {
    signals: [
      'neighbourhood-facility',
      'living-accommodation',
      'non-residential-use',
      'illegal-building',
      'building-unapproved',
      'sources-disagree',
    ],
    lookUps: ['building-ledger', 'unit-number'],
    nobody: [],
  },
  'no-land-right': {
    signals: ['land-right-missing', 'separate-registration', 'superficies'],
    lookUps: ['land-register'],
    nobody: [],
  },
  'inflated-price': {
    signals: ['deposit-over-official', 'price-untested', 'price-conflict', 'new-building', 'side-offer'],
    lookUps: ['price', 'official-price'],
    nobody: ['hidden-agreement'],
  },
  'move-out-request': { signals: ['move-out-request', 'later-mortgage'], lookUps: [], nobody: [] },
  'hidden-taxes': {
    signals: ['seizure', 'public-sale', 'tax-arrears', 'tax-refused'],
    lookUps: ['tax-arrears'],
    nobody: ['tax-not-yet-assessed'],
  },
  'false-guarantee': { signals: ['registered-rental'], lookUps: ['guarantee-paper'], nobody: [] },
  'provisional-rights': {
    signals: [
      'provisional-registration',
      'provisional-disposition',
      'demolition-claim',
      'notice-registration',
      'redemption',
    ],
    lookUps: [],
    nobody: [],
  },
  sublease: { signals: ['sublease', 'no-broker'], lookUps: ['broker-licence'], nobody: [] },
}
