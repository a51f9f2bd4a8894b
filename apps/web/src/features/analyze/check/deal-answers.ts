import type { DealInput, LandlordInput, PlanInput } from '@jipsalpim/engine/assessment.ts'
import type { Known } from '@jipsalpim/engine/values/known.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'

/** What happened, to be ticked. A box that is not ticked is "not said": it is no good news. */
export const happenings = ['no-broker', 'side-offer', 'move-out'] as const
type Happening = (typeof happenings)[number]

/** What the person knows of the other side. Null is "not looked yet". */
export type DealAnswers = {
  payeeName: string
  signer: 'owner' | 'agent' | 'sublessor' | null
  agentPapers: 'seen' | 'none' | null
  happened: readonly Happening[]
  publicList: 'on' | 'off' | null
  record: 'clean' | 'paid' | 'banned' | null
  taxes: 'none' | 'arrears' | 'refused' | null
  firstRepay: 'yes' | 'no' | null
  /** Null: he named no sum. */
  firstRepayAmount: Won | null
}
export const noDealAnswers: DealAnswers = {
  payeeName: '',
  signer: null,
  agentPapers: null,
  happened: [],
  publicList: null,
  record: null,
  taxes: null,
  firstRepay: null,
  firstRepayAmount: null,
}

type Said = <T>(value: T | null) => Known<T>

export function dealOf(a: DealAnswers, said: Said): DealInput {
  const ticked = <T>(what: Happening, value: T) => said(a.happened.includes(what) ? value : null)
  return {
    payeeName: said(a.payeeName.trim() === '' ? null : a.payeeName.trim()),
    signer: said(a.signer),
    agentPapers: said(a.agentPapers === null ? null : a.agentPapers === 'seen'),
    broker: ticked('no-broker', false),
    sideOffer: ticked('side-offer', true),
    askedToMoveOut: ticked('move-out', true),
  }
}

export function landlordOf(a: DealAnswers, said: Said): LandlordInput {
  return {
    publicList: said(a.publicList === null ? null : a.publicList === 'on'),
    guaranteeBan: said(a.record === null ? null : a.record === 'banned'),
    // of a barred landlord the record may hold payments too: how many is not told
    subrogations: said(a.record === 'clean' ? 0 : a.record === 'paid' ? 1 : null),
    taxes: said(a.taxes),
  }
}

/** What is promised before the balance: no fact, and told beside the verdict only. */
export const planOf = (a: DealAnswers, said: Said): PlanInput => ({
  firstRepay: said<Won | 'untold'>(a.firstRepay === 'yes' ? (a.firstRepayAmount ?? 'untold') : null),
})
