import { errorRows } from '../../error-row.ts'

export const paymentErrors = errorRows({
  paymentTypeInvalid: { code: 2500, status: 400, words: '쓸 수 없는 결제 방법이에요. 다른 방법을 골라 주세요.' },
  paymentInfoNotFound: {
    code: 2503,
    status: 404,
    words: '결제 정보를 찾지 못했어요. 내 보고서를 확인한 뒤에 다시 주문해 주세요.',
  },
  paymentRequestFailed: { code: 2504, status: 402, words: '결제 요청이 처리되지 않았어요. 다시 결제해 주세요.' },
  paymentAuthFailed: { code: 2508, status: 402, words: '결제 인증에 실패했어요. 카드 정보를 확인해 주세요.' },
  paymentRecordNotFound: {
    code: 2509,
    status: 404,
    words: '결제 기록을 찾지 못했어요. 마이에서 등록한 카드를 확인해 주세요.',
  },
  paymentNotCompleted: {
    code: 2510,
    status: 402,
    words: '결제가 끝나지 않았어요. 결제를 마쳤다면 잠시 뒤 다시 확인해 주세요.',
  },
})
