import type { QuestionName } from '@jipsalpim/contract/areas/report/question-terms.ts'

/** Back-office texts for questions. */
export const operatorQuestionWords = {
  title: '질문',
  open: '답을 기다리는 질문',
  done: '끝난 질문',
  none: '기다리는 질문이 없어요.',
  doneNone: '끝난 질문이 없어요.',
  one: (seq: number) => `질문 ${seq}`,
  late: '늦음',
  columns: { question: '질문', about: '무엇에 대해', by: '약속한 날', asked: '물은 때', order: '주문', state: '상태' },
  about: { finding: '위험', clause: '특약', price: '집값·돌려받을 돈', other: '그 밖' } satisfies Record<
    QuestionName,
    string
  >,
  states: { open: '기다림', answered: '답함', closed: '취소됨' },
  by: (day: string) => `${day}까지 답하기로 했어요`,
  asked: (at: string) => `${at}에 물었어요`,
  version: (n: number) => `보고서 ${n}판`,
  email: (mail: string) => `이메일 ${mail}`,
  emailNone: '이메일을 적지 않았어요',
  erased: '질문이 지워졌어요.',
  earlier: '앞선 질문',
  earlierNone: '답하지 않음',
  answer: '답',
  answerHint: '사실과 다음에 할 일을 적어요. 법률 판단이나 계약을 권하는 말은 적지 않아요. 보내면 고칠 수 없어요.',
  answerShort: '열 글자 이상 적어 주세요.',
  send: '답 보내기',
  confirm: '답을 보낼까요?',
  confirmText: '물은 회원에게 알림을 보내요. 보낸 뒤에는 고칠 수 없어요.',
  sent: '답을 보냈어요.',
  answered: (at: string, who: string) => `답 · ${who} · ${at}`,
  report: '보고서 (이름과 동·호는 가렸어요)',
  gone: '보고서가 없어요. 환불됐거나 지워졌어요.',
  findings: '다른 위험',
} as const
