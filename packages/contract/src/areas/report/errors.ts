import { errorRows } from '../../error-row.ts'

export const reportErrors = errorRows({
  questionPending: { code: 7510, status: 409, words: '답을 기다리는 질문이 이미 있어요.' },
  /** The same for a link that ended and for one that never existed. */
  shareEnded: { code: 9201, status: 410, words: '볼 수 없는 링크예요. 보낸 분에게 다시 부탁해 주세요.' },
  dayLimit: { code: 9202, status: 429, words: '오늘은 더 할 수 없어요. 내일 다시 해 주세요.' },
  changedSince: {
    code: 9203,
    status: 409,
    words: '그사이 바뀌었어요. 새로 불러온 내용을 확인해 주세요.',
  },
  reviewWritten: {
    code: 9205,
    status: 409,
    words: '이 보고서의 후기는 이미 보냈어요. 보낸 후기를 아래에 보여 드려요.',
  },
  disputeOpen: {
    code: 9206,
    status: 409,
    words: '같은 내용의 이의를 이미 살펴보고 있어요. 결정을 확인한 뒤에 다시 보내 주세요.',
  },
  compareUnfit: { code: 9204, status: 409, words: '비교할 수 없는 보고서예요. 다른 집을 골라 주세요.' },
})
