import { errorRows } from '../../error-row.ts'

export const reportErrors = errorRows({
  questionPending: { code: 7510, status: 409, words: '답을 기다리는 질문이 이미 있어요.' },
})
