import { readingReasons, type ReadingReason } from '@jipsalpim/contract/areas/operator/reading-terms.ts'

/** What the desk calls jobs, its own calls and other operators; a new one is shown by its own name until it has one here. */
const jobNames: Readonly<Record<string, string>> = {
  'account.consents': '동의 다시 알리기',
  'account.forget': '탈퇴한 사람 지우기',
  'account.retention': '보관 기간이 끝난 기록 지우기',
  'account.withdrawals': '탈퇴 마무리',
  'coupon.let-go': '쓰지 않은 쿠폰 풀기',
  'coupon.sweep': '쿠폰 기록 정리',
  'message.news': '새 소식 알리기',
  'message.push': '앱 알림 보내기',
  'message.send': '알림 보내기',
  'operator.index': '사람 찾기 목록 만들기',
  'order.supply': '공급 기한 살피기',
  'payment.account': '입금 계좌 확인',
  'payment.card': '바뀐 카드 지우기',
  'payment.doubts': '확실하지 않은 결제 살피기',
  'payment.receipt': '현금영수증 처리',
  'payment.reconcile': '결제사 장부와 비교',
  'payment.refund': '환불',
  'payment.resolve': '결제 결과 다시 묻기',
  'payment.watch': '장부 차이 살피기',
  'payment.webhook': '결제사 알림 처리',
  'platform.invariants': '데이터 규칙 확인',
  'platform.reseal': '암호화 다시 하기',
  'platform.sweep': '오래된 기록 지우기',
  'report.prepare': '보고서 만들기',
  'subscribe.check': '집 한 곳 살피기',
  'subscribe.consent': '바뀌는 값에 동의 묻기',
  'subscribe.earn': '알림 매출 적기',
  'subscribe.end': '끝난 알림 마치기',
  'subscribe.months': '살핀 기록의 달 만들기',
  'subscribe.renew': '알림 이어서 결제',
  'subscribe.repeat': '급한 알림 다시 알리기',
  'subscribe.round': '차례가 된 집 살피기',
  'ticket.ending': '이용권 만료 안내',
  'ticket.expire': '이용권 만료',
  'verification.empty': '본인확인 기록 지우기',
}
export const jobName = (name: string): string => jobNames[name] ?? name

const callNames: Readonly<Record<string, string>> = {
  operatorFind: '찾기 결과로 봄',
  operatorPerson: '이 화면을 봄',
  operatorReveal: '가린 값을 모두 봄',
  operatorOrder: '주문을 봄',
  orderAdmin: '주문을 봄',
  operatorPreview: '미리보기를 엶',
  previewReportManager: '보고서를 미리보기로 봄',
  previewSubscribeManager: '변동 알림을 미리보기로 봄',
  previewReportBuyManager: '살 수 있는 것을 미리보기로 봄',
  operatorRefund: '환불함',
  operatorRefundDecide: '환불을 승인하거나 거절함',
  operatorRefundSettle: '환불 결과를 확정함',
  operatorPayments: '결제사에 다시 물음',
  operatorNotice: '알림을 다시 보냄',
  operatorJob: '작업을 다시 돌림',
  operatorWatchHome: '살피는 집의 경과를 봄',
  operatorQuestion: '질문을 봄',
  operatorQuestionAnswer: '질문에 답함',
  operatorInquiry: '문의를 봄',
  operatorInquiryAnswer: '문의에 답함',
  operatorReviewDecide: '후기를 정함',
  operatorDispute: '이의를 봄',
  operatorDisputeAsk: '이의를 물음',
  operatorDisputeDecide: '이의를 정함',
}
export const callName = (name: string): string => callNames[name] ?? name

export const reasonNames: Readonly<Record<ReadingReason, string>> = {
  'user-asked': '회원의 문의',
  'report-late': '늦어진 보고서 확인',
  'money-check': '결제나 환불 확인',
  'routine-check': '정기 점검',
}
/** Of a read one of our words; else the reason as it was typed. */
export function reasonName(reason: string): string {
  const known = readingReasons.find((r) => r === reason)
  return known === undefined ? reason : reasonNames[known]
}

export const operatorName = (seq: number): string => `운영자 ${seq}`
