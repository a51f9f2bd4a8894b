import { errorRows } from '../../error-row.ts'

export const ticketErrors = errorRows({
  ticketNone: { code: 9030, status: 409, words: '쓸 수 있는 이용권이 없어요. 이용권을 먼저 사 주세요.' },
})
