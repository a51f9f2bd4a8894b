import type { Change } from '@jipsalpim/engine/loan/flips.ts'
import type { Reason } from '@jipsalpim/engine/loan/reasons.ts'
import { formatDay, formatWon } from '../../lang/format.ts'
import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

const amount = (unit: Reason['unit'], n: number): string =>
  unit === 'won'
    ? formatWon(n)
    : unit === 'm2'
      ? `${n} m²`
      : unit === 'fact'
        ? ''
        : `${n} ${unit === 'years' ? 'year' : 'day'}${n === 1 ? '' : 's'}`

export const words = {
  products: {
    general: 'Beotimmok lease loan (버팀목), general',
    youth: 'Beotimmok (버팀목) for young people',
    newlywed: 'Beotimmok (버팀목) for the newly wed',
    newborn: 'Beotimmok (버팀목) with a newborn',
    'small-firm-youth': 'Jeonse loan for young employees of small firms',
    'youth-rent': 'Deposit and rent loan for young people',
    'monthly-rent': 'Loan toward the monthly rent',
    victim: 'Beotimmok (버팀목) for victims of lease fraud',
    'victim-stays': 'Refinancing for victims who stay',
    'victim-priority': 'Beotimmok (버팀목) on the amount that small deposits get first (최우선변제금)',
    vulnerable: 'Beotimmok (버팀목) for a move out of poor housing',
    didimdol: 'Didimdol (디딤돌), to buy a home',
    'newborn-purchase': 'Didimdol (디딤돌) with a newborn, to buy a home',
  },
  rules: {
    age: 'Age',
    'age-service': 'A higher age by military service',
    head: 'Head of household, or about to be',
    alone: 'Lives alone (단독세대주)',
    'young-alone': 'Under 25 and living alone: served by the loan for young people',
    'no-home': 'Nobody in the household owns a home',
    'no-loan': 'Loans in use',
    'public-rental': 'Does not live in public rental',
    credit: 'No arrears and no debt restructuring',
    'called-in': 'A loan of the fund that was called in',
    income: 'Income',
    'income-each': 'Income of one of the two',
    assets: 'Net assets',
    deposit: 'Deposit',
    rent: 'Monthly rent',
    'pays-rent': 'A home with monthly rent',
    area: 'Floor area',
    newlywed: 'Newly wed (7 years, or within three months)',
    newborn: 'A child born within two years',
    victim: 'Victim of lease fraud',
    'apply-by': 'Time to apply',
    'house-price': 'Price of the home to buy',
    'lease-ended': 'Still living there after the lease has ended',
    'vulnerable-home':
      'Moving out of a single-room lodging (쪽방), a study-room hostel (고시원), a half-basement (반지하) or the like',
    'terms-unread': 'Conditions that we could not read',
    'job-group': 'Employed by a small or medium firm',
  },
  slack: ({ unit, slack, limit, rule }) => {
    if (slack === null) return ''
    if (rule === 'age' && slack < 0 && limit !== null && limit <= 19) return `${amount(unit, -slack)} short`
    return slack >= 0 ? `${amount(unit, slack)} left` : `${amount(unit, -slack)} over`
  },
  mine: ({ unit, mine }) => (mine === null ? '' : unit === 'years' ? `${mine} years old` : `Now ${amount(unit, mine)}`),
  limit: ({ unit, limit, rule, slack }) => {
    if (limit === null) return ''
    if (unit !== 'years') return `up to ${amount(unit, limit)}`
    return rule === 'age' && limit <= 19 ? `from ${limit}` : slack === null ? '' : `up to ${limit} years old`
  },
  rate: (low, high) => (low === high ? `${high / 100} % a year` : `${low / 100}–${high / 100} % a year`),
  upTo: (won) => `up to ${won}`,
  monthly: (won) => `${won} interest a month`,
  start: {
    title: 'Would a public lease loan fit you?',
    says: 'Eight questions, about two minutes.',
    points: [
      'Which loans seem to fit',
      'How much is left to each limit, and what would change it',
      'What to ask the bank before you sign',
    ],
    here: 'Your answers stay on this device. Nothing is sent before you choose to keep them.',
    not: 'We neither recommend nor broker loans. The bank decides.',
    begin: 'Start',
    go: 'Continue',
    again: 'Start over',
    login: 'Log in to keep the result',
    kept: 'See what you kept',
  },
  login: {
    title: 'Keep the result?',
    says: 'With a login you can look at it again later. You can see the result without one, too.',
    in: 'Log in',
    skip: 'Continue without a login',
  },
  analyze: {
    title: 'We went through the conditions',
    ended: (rule) => `It stops at: ${rule}`,
    endedSays: 'With this answer a public lease loan is unlikely, whatever the others are.',
    change: 'Change this answer',
    counted: (n) => `${n} products were checked`,
    see: 'See the result',
  },
  verdicts: { eligible: 'Seems to fit', conditional: 'Depends on something to find out', notEligible: 'Does not fit' },
  bankDecides: 'the bank decides',
  possible: {
    distance: 'How much is left to the limits',
    flips: 'What would change it',
    others: 'Other products',
    buying: 'To buy a home',
    open: 'Depends on something to find out',
    money: { deposit: 'Deposit', loan: 'Loan', own: 'To bring yourself' },
    least: (most, ratio, part) => `The lower of the limit ${most} and ${ratio} % of the deposit, ${part}`,
    down: (won) => `5 % of the deposit, ${won}, must be paid before you apply`,
    when: 'Until when',
    ask: { title: 'Ask the bank first', says: 'Some homes are refused. Ask before you sign the lease.' },
    pay: { title: 'Sign and pay 5 %', says: 'Keep the receipt.' },
    apply: { title: 'Apply by this day', says: 'Three months from the earlier of the balance and the move-in.' },
    unseen: 'What we could not check',
    bank: {
      title: 'The bank’s own check',
      says: 'Arrears, other loans and your time in the job. Under a year it may give 20 million won only.',
    },
    home: {
      title: 'The home as security',
      says: 'Homes in trust, illegal buildings and homes with large earlier debts are refused. The report shows them.',
    },
    refuse: 'Why banks often refuse',
    refusals: [
      'The landlord does not agree',
      'The home is in trust',
      'It is an illegal building',
      'Earlier debts are large for its price',
      'It is above the guarantor’s limit',
      'Income or other loans',
    ],
    papers: 'Papers for the bank',
    report: 'Check this home’s register',
  },
  impossible: {
    title: 'No product fits for now',
    nearest: (product) => `Nearest: ${product}`,
    conditionalTitle: 'A few things to find out first',
    ways: 'Other ways',
    way: {
      bank: {
        title: 'A bank’s lease loan',
        says: (most, ratio) => `With a guarantor, usually up to ${ratio} % of the deposit and ${most}.`,
      },
      local: {
        title: 'Interest paid by the city',
        says: 'Seoul, Busan, Gyeonggi and others pay part of the interest. Look at the housing site of where you live.',
      },
      victim: {
        title: 'Recognition as a victim',
        says: 'Recognised victims have a loan that asks for neither income nor net assets.',
      },
    },
    all: 'What each product failed by',
  },
  detail: {
    title: 'Each product’s conditions',
    arithmetic: 'How much:',
    met: 'Fits',
    failed: 'Does not fit',
    unknown: 'Could not be checked',
    source: (title, day) => `Source: ${title} · checked on ${day}`,
    papers: 'Papers to prepare',
    paperList: [
      'The lease with its fixed-date stamp (확정일자)',
      'The receipt for 5 % of the deposit or more',
      'Resident and family certificates (주민등록등본, 가족관계증명서)',
      'Proof of income (원천징수영수증, 소득금액증명)',
      'Proof of employment (건강보험자격득실확인서)',
    ],
    ended: (product, day) => `${product}: no new loans since ${day}`,
    guarantee: 'A guarantor is needed',
    guaranteeSays: 'The bank lends if HF, HUG or SGI guarantees. Each has limits of its own for homes and sums.',
  },
  announced: {
    title: 'Announced changes',
    state: { announced: 'announced, first day not known', dated: (day) => `from ${day}`, 'in-force': 'in force' },
    what: {
      'marriage-bogeumjari':
        'Bogeumjari loan (보금자리론): it is enough if one of a couple earns less than 70 million won',
      'marriage-didimdol': 'Didimdol (디딤돌): it is enough if one of a couple earns less than 60 million won',
      'marriage-beotimmok': 'Beotimmok (버팀목): it is enough if one of a couple earns less than 50 million won',
      'youth-39': 'The special guarantee for young people goes up to 39',
      'young-bogeumjari':
        'A Bogeumjari loan (보금자리론) for young people (homes up to 400 million won, no apartments)',
      'one-home-guarantee': 'Lower guarantees for owners of one home (unchanged without a home)',
      'future-income': 'Banks must say that future income can be counted',
      'dsr-income': 'Where income changes much, an average of two or three years counts',
    },
  },
  flip: {
    what: (c: Change) => {
      if (c.what === 'income') return `If the couple’s income were ${formatWon(c.to)}`
      if (c.what === 'deposit') return `If the deposit were ${formatWon(c.to)}`
      if (c.what === 'assets') return `If net assets were ${formatWon(c.to)}`
      if (c.what === 'area') return `If the floor area were ${c.to} m²`
      if (c.what === 'marries') return `If you marry by ${formatDay(c.on)}`
      if (c.what === 'birthday') return `After the birthday on ${formatDay(c.on)}`
      return {
        child: 'If a child is born',
        'small-firm': 'If you work for a small or medium firm',
        repays: 'If the present loan is repaid that day',
        head: 'If you become head of household',
        'sells-home': 'If nobody in the household owns a home',
        'moves-out': 'If you move out of public rental',
      }[c.what]
    },
    opens: (product, won) => `${product}: seems to fit, up to ${won}`,
    checks: (product) => `${product}: depends on something to find out`,
    closes: (product) => `${product}: no longer fits`,
    sum: (product, from, to) => `${product}: ${from} → ${to}`,
    rate: (product, from, to, month) => `${product}: ${from} → ${to}, ${month} a month`,
  },
  keep: {
    box: 'Keep my answers for a year',
    button: 'Keep the result',
    done: (day) => `Kept until ${day}`,
    forget: 'Delete what I kept',
    forgotten: 'Deleted.',
    stale: 'The rules have changed since. This is the result by today’s rules.',
    since: (day) => `Kept on ${day}`,
    changed: (product, from, to) => `${product}: ${from} → ${to}`,
    wipe: 'Wipe from this device',
    wiped: 'Wiped from this device.',
  },
  asOf: (day) => `As of ${day} · source: the National Housing and Urban Fund (주택도시기금)`,
  old: 'These rules were read long ago and may have changed.',
  edit: 'Change answers',
} satisfies Translated<typeof korean>
