import type { Translated } from '../../lang/translated.ts'
import type { korean } from './landing-words.ts'

export const words = {
  couponWaits: 'A coupon came with your link',
  couponSee: 'See the coupon',
  brand: 'Jipsalpim',
  title: 'Is your deposit at risk in this home?',
  text: 'The register, real prices and the law read together, down to how much would come back from an auction.',
  order: 'Check this home',
  carryOn: 'Go on with your order',
  price: (price) => `One report ${price} · all of it back if we cannot make it`,
  checkTitle: 'Do you have the register (등기부)?',
  checkText: 'Drop its PDF and it is read at once on this device. No login, and the file is sent nowhere.',
  tellsTitle: 'What a report tells you',
  tells: [
    {
      title: 'A verdict in a word, and a score',
      text: 'Fair, caution, danger, high danger; withheld where it cannot be known.',
    },
    { title: 'What comes back from an auction', text: 'As a range from low to high, with what was assumed.' },
    { title: 'The very line of the register behind each risk', text: 'And why a cancelled entry was left out.' },
    { title: 'What could not be checked', text: 'Whom to ask, and what it costs.' },
    { title: 'The one thing to do now', text: 'With a clause for the contract and words for the realtor.' },
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
