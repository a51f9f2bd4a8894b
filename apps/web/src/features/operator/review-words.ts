import type { reviewStates } from '@jipsalpim/contract/areas/report/review-terms.ts'

/** Back-office texts for reviews of reports. */
export const operatorReviewWords = {
  title: '후기',
  waiting: (n: number) => `살펴볼 후기 (${n})`,
  done: '정한 후기',
  none: '살펴볼 후기가 없어요.',
  doneNone: '정한 후기가 없어요.',
  one: (seq: number) => `후기 ${seq}`,
  stars: (n: number) => `별점 ${n}점`,
  states: { sent: '기다림', approved: '공개됨', refused: '공개 안 함' } satisfies Record<
    (typeof reviewStates)[number],
    string
  >,
  gift: '대가를 받고 씀',
  rule: '이름, 주소나 번호가 남은 글과 욕설, 광고만 공개하지 않아요. 점수가 낮다고 빼지 않아요.',
  approve: '공개하기',
  askApprove: '이 글을 공개할까요?',
  askApproveText: '누구나 볼 수 있어요. 나중에 이유를 적고 내릴 수 있어요.',
  approved: '후기를 공개했어요.',
  refuse: '공개하지 않기',
  takeDown: '내리기',
  refuseText: '적은 이유를 쓴 사람이 그대로 읽어요. 무엇을 고치면 되는지 적어 주세요.',
  refused: '공개하지 않기로 했어요.',
  why: (reason: string) => `이유: ${reason}`,
} as const
