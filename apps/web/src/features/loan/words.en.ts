import type { Change } from '@jipsalpim/engine/loan/flips.ts'
import { formatDay, formatWon } from '../../lang/format.ts'
import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
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
    see: 'See my result',
    again: 'Start over',
    login: 'Log in to keep the result',
    home: {
      title: 'Your home is filled in',
      says: 'It answers the questions about the home. You can change it when you are asked.',
      leave: 'Leave it out',
      back: 'Back to the report',
    },
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
    ended: 'It stops at this answer',
    ends: {
      age: 'A head of household can borrow from the age of 19.',
      'no-home': 'Nobody in the household may own a home or a right to a new one.',
      income: 'The income is above the limit of every product.',
      'no-loan': 'There is no new loan while one in use stays.',
      assets: 'Net assets are above the limit of every product.',
      credit:
        'There is no loan with arrears or a debt restructuring on record. Look again once it is paid and cleared.',
    },
    endedSays: 'With this answer a public lease loan is unlikely, whatever the others are.',
    change: 'Change this answer',
    counted: (n) => `${n} products were checked`,
    see: 'See the result',
  },
  possible: {
    distance: 'How much is left to the limits',
    flips: 'What would change it',
    others: 'Other products',
    ifSo: (change) => `${change}, it would fit`,
    refused: (n) => `${n} product${n === 1 ? '' : 's'} that do not fit`,
    special: 'Only in these cases',
    open: 'Depends on something to find out',
    try: {
      title: 'Try other numbers',
      income: 'Income',
      coupleIncome: 'Income of the couple',
      deposit: 'Deposit',
      same: 'The result stays the same.',
      take: 'Change my answers to these',
    },
    support: {
      title: 'Support where the home is',
      names: {
        seoul: 'Seoul: interest on the deposit for young people',
        gyeonggi: 'Gyeonggi: guarantee and interest for low incomes (homes in Gyeonggi)',
        busan: 'Busan: interest on the deposit (머물자리론)',
        daegu: 'Daegu: interest on the deposit for young people (homes in Daegu)',
        'youth-rent-support': 'Rent support for young people (청년월세 지원)',
      },
      rate: (points) => `pays ${points.toFixed(1)} points of the interest`,
      monthly: (won, months) => `pays ${won} of the rent a month for ${months} months`,
      open: (rules) => `Still open: ${rules}`,
      unread: 'we could not check how much it pays',
      alone: 'not together with a loan of the fund',
      note: 'They have times of their own and conditions that we could not read. Ask the community centre.',
    },
    buying: 'To buy a home',
    money: { deposit: 'Deposit', loan: 'Loan', own: 'To bring yourself' },
    least: (most, ratio, part) => `The lower of the limit ${most} and ${ratio} % of the deposit, ${part}`,
    down: (won) => `5 % of the deposit, ${won}, must be paid before you apply`,
    when: 'Until when',
    ask: { title: 'Ask the bank first', says: 'Some homes are refused. Ask before you sign the lease.' },
    pay: { title: 'Sign and pay 5 %', says: 'Keep the receipt.' },
    payWon: (won) => `Sign and pay ${won}`,
    applyBy: (day) => `Apply by ${day}`,
    repays: 'The loan in use must be repaid on the day of the new one.',
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
    papers: 'Papers for the bank',
    report: 'Check this home’s register',
  },
  impossible: {
    title: 'No product fits for now',
    nearestSays: (product, why) => `${product}: ${why}`,
    toFind: {
      title: 'To find out',
      decides: (n) => `decides ${n} product${n === 1 ? '' : 's'}`,
      answer: 'Answer',
    },
    openSays: (n) => `${n} product${n === 1 ? '' : 's'} may still fit.`,
    nearest: (product) => `Nearest: ${product}`,
    conditionalTitle: 'A few things to find out first',
    ways: 'Other ways',
    way: {
      bank: {
        title: 'A bank’s lease loan',
        says: (most, ratio) => `With a guarantor, usually up to ${ratio} % of the deposit and ${most}.`,
        owner: (most, regulated, other) =>
          `Owners of one home may borrow up to ${most} from all banks together in the capital area and regulated areas. A guarantor covers ${regulated} % of the loan there, ${other} % elsewhere.`,
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
  announced: {
    title: 'Announced changes',
    more: 'Others: to buy a home, and in force already',
    state: { announced: 'announced, first day not known', dated: (day) => `from ${day}`, 'in-force': 'in force' },
    what: {
      'transfer-loans':
        'June 27: no lease loans that are paid out on the day the owner changes (capital and regulated areas)',
      'youth-most': 'June 27: the limit of Beotimmok (버팀목) for young people fell from 200 to 150 million won',
      'guarantee-80': 'Loan guarantees in the capital and regulated areas fell from 90 % to 80 %',
      'one-home-most':
        'September 7: owners of one home may borrow 200 million won at most for a lease in the capital and regulated areas',
      'one-home-dsr':
        'October 15: interest on a lease loan counts in the DSR of owners of one home (capital and regulated areas)',
      'marriage-bogeumjari':
        'Bogeumjari loan (보금자리론): it is enough if one of a couple earns less than 70 million won (announced for October 2026)',
      'marriage-didimdol': 'Didimdol (디딤돌): it is enough if one of a couple earns less than 60 million won',
      'marriage-beotimmok': 'Beotimmok (버팀목): it is enough if one of a couple earns less than 50 million won',
      'youth-39': 'The special guarantee for young people goes up to 39',
      'young-bogeumjari':
        'A Bogeumjari loan (보금자리론) for young people (homes up to 400 million won, no apartments)',
      'one-home-guarantee': 'Lower guarantees for owners of one home (unchanged without a home)',
      'future-income': 'Banks must say that future income can be counted',
      'dsr-income': 'Where income changes much, an average of two or three years counts',
      'guarantee-90':
        'HUG (주택도시보증공사) and SGI (서울보증) stand behind 90 % of a lease loan, where they stood behind all of it',
      'mortgage-most': 'June 27: a mortgage on a home in the capital and regulated areas is 600 million won at most',
      'stress-dsr':
        'Stress DSR, third stage: limits are computed with 1.5 points more interest in the capital area, 0.75 on mortgages elsewhere',
      'regulated-2025': 'October 15: all 25 districts of Seoul and 12 places of Gyeonggi became regulated areas',
      'mortgage-most-by-price':
        'October 15: in the capital and regulated areas 400 million won at most on a home above 1.5 billion, 200 million above 2.5 billion',
      'stress-dsr-floor':
        'October 15: mortgage limits in the capital and regulated areas are computed with 3 points more interest',
      'regulated-2026': 'Hwaseong Dongtan, Yongin Giheung and Guri became regulated areas, too',
    },
  },
  flip: {
    what: (c: Change, couple: boolean) => {
      const over = 'by' in c && c.by > 0
      const to = (limit: number) => (over ? `above ${formatWon(limit - 1)}` : `${formatWon(limit)} or less`)
      if (c.what === 'income') return `If ${couple ? 'the couple’s income' : 'your income'} were ${to(c.to)}`
      if (c.what === 'deposit') return `If the deposit were ${to(c.to)}`
      if (c.what === 'assets') return `If net assets were ${to(c.to)}`
      if (c.what === 'area')
        return `If the floor area were ${over ? `above ${Math.floor(c.to)} m²` : `${c.to} m² or less`}`
      if (c.what === 'marries') return `If you marry by ${formatDay(c.on)}`
      if (c.what === 'birthday') return `After the birthday on ${formatDay(c.on)}`
      return {
        child: 'If a child is born',
        'small-firm': 'If you work for a small or medium firm',
        repays: 'If the present loan is repaid that day',
        head: 'If you become head of household',
        'sells-home': 'If nobody in the household owns a home',
        'moves-out': 'If you move out of public rental',
        'record-clears': 'If the arrears or restructuring are no longer on record',
      }[c.what]
    },
    opens: (product, won) => `${product}: seems to fit, up to ${won}`,
    checks: (products) => `${products}: depends on something to find out`,
    closes: (products) => `${products}: no longer fits`,
    left: (slack) => `${slack} left for now`,
    sum: (product, from, to) => `${product}: ${from} → ${to}`,
    rate: (product, from, to, month) => `${product}: ${from} → ${to}, ${month} a month`,
  },
  keep: {
    box: 'Keep my answers for a year',
    waits: 'Tick the box above to keep it.',
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
