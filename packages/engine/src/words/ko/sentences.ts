import { groupDigits } from '../../values/group-digits.ts'
import { type Day, formatDay } from '../../values/day.ts'
import { formatWon, formatWonShort, type Won } from '../../values/won.ts'

/** Sentences around the numbers of a whole assessment. */
export const sentenceWords = {
  /** The reason, and what it means for the grade. */
  because: (why: string, sentence: string): string => `${why}. ${sentence}`,
  cap: (title: string, word: string): string => `"${title}" 때문에 등급은 ${word}보다 좋아질 수 없어요.`,
  /** Why a score is not full although nothing was found. */
  ceiling: (score: number, open: string): string =>
    `아직 확인하지 못한 것이 있어 점수는 ${score}점까지만 드려요: ${open}.`,
  /** The date of the report: the register's date if it is old. */
  head: {
    asOf: (day: Day): string => `기준일 ${formatDay(day)}`,
    past: (year: number, month: number): string => `${year}년 ${month}월 등기부`,
    undated: '뗀 날을 알 수 없는 등기부',
  },
  /**
   * Replaces the grade's own sentence if an auction would pay back the whole deposit: the danger is then not the money.
   */
  beyondMoney: {
    위험: '경매 계산에는 나오지 않는 위험이 있어요.',
    매우위험: '경매 계산에는 나오지 않는 큰 위험이 있어요.',
  },
  money: {
    land: '땅의 등기부라 경매로 갔을 때 돌려받을 돈을 계산하지 못했어요.',
    landRight: '땅의 몫(대지권)이 확인되지 않아 경매로 갔을 때 돌려받을 돈을 계산하지 못했어요.',
    noDeposit: '보증금을 몰라 경매로 갔을 때 돌려받을 돈을 계산하지 못했어요.',
    noPrice: '집값을 몰라 경매로 갔을 때 돌려받을 돈을 계산하지 못했어요.',
    /** Before the sum if the register is old or the price is not confirmed. */
    past: (year: number, month: number): string => `${year}년 ${month}월 등기부에 있는 빚만 계산했어요.`,
    told: '들은 집값으로 한 계산이고, 그 값을 확인한 자료는 없어요.',
    /** The whole deposit would be paid back, but the home is dangerous for other reasons. */
    allBut: (deposit: Won): string =>
      `경매 배당만 계산하면 보증금 ${formatWon(deposit)}을 모두 돌려받아요. 찾은 위험은 이 계산에 들어 있지 않아요.`,
    all: (deposit: Won): string => `경매로 가면 보증금 ${formatWon(deposit)}을 모두 돌려받을 것으로 계산돼요.`,
    none: (deposit: Won): string => `경매로 가면 보증금 ${formatWon(deposit)}을 한 푼도 돌려받지 못할 것으로 계산돼요.`,
    some: (deposit: Won, low: Won, high: Won): string =>
      `경매로 가면 보증금 ${formatWon(deposit)} 가운데 ${low === high ? formatWon(low) : `${formatWonShort(low)}~${formatWonShort(high)}`}을 돌려받을 것으로 계산돼요.`,
  },
  lookUp: {
    costUnknown: '비용 모름',
    free: '무료',
    cost: (won: Won): string => `${groupDigits(won)}원`,
    timeUnknown: '걸리는 시간 모름',
    atOnce: '바로',
    days: (n: number): string => `길면 ${n}일`,
    noConsent: '동의 없이 가능',
    consent: '임대인 동의 필요',
  },
  without: (text: string, cancelled: number): string => `${text} (말소된 ${cancelled}건은 제외)`,
  noHeadroom: '보증 기준으로는 받아 줄 수 있는 보증금이 없어요.',
  headroom: (won: Won): string => `보증 기준으로는 보증금 ${formatWon(won)}까지 가능해요.`,
  /** Refused by only one rule, and passing if that rule is read the other way. */
  borderline: '엄격하게 읽으면 기준에 들지 않고, 넓게 읽으면 드는 경계예요',
  repay: {
    title: '집주인이 대출을 먼저 갚는다면',
    body: (before: Won, after: Won): string =>
      after === 0
        ? `말한 대로 갚고 말소하면 앞선 근저당 ${formatWon(before)}이 모두 없어져요.`
        : `말한 대로 갚고 말소하거나 줄이면 앞선 근저당이 ${formatWon(before)}에서 ${formatWon(after)}으로 줄어요.`,
    range: (low: Won, high: Won): string =>
      low === high ? formatWon(low) : `${formatWonShort(low)}~${formatWonShort(high)} 원`,
    money: (then: string, now: string): string => `그때 경매에서 돌려받을 돈은 ${then}이고, 지금은 ${now}이에요.`,
    moneyUnknown: '돌려받을 돈이 얼마나 달라지는지는 계산하지 못했어요.',
    ask: '약속만으로는 점수가 바뀌지 않아요. 말소 조건 특약을 적고, 잔금 날 상환영수증과 말소등기접수증을 확인하세요.',
  },
}
