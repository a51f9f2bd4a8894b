import { translated } from '../../../lang/translated.ts'

/** Inquiries about what is sold around a report, and their answers. */
export const korean = {
  title: '문의하기',
  text: '가격, 이용권, 환불처럼 이용에 대해 물어보세요. 상담원은 보고서의 내용을 보지 않아요. 위험에 대한 질문은 보고서에서 전문가에게 물어보세요.',
  role: '어떤 분이세요?',
  roleHint: '알맞게 답하는 데만 써요.',
  roles: { tenant: '세입자', owner: '집주인', buyer: '사려는 사람', realtor: '중개사' },
  roleMissing: '하나를 골라 주세요.',
  content: '문의',
  contentHint: '이름이나 계좌번호는 적지 마세요. 답한 날부터 1년 뒤에 지워요.',
  tooShort: '열 글자 이상 적어 주세요.',
  send: '문의 보내기',
  sent: '문의를 보냈어요.',
  promise: (day: string) => `${day}까지 답하고 알려 드려요.`,
  left: (n: number) => `오늘 ${n}번 더 보낼 수 있어요.`,
  noneLeft: '오늘은 더 보낼 수 없어요. 내일 다시 보내 주세요.',
  me: '나',
  us: '집살핌',
  closed: '답하기 전에 끝났어요',
  waits: (day: string) => `${day}까지 답해 드려요`,
  failed: '문의를 불러오지 못했어요',
}
export const inquiryWords = translated(korean, {
  en: () => import('./inquiry-words.en.ts'),
  zh: () => import('./inquiry-words.zh.ts'),
  vi: () => import('./inquiry-words.vi.ts'),
})
