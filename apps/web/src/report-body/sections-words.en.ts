import { won } from '../lang/en/numbers.words.ts'
import type { Translated } from '../lang/translated.ts'
import type { korean } from './sections-words.ts'

const days = (n: number) => (n === 1 ? '1 day' : `${n} days`)

export const words = {
  contents: 'Contents of the report',
  result: 'Result',
  risks: 'Risks',
  unknowns: 'Unknown',
  money: 'Money',
  register: 'Register',
  risksFrom: (lines, findings) =>
    lines > 0
      ? `${findings} from ${lines} ${lines === 1 ? 'line' : 'lines'} of the register`
      : `${findings} ${findings === 1 ? 'finding' : 'findings'}`,
  notes: (n) => `${n} to note`,
  toCheck: (n) => `${n} to check`,
  cancelledToo: (n) => `${n} cancelled included`,
  sameEvidence: (n) => `${n} from this line`,
  moreLines: (n) => `${n} more`,
  howCounted: 'How this was worked out',
  changesNote: 'A blue dot: checking it may change the verdict.',
  changes: 'Checking it may change the verdict',
  pane: 'What the register says',
  paneNote: 'Press the evidence of a risk, and a blue bar marks its line here.',
  paneEmpty: 'There is no entry in section A (갑구) or B (을구).',
  litLine: 'The line you are looking at',
  points: (n) => `${n}`,
  place: (place, area) => (area === null ? place : `${place} · ${area} ㎡`),
  pagesRead: (n) => (n === 1 ? 'its one page read' : `all ${n} pages read`),
  ago: (n) => (n === 1 ? 'yesterday' : `${n} days ago`),
  left: {
    contract: (day, n) => (n === 0 ? `You sign today, ${day}` : `${days(n)} left until you sign on ${day}`),
    moveIn: (day, n) => (n === 0 ? `You move in today, ${day}` : `${days(n)} left until you move in on ${day}`),
    other: (day, n) => (n === 0 ? `Today, ${day}, is the last day` : `${days(n)} left, until ${day}`),
    over: (day) => `${day} has passed. Please hurry`,
  },
  shortBy: (least, most) =>
    least === most
      ? `${won(most)} less than your deposit`
      : `${least === 0 ? 'up to ' : `${won(least)} to `}${won(most)} less than your deposit`,
  checkedOf: (done, all) => `${done} of ${all} checked`,
  consent: 'consent',
  checkedOne: 'Checked',
  things: (n) => `${n}`,
  consentNote: 'The landlord has to agree.',
  sales: (n) => (n === 1 ? '1 sale' : `${n} sales`),
  officialPrice: 'Official price',
  mine: 'You get',
  lost: 'You do not get',
  taxes: 'Unpaid taxes of the landlord',
  otherClaims: (n) => `${n} more`,
  payoutSaid: (sale, mine) => `Sold for ${won(sale)}, you get ${won(mine)} after the claims before yours`,
  salesTitle: 'Sales in this building, and this home',
  salesNear: 'Sales of similar homes, and this home',
  priceNow: 'This home',
  boughtFor: (sum) => `The owner paid ${sum}`,
  salesSaid: (n, low, high) => `${n} sales, and this home at ${won(low)} to ${won(high)}`,
  sizedNote: 'Sales of another size are drawn as if they had this one. The table has what was paid.',
  day: 'Day',
  size: 'Size',
  overLimits: (over, all) => (over === 0 ? `Within all ${all} limits` : `Over ${over} of ${all} limits`),
  guarantor: 'HUG (주택도시보증공사)',
  limits: { senior: 'Debts before you', sum: 'Debts + deposit', deposit: 'Deposit' },
  limitsSaid: 'How far from the limits of the guarantor',
  standard: 'Limit of',
  scoreParts: 'What set the score',
  scoreNote: 'The lowest ceiling is the score. Good points do not lift it.',
  allFindings: (n) => (n === 1 ? 'After the one risk found' : `After the ${n} risks found`),
  openChecks: 'Not checked yet',
  guaranteeMore: 'The limits and the fee in detail',
  lanesNow: (day) => `on ${day}`,
} satisfies Translated<typeof korean>
