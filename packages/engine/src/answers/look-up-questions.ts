import type { Assessment } from '../assessment.ts'
import { sharesOneRegister } from '../property/home-kinds.ts'
import { purposeKind } from '../register/vocabulary.ts'
import type { QuestionId } from './questions.ts'

/** The questions that close a look-up of `Assessment.notChecked`, or an essential fact of `withheld`. */
const byLookUp: Readonly<Record<string, readonly QuestionId[]>> = {
  price: ['official-price', 'price-told'],
  'official-price': ['official-price'],
  'other-deposits': ['household-deposits', 'other-deposits'],
  households: ['household-deposits'],
  'resident-households': ['household-deposits'],
  'joint-list': ['joint-homes'],
  'landlord-identity': ['landlord-name', 'signer'],
  'payee-account': ['payee'],
  'agent-papers': ['agent-papers'],
  'trust-consent': ['trust-consent'],
  'broker-licence': ['broker'],
  'tax-arrears': ['taxes'],
  'landlord-record': ['landlord-record'],
  'public-list': ['public-list'],
}
export const questionsOfLookUp = (id: string): readonly QuestionId[] => byLookUp[id] ?? []

/** Other households share the same register, or may: the user is asked for their deposits. */
export const asksForOthers = ({ home, register }: Pick<Assessment, 'home' | 'register'>): boolean =>
  'value' in home.kind ? sharesOneRegister(home.kind.value) : register.kind === '건물'

/** Other homes secure the same debt: their value decides how much of it this home bears. */
export const bindsOthers = ({ findings }: Pick<Assessment, 'findings'>): boolean =>
  findings.some((f) => f.id === 'joint-collateral')

/** An uncancelled mortgage is on the register: the owner may promise to repay it first. */
export const owes = ({ register }: Pick<Assessment, 'register'>): boolean =>
  register.entries.some((e) => !e.cancelled && ['근저당권', '저당권'].includes(purposeKind(e)))

const inTrust = ({ register }: Pick<Assessment, 'register'>): boolean =>
  register.entries.some((e) => !e.cancelled && purposeKind(e) === '신탁')

type Home = Pick<Assessment, 'home' | 'register' | 'findings' | 'lease'>
const only: Partial<Record<QuestionId, (home: Home) => boolean>> = {
  'household-deposits': asksForOthers,
  'other-deposits': asksForOthers,
  'joint-homes': bindsOthers,
  'trust-consent': inTrust,
  'first-repay': owes,
  'official-price': ({ home }) => 'unknown' in home.officialPrice,
  'landlord-name': ({ lease }) => 'unknown' in lease.landlordName,
  // the order contains them: they are corrected, not asked
  'lease-terms': () => false,
  'lease-days': () => false,
}
/** Whether a question applies to this home and no source has answered it. */
export const isAsked = (question: QuestionId, home: Home): boolean => only[question]?.(home) ?? true
