import type { Translated } from '../lang/translated.ts'
import type { korean } from './footer-words.ts'

export const words = {
  nav: 'Terms and language',
  terms: 'Terms of use (이용약관)',
  privacy: 'Privacy policy (개인정보 처리방침)',
  accuracy: 'How accurate we are',
  languages: 'Language',
  reference:
    'A report helps you decide. It is no appraisal, no legal advice and no brokerage. Please check and decide yourself.',
  facts: (seller) => [
    ['Representative', seller.owner],
    ['Business no.', seller.businessNo],
    ['Mail-order no.', seller.mailOrderNo],
    ['Address', seller.address],
    ['Phone', seller.phone],
    ['Email', seller.email],
    ['Hosting', seller.hosting],
  ],
} satisfies Translated<typeof korean>
