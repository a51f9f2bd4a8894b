import type { TitlesOf } from '../../route.ts'
import type { operatorRoutes } from './routes.ts'

export const titles = {
  operator: '상담 창구',
  operatorLists: '처리할 일',
  operatorQuestions: '질문',
  operatorQuestion: '질문에 답하기',
  operatorInquiry: '문의에 답하기',
  operatorReports: '보고서 목록',
  operatorReviews: '후기',
  operatorDisputes: '이의',
  operatorDispute: '이의 정하기',
  operatorDocuments: '서류',
  operatorDocument: '서류의 번호 확인',
  operatorPrices: '가격과 할인',
  operatorCoupons: '쿠폰',
  operatorPublish: '공개하기',
  operatorUsage: '이용 집계',
  operatorSettings: '공개한 것',
  operatorPerson: '회원',
  operatorOrder: '주문의 경과',
  operatorWatch: '변동 알림',
  operatorWatchHome: '살피는 집의 경과',
} satisfies TitlesOf<typeof operatorRoutes>
