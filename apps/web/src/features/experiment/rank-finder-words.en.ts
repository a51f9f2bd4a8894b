import type { Translated } from '../../lang/translated.ts'
import type { korean } from './rank-finder-words.ts'

export const words = {
  moveIn: 'Day you moved in and reported your address (전입신고)',
  fixed: 'Day of the fixed date (확정일자)',
  mortgage: 'Day on which the mortgage (근저당) was received',
  first: 'Your deposit comes before the mortgage.',
  equal: 'You have the same rank as the mortgage. If the money is not enough, it is shared in proportion.',
  later: 'The mortgage comes before your deposit.',
  stays:
    'Your power to stay (대항력) is earlier than the mortgage. If you are not paid in full, you can ask the new owner for the rest.',
  ends: 'Your power to stay (대항력) is later than the mortgage too. If the home is auctioned you may have to leave.',
  empty: 'Enter all three days to see.',
} satisfies Translated<typeof korean>
