import type { Translated } from '../../lang/translated.ts'
import type { korean } from './guarantee-finder-words.ts'

export const words = {
  official: 'Official price (공시가격)',
  officialHint: 'You find it at ‘부동산공시가격알리미’.',
  senior: 'Debts before you',
  seniorHint: 'Add up all maximum claims (채권최고액) in part 을구. Leave it empty if there are none.',
  most: 'Largest deposit that the guarantee takes',
  balance: 'Day of the balance, or of reporting your address if that is later',
  end: 'Last day of the lease',
  endHint: 'Leave it empty if you do not know. We then take 2 years.',
  last: 'Last day to apply',
  none: 'Enter it to see',
  note: 'For reference, by the rules of today. Please look at the limits for the earlier debts alone and for the deposit in the table below as well.',
} satisfies Translated<typeof korean>
