import { translated } from '../../../lang/translated.ts'

/** Sale prices of homes similar to the watched one. */
export const korean = {
  section: '비슷한 집이 팔린 값',
  note: '국토교통부 실거래가예요. 하루에 한 번 새로 읽어요.',
  tabsLabel: '거래 종류',
  types: { 매매: '매매', 전세: '전세', 월세: '월세' },
  scope: { building: '같은 건물의 비슷한 넓이', dong: '같은 동의 비슷한 넓이' },
  range: '팔린 값',
  rangeOf: (low: string, high: string) => `${low} – ${high}`,
  middle: '가운데 값',
  count: '거래',
  countOf: (n: number, months: number) => `${n}건 · ${months}개월`,
  few: '거래가 셋보다 적어서 얼마쯤인지 말할 수 없어요.',
  caption: '팔린 거래',
  day: '날짜',
  won: '값',
  area: '넓이',
  areaOf: (m2: number) => `${m2}㎡`,
  floor: '층',
  floorOf: (floor: number) => (floor < 0 ? `지하 ${-floor}층` : `${floor}층`),
  noFloor: '몰라요',
  none: (since: string) => `${since}부터 지금까지 신고된 거래가 없어요.`,
  more: (left: number) => `${left}건 더 보기`,
  asOf: (at: string) => `${at}에 읽은 자료예요.`,
  failed: '거래를 불러오지 못했어요',
  unknown: {
    'source-down': '국토교통부 자료를 지금 읽을 수 없어요. 거래가 없다는 뜻이 아니에요.',
    'no-source': '전세와 월세 거래는 아직 받아 오는 곳이 없어서 알 수 없어요. 거래가 없다는 뜻이 아니에요.',
    'not-read': '이 집의 등기부를 처음 읽은 다음에 알 수 있어요.',
    'kind-unknown': '집의 종류를 알 수 없어서 비슷한 집의 거래를 고르지 못했어요.',
    'not-traded': '이 종류의 집은 실거래가가 따로 공개되지 않아요.',
  },
}
export const priceWords = translated(korean, {
  en: () => import('./price-words.en.ts'),
  zh: () => import('./price-words.zh.ts'),
  vi: () => import('./price-words.vi.ts'),
})
