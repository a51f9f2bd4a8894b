import type { Deadline, Stage } from '../../../risk/stage.ts'
import { type Day, formatDay } from '../../../values/day.ts'
import type { AdviceWords } from './advice-words.ts'

export const stageWords: Readonly<Record<Stage, string>> = {
  'before-contract': '계약하기 전',
  'contract-day': '계약하는 날',
  'balance-day': '잔금·이사하는 날',
  living: '살고 있는 동안',
  ending: '계약이 끝날 때',
}

const by = (words: string) => (day: Day | null) => (day === null ? words : `${words} (${formatDay(day)})`)

/** The deadline as text, with the day if the lease gives it. */
export const deadlineWords: Readonly<Record<Deadline, (day: Day | null) => string>> = {
  now: () => '지금',
  contract: by('서명하기 전까지'),
  balance: by('잔금을 보내기 전까지'),
  'half-term': by('임대차 기간의 절반이 지나기 전까지'),
  'court-notice': () => '법원이나 공사가 정한 날까지',
  notice: by('끝나기 두 달 전까지'),
  end: by('이사 나가기 전까지'),
}

/** The note for a text that mentions a value or a legal position. */
export const noOpinionWords: Readonly<Record<NonNullable<AdviceWords['noOpinion']>, string>> = {
  value: '거래와 공시가격으로 계산한 참고 정보예요. 감정평가가 아니에요.',
  law: '법을 쉽게 풀어 쓴 참고 정보예요. 법률 의견이 아니에요. 중요한 결정은 전문가와 상의하세요.',
}
