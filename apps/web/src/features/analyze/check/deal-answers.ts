import type { Answer } from '@jipsalpim/engine/answers/questions.ts'
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

/** As answers to the common questions; what is not answered is not among them. */
export function dealAnswersOf(a: DealAnswers): Answer[] {
  const has = (what: Happening) => a.happened.includes(what)
  return [
    ...(a.payeeName.trim() === '' ? [] : [{ question: 'payee', value: a.payeeName.trim() } as const]),
    ...(a.signer === null ? [] : [{ question: 'signer', value: a.signer } as const]),
    ...(a.agentPapers === null ? [] : [{ question: 'agent-papers', value: a.agentPapers } as const]),
    ...(has('no-broker') ? [{ question: 'broker', value: 'none' } as const] : []),
    ...(has('side-offer') ? [{ question: 'side-offer', value: 'yes' } as const] : []),
    ...(has('move-out') ? [{ question: 'asked-to-move-out', value: 'yes' } as const] : []),
    ...(a.publicList === null ? [] : [{ question: 'public-list', value: a.publicList } as const]),
    ...(a.record === null ? [] : [{ question: 'landlord-record', value: a.record } as const]),
    ...(a.taxes === null ? [] : [{ question: 'taxes', value: a.taxes } as const]),
    // a promise, not a fact: it is only shown next to the verdict
    ...(a.firstRepay === 'yes' ? [{ question: 'first-repay', value: a.firstRepayAmount ?? 'untold' } as const] : []),
  ]
}
