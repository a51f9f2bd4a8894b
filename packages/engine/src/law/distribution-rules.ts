import type { CircleReading } from '../recovery/case.ts'
import { day } from '../values/day.ts'
import { dated, type Source } from './dated.ts'

const statute = (title: string, article: string): Source => ({
  title,
  article,
  confidence: 'statute',
  checkedOn: day('2026-06-08'),
})

/** Percent of the 주택가액 that all small deposits together may take. */
export const smallDepositCap = dated<number>('small-deposit-cap', 'distribution', [
  {
    from: day('1990-01-13'),
    value: 50,
    source: statute('주택임대차보호법', '제8조제3항, 시행령 제10조제2항·제3항'),
  },
])

/** Rules that a step of the distribution cites. */
export const distributionRules = dated<Readonly<Record<string, string>>>('distribution-order', 'distribution', [
  {
    from: day('2002-07-01'),
    value: {
      costs: '민사집행법 제53조',
      'small-deposit': '주택임대차보호법 제8조',
      wage3: '근로기준법 제38조제2항, 근로자퇴직급여 보장법 제12조제2항',
      propertyTax: '국세기본법 제35조제3항, 지방세기본법 제71조제5항',
      mortgage: '민법 제356조, 민사집행법 제145조',
      jeonse: '민법 제303조, 민사집행법 제145조',
      lease: '주택임대차보호법 제3조의2제2항',
      tax: '국세기본법 제35조제1항제3호',
      wage: '근로기준법 제38조제1항',
      public: '국민건강보험법 제85조, 국민연금법 제98조',
      attachment: '민사집행법 제148조, 제160조',
      general: '민사집행법 제148조',
      joint: '민법 제368조제1항',
      subrogation: '민법 제368조제2항·제481조·제482조',
      exception: '국세기본법 제35조제7항, 지방세기본법 제71조제6항',
      assumed: '주택임대차보호법 제3조의5',
      base: '민사집행법 제91조',
    },
    source: statute('민사집행법', '제145조·제148조'),
  },
])

/** The source of each reading of a circle of creditors; no statute has a rule for it. */
export const circleAuthorities = dated<Readonly<Record<CircleReading, string>>>('circle-readings', 'distribution', [
  {
    from: day('2002-07-01'),
    value: {
      absorb:
        '대법 1992. 3. 27. 선고 91다44407, 대법 1994. 11. 29. 자 94마417, 서울남부지법 2006. 11. 2. 선고 2006나5920',
      'until-paid': '안분 후 흡수를 부족액의 한도 없이 하는 견해(판례 없음)',
      'pro-rata': '안분배당설(판례 없음)',
    },
    source: {
      title: '안분 후 흡수배당의 판례와 학설',
      article: '법무사지 2020년 3월호',
      confidence: 'assumed',
      checkedOn: day('2026-11-23'),
    },
  },
])

/** The value to a tenant with 대항력 who buys the home because there is no bid: percent of its market price. */
export const opposableResale = dated<number>('opposable-resale', 'distribution', [
  {
    from: day('2002-07-01'),
    value: 93,
    source: {
      title: '대항력 있는 임차인의 상계 매수 가정',
      article: '민사집행법 제143조제2항',
      confidence: 'assumed',
      checkedOn: day('2026-11-21'),
    },
  },
])
