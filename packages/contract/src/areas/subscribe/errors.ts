import { errorRows } from '../../error-row.ts'

export const subscribeErrors = errorRows({
  notifierExists: { code: 6010, status: 409, words: '이 주소에는 이미 변동 알림이 있어요.' },
})
