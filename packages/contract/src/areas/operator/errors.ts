import { errorRows } from '../../error-row.ts'

export const operatorErrors = errorRows({
  secondFactorWrong: { code: 9130, status: 403, words: '확인 코드가 맞지 않아요. 인증 앱의 새 코드를 넣어 주세요.' },
  operatorBehind: {
    code: 9131,
    status: 409,
    words: '그사이 다른 상담원이 먼저 처리했어요. 새로 불러온 내용을 확인해 주세요.',
  },
  operatorRefused: { code: 9132, status: 409, words: '지금은 할 수 없는 일이에요. 주문의 상태를 확인해 주세요.' },
})
