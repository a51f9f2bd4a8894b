import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  title: 'Seoul’s support for a secure jeonse (서울시 전세 안심 지원)',
  text: 'Whoever looks for a home to rent in Seoul gets one report. Please enter the code from the city.',
  enter: 'With a code',
  button: 'Get the coupon',
  loginFirst: 'Please log in so that we can check the code. The code you entered stays.',
  none: 'It is not open now',
  noneText: 'When the city opens it again you can get it here at once.',
  failed: 'The campaign could not be loaded',
  state: {
    soon: 'It has not begun. Codes are taken from the first day on.',
    full: 'All of them are taken.',
    ended: 'It is over. A coupon that you have can be used until it ends.',
  },
  mine: 'Your coupon',
  use: 'Check a home with this coupon',
  used: 'You have used the coupon of this campaign.',
  expired: 'The time of your coupon is over.',
  reports: 'Go to my reports',
  order: 'Order a report',
  statusFailed: 'What is yours could not be loaded',
  realtor: 'Realtors cannot use coupons. Tenants get them with their own login.',
} satisfies Translated<typeof korean>
