import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import { translated } from '../../../lang/translated.ts'
import { formatDay, formatWon, formatWonShort } from '../../../lang/format.ts'
import type { ScamMeasure } from '@jipsalpim/engine/law/scam-towns.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'

/** Texts of the free report from public data: each fact with its source, and what such data do not show. */
export const korean = {
  title: '결제하기 전에 알 수 있는 것',
  note: '공공데이터만 봤어요. 등기부는 아직 보지 않았어요.',
  loading: '실거래가와 건축물대장을 찾고 있어요.',
  failed: '공공데이터를 불러오지 못했어요. 주문은 그대로 할 수 있어요.',
  again: '다시 불러오기',
  notKnown: '확인 못 함',
  kind: '집의 종류',
  area: '전용면적',
  square: (area: number) => `${area.toLocaleString('en-US')}㎡`,
  approved: '사용승인',
  violation: '위반건축물',
  violationYes: '표시가 있어요',
  violationNo: '표시가 없어요',
  market: '시세로 본 값',
  range: (low: Won, high: Won) =>
    low === high ? formatWon(low) : `${formatWonShort(low)} ~ ${formatWonShort(high)} 원`,
  base: '바탕',
  trades: (count: number) => `실거래 ${groupDigits(count)}건`,
  official: '공시가격에서 계산했어요',
  share: '보증금의 크기',
  shareOf: (least: number, most: number) => (least === most ? `시세의 ${least}%` : `시세의 ${least}% ~ ${most}%`),
  deposit: '보증금',
  unseen: '대출이나 압류, 신탁은 등기부를 봐야 알 수 있어요.',
  town: {
    title: (name: string) => `${name}의 전세사기 피해`,
    more: '이 지역의 전세사기 피해',
    measure: {
      occurred: '시에서 집계한 발생 건수',
      recognised: '피해자로 결정된 건수',
      reported: '시에서 집계한 피해 건수',
    } satisfies Record<ScamMeasure, string>,
    period: '기간',
    cases: '건수',
    casesOf: (n: number) => `${groupDigits(n)}건`,
    between: (from: Day, to: Day) => `${formatDay(from)} ~ ${formatDay(to)}`,
    asOf: (day: Day) => `기준일 ${formatDay(day)}`,
    source: '출처',
    noCity: '이 지역은 구별 피해 건수를 공공데이터로 내지 않아요. 건수를 확인하지 못했어요.',
    noGu: '이 구의 건수를 찾지 못했어요. 주소를 다시 확인해 주세요.',
    accidents: (count: number, rate: number) => `최근 3개월에 보증사고가 ${count}건 있었어요. 사고율은 ${rate}%예요.`,
    few: '최근 3개월의 보증사고가 10건보다 적어요. 적다고 이 집이 괜찮다는 뜻은 아니에요.',
    noDistrict: '이 지역의 보증사고는 확인하지 못했어요.',
    meaning: '지역의 숫자는 이 집을 말해 주지 않아요. 이 집은 등기부로 봐야 해요.',
    looked: (days: number, count: number) => `최근 ${days}일 동안 이 지역의 집을 ${count}번 살펴봤어요.`,
    which: '어느 지역인지 알아야 보여 드릴 수 있어요. 주소나 지역을 먼저 알려 주세요.',
    failed: '이 지역의 숫자를 불러오지 못했어요.',
  },
}
export const simpleWords = translated(korean, {
  en: () => import('./simple-words.en.ts'),
  zh: () => import('./simple-words.zh.ts'),
  vi: () => import('./simple-words.vi.ts'),
})
