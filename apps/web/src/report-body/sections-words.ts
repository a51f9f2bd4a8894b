import { formatWon, formatWonShort, type Won } from '@jipsalpim/engine/values/won.ts'
import { translated } from '../lang/translated.ts'

/** The report's own parts: their names, and the texts next to their headings. */
export const korean = {
  contents: '보고서 차례',
  result: '결과',
  risks: '위험',
  unknowns: '모르는 것',
  money: '돈',
  register: '등기부',
  risksFrom: (lines: number, findings: number) =>
    lines > 0 ? `근거 ${lines}줄에서 나온 ${findings}건` : `${findings}건`,
  notes: (n: number) => `참고 ${n}건`,
  toCheck: (n: number) => `${n}가지`,
  cancelledToo: (n: number) => `말소된 ${n}건 포함`,
  sameEvidence: (n: number) => `같은 근거 ${n}건`,
  moreLines: (n: number) => `외 ${n}줄`,
  howCounted: '어떻게 계산했나요',
  changesNote: '파란 점은 확인하면 판정이 바뀔 수 있는 것이에요.',
  changes: '확인하면 판정이 바뀔 수 있어요',
  pane: '등기부에 적힌 내용',
  paneNote: '위험의 근거를 누르면 그 줄에 파란 막대가 서요.',
  paneEmpty: '갑구와 을구에 등기가 없어요.',
  litLine: '지금 보는 줄',
  /** The score as a travelling line of the bar. */
  points: (n: number) => `${n}점`,
  place: (place: string, area: number | null) => (area === null ? place : `${place} · ${area}㎡`),
  pagesRead: (n: number) => `${n}쪽 모두 읽음`,
  ago: (n: number) => (n === 1 ? '어제' : `${n}일 전`),
  left: {
    contract: (day: string, n: number) =>
      n === 0 ? `오늘이 계약 예정일 ${day}이에요` : `계약 예정일 ${day}까지 ${n}일 남았어요`,
    moveIn: (day: string, n: number) =>
      n === 0 ? `오늘이 이사 예정일 ${day}이에요` : `이사 예정일 ${day}까지 ${n}일 남았어요`,
    other: (day: string, n: number) => (n === 0 ? `오늘 ${day}까지예요` : `${day}까지 ${n}일 남았어요`),
    over: (day: string) => `${day}이 지났어요. 서둘러 주세요`,
  },
  shortBy: (least: Won, most: Won) =>
    least === most
      ? `보증금보다 ${formatWon(most)} 모자라요`
      : `보증금보다 ${least === 0 ? '많게는 ' : `${formatWon(least)} ~ `}${formatWon(most)} 모자라요`,
  checkedOf: (done: number, all: number) => `${done} / ${all} 확인했어요`,
  consent: '동의',
  checkedOne: '확인했어요',
  things: (n: number) => `${n}가지`,
  consentNote: '임대인 동의가 필요해요.',
  sales: (n: number) => `실거래 ${n}건`,
  officialPrice: '공시가격',
  mine: '내가 받는 돈',
  lost: '못 받는 돈',
  taxes: '임대인의 밀린 세금',
  otherClaims: (n: number) => `그 밖의 ${n}건`,
  payoutSaid: (sale: Won, mine: Won) =>
    `${formatWon(sale)}에 팔리면 앞선 빚을 나눈 뒤 내가 ${formatWon(mine)}을 받아요`,
  salesTitle: '같은 건물의 거래와 이 집',
  salesNear: '비슷한 집의 거래와 이 집',
  priceNow: '집값',
  boughtFor: (won: string) => `지금 주인이 산 값 ${won}`,
  salesSaid: (n: number, low: Won, high: Won) =>
    `실거래 ${n}건과 이 집의 값 ${formatWonShort(low)}에서 ${formatWonShort(high)}`,
  sizedNote: '면적이 다른 거래는 이 집 면적에 맞춰 그렸어요. 표에는 실제 거래한 값이 있어요.',
  day: '날',
  size: '면적',
  overLimits: (over: number, all: number) =>
    over === 0 ? `${all}가지 기준 안이에요` : `${all}가지 가운데 ${over}가지를 넘어요`,
  guarantor: '주택도시보증공사',
  limits: { senior: '앞선 빚', sum: '앞선 빚 + 보증금', deposit: '보증금' },
  limitsSaid: '보증 한도까지의 거리',
  standard: '기준',
  scoreParts: '점수를 정한 것',
  scoreNote: '가장 낮은 상한이 점수예요. 좋은 점을 더해도 올라가지 않아요.',
  allFindings: (n: number) => `찾은 위험 ${n}건을 뺀 점수`,
  openChecks: '아직 확인하지 못한 것',
  guaranteeMore: '기준과 보증료 자세히',
  lanesNow: (day: string) => `${day} 기준`,
}

export const sectionsWords = translated(korean, {
  en: () => import('./sections-words.en.ts'),
  zh: () => import('./sections-words.zh.ts'),
  vi: () => import('./sections-words.vi.ts'),
})
