import type { Translated } from '../../lang/translated.ts'
import type { korean } from './sample-words.ts'

export const words = {
  title: 'A sample report',
  band: 'This is a sample',
  bandText: 'We made up the register and judged it by the real rules. The home and the people do not exist.',
  grades: 'Grade of the sample',
  analyze: 'Check my home',
  others: 'Other grades',
  deadLabel: 'What you can do with a report of your own',
  dead: 'These work in your own report only.',
  deadButtons: ['Show it to somebody', 'Get it as a PDF', 'Get it again from a new register'],
  pick: 'Pick a sample',
  samples: 'One for each grade',
  of: {
    양호: 'A villa without debts.',
    주의: 'A villa whose price has fallen.',
    위험: 'A flat with debts that come before your deposit.',
    매우위험: 'An officetel that is being auctioned.',
    판단보류: 'A shared house where the other deposits are unknown.',
  },
  own: 'What a report of your own home costs',
  ownText: 'The whole price with VAT. You see it once more before you pay.',
  discount: (full: string, name: string, won: string) => `Normally ${full}; ${won} less for ${name}.`,
  priceFailed: 'The price could not be loaded',
} satisfies Translated<typeof korean>
