import type { DealInput, LandlordInput, PlanInput } from '@jipsalpim/engine/assessment.ts'
import type { Known } from '@jipsalpim/engine/values/known.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'

/** What happened, as checkboxes. An unticked box is "not answered", never good news. */
export const happenings = ['no-broker', 'side-offer', 'move-out'] as const
type Happening = (typeof happenings)[number]

/** What the user knows about the other side. Null is "not looked up yet". */
export type DealAnswers = {
  payeeName: string
  signer: 'owner' | 'agent' | 'sublessor' | null
  agentPapers: 'seen' | 'none' | null
  happened: readonly Happening[]
  publicList: 'on' | 'off' | null
  record: 'clean' | 'paid' | 'banned' | null
  taxes: 'none' | 'arrears' | 'refused' | null
  firstRepay: 'yes' | 'no' | null
  /** Null: the landlord named no amount. */
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

export function dealOf(a: DealAnswers, stated: Said): DealInput {
  const ticked = <T>(what: Happening, value: T) => stated(a.happened.includes(what) ? value : null)
  return {
    payeeName: stated(a.payeeName.trim() === '' ? null : a.payeeName.trim()),
    signer: stated(a.signer),
    agentPapers: stated(a.agentPapers === null ? null : a.agentPapers === 'seen'),
    broker: ticked('no-broker', false),
    sideOffer: ticked('side-offer', true),
    askedToMoveOut: ticked('move-out', true),
  }
}

export function landlordOf(a: DealAnswers, stated: Said): LandlordInput {
  return {
    publicList: stated(a.publicList === null ? null : a.publicList === 'on'),
    guaranteeBan: stated(a.record === null ? null : a.record === 'banned'),
    // the record of a barred landlord may contain payments too, but not how many
    subrogations: stated(a.record === 'clean' ? 0 : a.record === 'paid' ? 1 : null),
    taxes: stated(a.taxes),
  }
}

/** What is promised before the balance is paid: not a fact, so it is only shown next to the verdict. */
export const planOf = (a: DealAnswers, stated: Said): PlanInput => ({
  firstRepay: stated<Won | 'untold'>(a.firstRepay === 'yes' ? (a.firstRepayAmount ?? 'untold') : null),
})
