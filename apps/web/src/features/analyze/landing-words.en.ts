import type { Translated } from '../../lang/translated.ts'
import type { korean } from './landing-words.ts'

export const words = {
  couponWaits: 'A coupon came with your link',
  couponSee: 'See the coupon',
  title: 'Is your deposit at risk in this home?',
  text: 'One register is enough. You see at once how much would come back from an auction, and the line that says so.',
  order: 'Check this home',
  carryOn: 'Go on with your order',
  noRegister: 'No register? No problem',
  price: (price) => `The address is enough, we fetch it. One report ${price}; all of it back if we cannot make it.`,
  priceLater: 'The address is enough, we fetch it. We show you the price before you pay.',
  sampleTitle: 'This is what you get',
  sampleGrades: 'Grade of the sample',
  sampleWhole: 'See the whole sample report',
  keepsTitle: 'What we hold to',
  keeps: [
    {
      title: 'Every statement has its ground',
      text: 'Each sentence names its line of the register. Tap it to see that line.',
    },
    {
      title: 'What is unknown is called unknown',
      text: 'We withhold the verdict rather than guess, and say whom to ask and what it costs.',
    },
    {
      title: 'No report, no charge',
      text: 'You see the full price first. If we cannot make the report, you get everything back.',
    },
  ],
  priceTitle: 'All of it is in the price',
  priceParts: [
    { title: 'The fee for the register', text: 'Nothing on top; VAT is included.' },
    {
      title: 'Real sales, official price, building ledger',
      text: 'The home’s price as a range, with the number of sales behind it.',
    },
    { title: 'Contract clauses and questions to ask', text: 'What to do before you sign, with dates.' },
  ],
  notice: 'Before you use Jipsalpim',
  reference: 'What we say is reference information. It is not an appraisal and not a legal opinion.',
  must: 'Please note',
  mustKnow: [
    'A report is made from the register at the moment it was taken. Later changes are not in it.',
    'Look at the register once more just before you send the rest of the deposit.',
    'What could not be checked is listed, with whom to ask.',
    'If we cannot make the report, you get all of your money back.',
    'You can change the address within 5 minutes of paying.',
    'Once we begin to fetch the register, the order cannot be withdrawn (전자상거래법 17조 2항 5호).',
  ],
} satisfies Translated<typeof korean>
