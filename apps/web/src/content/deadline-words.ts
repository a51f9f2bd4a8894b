import type { DeadlineId } from '@jipsalpim/engine/law/lease-deadlines.ts'
import { translated } from '../lang/translated.ts'

export const korean: Record<DeadlineId, { title: string; note: string }> = {
  'look-up-taxes': { title: '임대인의 미납 세금 열람', note: '세무서와 주민센터에서 임대인의 동의 없이 볼 수 있어요.' },
  'report-lease': { title: '전월세 신고', note: '계약서를 함께 내면 확정일자도 받아져요.' },
  'move-in-report': { title: '전입신고', note: '이사한 날 바로 해 주세요. 하루 늦으면 순위도 늦어져요.' },
  'fixed-date': { title: '확정일자', note: '계약하면 바로 받을 수 있고, 늦어도 이사한 날 받아요.' },
  opposable: { title: '대항력이 생기는 날', note: '이날 0시부터 집주인이 바뀌어도 살 수 있어요.' },
  'apply-guarantee': { title: '반환보증 신청', note: '이날까지 보증기관이나 은행에 신청해요.' },
  'renewal-notice': { title: '나갈지 남을지 알리기', note: '이 사이에 임대인이 받아야 해요.' },
  'lease-ends': { title: '계약이 끝나는 날', note: '보증금과 열쇠를 함께 주고받아요.' },
  'register-tenancy': { title: '임차권등기명령 신청', note: '보증금을 못 받았으면 이날부터 법원에 신청할 수 있어요.' },
  'claim-guarantee': { title: '반환보증 청구', note: '이날까지 못 받으면 보증기관에 청구해요.' },
  'demand-distribution': { title: '배당요구', note: '법원이 정한 날까지 신청해야 받을 수 있어요.' },
}

export const deadlineWords = translated(korean, {
  en: () => import('./deadline-words.en.ts'),
  zh: () => import('./deadline-words.zh.ts'),
  vi: () => import('./deadline-words.vi.ts'),
})
