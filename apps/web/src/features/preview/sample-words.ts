import type { Grade } from '@jipsalpim/engine/assessment.ts'
import { translated } from '../../lang/translated.ts'

/** Texts for samples: what they are, and what a real report is. */
export const korean = {
  title: '견본 보고서',
  band: '견본이에요',
  bandText: '지어낸 집을 실제 규칙으로 판정했어요.',
  grades: '견본의 등급',
  analyze: '내 집 분석하기',
  others: '다른 등급 보기',
  deadLabel: '내 보고서에서 할 수 있는 일',
  dead: '내 보고서에서만 눌려요.',
  deadButtons: ['다른 사람에게 보여 주기', 'PDF로 받기', '새 등기부로 다시 받기'],
  pick: '견본 고르기',
  samples: '등급마다 하나씩 있어요',
  of: {
    양호: '빚이 없는 빌라예요.',
    주의: '시세가 내려간 빌라예요.',
    위험: '내 보증금보다 앞선 빚이 있는 아파트예요.',
    매우위험: '경매가 시작된 오피스텔이에요.',
    판단보류: '다른 세대의 보증금을 모르는 다가구예요.',
  } satisfies Record<Grade, string>,
  own: '내 집 보고서의 값',
  ownText: '부가세를 넣은 전체 값이에요. 결제하기 전에 한 번 더 보여 드려요.',
  discount: (full: string, name: string, won: string) => `원래 ${full}이고, ${name}으로 ${won}을 덜 내요.`,
  priceFailed: '값을 불러오지 못했어요',
}
export const sampleWords = translated(korean, {
  en: () => import('./sample-words.en.ts'),
  zh: () => import('./sample-words.zh.ts'),
  vi: () => import('./sample-words.vi.ts'),
})
