import type { Translation } from '../translation.ts'
import { plural, short, won } from './speech.ts'

type Engine = Translation['engine']

export const sentences: Engine['sentences'] = {
  because: (why, sentence) => `${why}. ${sentence}`,
  ceiling: (score, open) => `The score goes no higher than ${score} while these are not checked: ${open}.`,
  cap: (title, word) => `Because of “${title}” the grade cannot be better than ${word}.`,
  head: {
    asOf: (day) => `As of ${day}`,
    past: (year, month) => `Register of ${year}-${String(month).padStart(2, '0')}`,
    undated: 'Register of an unknown day',
  },
  beyondMoney: {
    위험: 'There is a danger that the count of an auction does not show.',
    매우위험: 'There is a grave danger that the count of an auction does not show.',
  },
  money: {
    land: 'This is the register of the land, so what comes back from an auction could not be worked out.',
    landRight:
      'A share of the land (대지권) is not confirmed, so what comes back from an auction could not be worked out.',
    noDeposit: 'The deposit is unknown, so what comes back from an auction could not be worked out.',
    noPrice: 'The price is unknown, so what comes back from an auction could not be worked out.',
    past: (year, month) =>
      `Worked out from the register of ${year}-${String(month).padStart(2, '0')}, without any debt that came since.`,
    told: 'Worked out with the price that was told; nothing confirms it.',
    allBut: (deposit) =>
      `Counting only the payout of an auction, the deposit of ${won(deposit)} comes back in full. The dangers found are not part of that count.`,
    all: (deposit) => `By this calculation all of the deposit of ${won(deposit)} comes back from an auction.`,
    none: (deposit) => `By this calculation nothing of the deposit of ${won(deposit)} comes back from an auction.`,
    some: (deposit, low, high) =>
      `By this calculation ${low === high ? won(low) : `${short(low)}~${short(high)}`} of the deposit of ${won(deposit)} comes back from an auction.`,
  },
  lookUp: {
    costUnknown: 'cost unknown',
    free: 'free',
    cost: won,
    timeUnknown: 'time unknown',
    atOnce: 'at once',
    days: (n) => `up to ${plural(n, 'day')}`,
    noConsent: 'not needed',
    consent: 'the landlord’s is needed',
  },
  without: (answer, cancelled) => `${answer} (${cancelled} cancelled left out)`,
  noHeadroom: 'By the guarantor’s rules no deposit would be taken.',
  headroom: (most) => `By the guarantor’s rules a deposit of up to ${won(most)} would be taken.`,
  borderline: 'Read strictly it is outside the rules, and read widely within them',
  repay: {
    title: 'If the landlord repays the loan first',
    body: (before, after) =>
      after === 0
        ? `If it is repaid and cancelled as promised, the mortgages (근저당) before you of ${won(before)} are gone.`
        : `If it is repaid as promised, and cancelled or lowered, the mortgages (근저당) before you go from ${won(before)} down to ${won(after)}.`,
    range: (low, high) => (low === high ? won(low) : `${short(low)}~${short(high)}`),
    money: (then, now) => `Then ${then} would come back from an auction; now it is ${now}.`,
    moneyUnknown: 'How much that would change could not be worked out.',
    ask: 'A promise alone does not change the score. Have the cancellation written into the contract (특약), and on the day of the balance (잔금) see the receipt of the repayment (상환영수증) and of the application to cancel (말소등기접수증).',
  },
}
