import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './inquiry-words.ts'

export const words = {
  title: 'Ask us',
  text: 'Ask about prices, tickets or refunds. We do not look at the report for it. About a risk, ask the expert from the report.',
  role: 'Who are you?',
  roleHint: 'It helps us to answer, and is used for nothing else.',
  roles: { tenant: 'Tenant', owner: 'Landlord', buyer: 'Buyer', realtor: 'Realtor' },
  roleMissing: 'Please choose one.',
  content: 'Your inquiry',
  contentHint: 'Please give no names or account numbers. It is deleted 1 year after the answer.',
  tooShort: 'Please write at least ten letters.',
  send: 'Send',
  sent: 'Your inquiry is sent.',
  promise: (day) => `We answer by ${day}, and tell you.`,
  left: (n) => (n === 1 ? '1 more today.' : `${n} more today.`),
  noneLeft: 'No more can be sent today. Please try again tomorrow.',
  me: 'You',
  us: 'Jipsalpim',
  closed: 'ended before the answer',
  waits: (day) => `We answer by ${day}`,
  failed: 'Your inquiries could not be loaded',
} satisfies Translated<typeof korean>
