import type { unfitReasons } from '@jipsalpim/contract/areas/report/compare.ts'
import { translated } from '../../lang/translated.ts'

/** Texts for choosing two reports to compare; those of the comparison itself are in report-body/comparison. */
export const korean = {
  title: '두 집 비교',
  judging: '두 집을 오늘 규칙으로 판정하고 있어요',
  failed: '비교하지 못했어요',
  pickTwo: '비교할 집을 두 곳 골라 주세요',
  pickTwoText: '집을 두 곳 골라야 같은 자로 비교할 수 있어요.',
  toList: '비교할 집 고르기',
  unfit: '비교할 수 없는 보고서예요',
  unfitText: '환불했거나 아직 준비되지 않은 보고서예요. 다른 집을 골라 주세요.',
  sameHome: '같은 집의 보고서 두 건이에요',
  sameHomeText: '다른 집의 보고서를 골라 주세요. 같은 집의 달라진 점은 보고서에서 볼 수 있어요.',
  keeps: '비교는 저장한 등기부와 답으로 오늘 다시 판정한 결과예요. 보고서는 바뀌지 않고, 돈도 들지 않아요.',
  list: '비교할 두 집을 골라 주세요',
  listText: '두 집을 오늘 날짜와 같은 규칙으로 다시 판정해 비교해요. 돈은 들지 않아요.',
  listFailed: '보고서 목록을 불러오지 못했어요',
  homes: '내 보고서',
  compare: '두 집 비교하기',
  none: '비교할 보고서가 아직 없어요',
  noneText: '보고서가 두 건 있으면 여기서 비교할 수 있어요.',
  order: '보고서 주문하기',
  device: '가지고 있는 등기부로 비교하기',
  deviceNote: '등기부 파일 두 개를 이 기기 안에서만 읽어요. 로그인도 필요 없어요.',
  noAddress: '주소를 아직 정하지 않았어요',
  twin: '고른 집과 같은 집이에요',
  enough: '두 집을 이미 골랐어요',
  whyNot: {
    'waiting-address': '주소를 정해야 비교할 수 있어요',
    preparing: '보고서를 준비하고 있어요',
    failed: '보고서를 만들지 못했어요',
    cancelled: '취소한 주문이에요',
    refunded: '환불한 보고서예요',
  } satisfies Record<(typeof unfitReasons)[number], string>,
  chosen: (n: number) =>
    n === 2 ? '두 집을 골랐어요' : n === 1 ? '한 집을 골랐어요. 한 집 더 골라 주세요' : '두 집을 골라 주세요',
  terms: (deposit: string, rent: string | null) =>
    rent === null ? `보증금 ${deposit}` : `보증금 ${deposit} · 월세 ${rent}`,
}
export const compareWords = translated(korean, {
  en: () => import('./compare-words.en.ts'),
  zh: () => import('./compare-words.zh.ts'),
  vi: () => import('./compare-words.vi.ts'),
})
