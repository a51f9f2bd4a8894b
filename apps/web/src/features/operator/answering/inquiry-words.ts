import type { InquiryRole } from '@jipsalpim/contract/areas/report/inquiry-terms.ts'

/** Back-office texts for inquiries. */
export const operatorInquiryWords = {
  open: '답을 기다리는 문의',
  done: '끝난 문의',
  none: '기다리는 문의가 없어요.',
  doneNone: '끝난 문의가 없어요.',
  one: (seq: number) => `문의 ${seq}`,
  column: '문의',
  who: '누구라고 했나요',
  roles: { tenant: '세입자', owner: '집주인', buyer: '사려는 사람', realtor: '중개사' } satisfies Record<
    InquiryRole,
    string
  >,
  statement: '본인이 말한 것이고, 확인하지 않았어요.',
  answerHint: '값, 이용권, 환불처럼 이용에 대해 답해요. 위험에 대한 것은 전문가에게 묻는 길을 알려 주세요.',
} as const
