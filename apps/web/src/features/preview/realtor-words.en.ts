import type { Translated } from '../../lang/translated.ts'
import type { korean } from './realtor-words.ts'

export const words = {
  title: 'What realtors get',
  text: 'Look at the same screen as the tenant while you talk. A realtor pays nothing for it.',
  failed: 'Your account could not be loaded',
  noSignup: 'Realtors cannot sign up yet',
  noSignupText: 'For now you can open the link that a tenant sent you, without an account.',
  isRealtor: 'You are logged in as a realtor',
  isRealtorText: 'Open the link that a tenant sent you on this device to see their report.',
  now: 'What works now',
  nowItems: [
    'You open a report by the link that a tenant sent you.',
    'Names, the lot number and the unit are hidden.',
    'You get the report as a PDF.',
    'A link has a last day, and the tenant can close it earlier.',
  ],
  not: 'What does not work yet',
  notItems: ['Signing up as a realtor', 'Sending a report to a client', 'Using coupons as a realtor'],
  sample: 'See a sample report',
  analyze: 'Go to the check',
} satisfies Translated<typeof korean>
