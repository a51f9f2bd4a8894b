import type { Confidence } from '@jipsalpim/engine/law/dated.ts'
import { formatDay, type Day } from '@jipsalpim/engine/values/day.ts'
import { translated } from '../lang/translated.ts'

export const korean = {
  checkedOn: (day: Day) => `기준일 ${formatDay(day)}`,
  sources: '출처',
  sourceOn: (day: Day) => `${formatDay(day)} 확인`,
  from: (day: Day) => `${formatDay(day)}부터`,
  confidence: {
    statute: '법령',
    official: '공식 자료',
    news: '언론 보도',
    measured: '자료로 측정',
    assumed: '가정',
  } satisfies Record<Confidence, string>,
  sign: '미리 보이는 신호',
  mustKnow: '꼭 알아 두세요',
  between: (from: Day, to: Day | null) =>
    to === null ? `${formatDay(from)}부터` : `${formatDay(from)}부터 ${formatDay(to)}까지`,
  related: '이어서 읽기',
  /** Label of a clause's Korean original, next to its translation. */
  inKorean: '한국어',
  clauseNote: '계약서의 특약 칸에 그대로 옮겨 적을 수 있어요. 상황에 맞게 고쳐 쓰고, 어려우면 전문가에게 보여 주세요.',
  copy: '문구 복사하기',
  copied: '문구를 복사했어요.',
  copyFailed: '복사하지 못했어요. 길게 눌러 복사해 주세요.',
  reference: '참고 정보예요. 법률 상담이나 감정평가를 대신하지 않아요.',
}
export const contentWords = translated(korean, {
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
  vi: () => import('./words.vi.ts'),
})
