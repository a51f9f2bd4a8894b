import { errorRows } from '../../error-row.ts'

export const orderErrors = errorRows({
  analysisInProgress: { code: 2501, status: 409, words: '결제를 확인하고 있어요. 잠시 뒤 다시 확인해 주세요.' },
  approvalNeeded: {
    code: 2502,
    status: 409,
    words: '먼저 한 같은 주문이 있어요. 그 주문을 확인한 뒤에 다시 해 주세요.',
  },
  addressWindowClosed: {
    code: 2511,
    status: 409,
    words: '결제 뒤 5분이 지나 주소를 바꿀 수 없어요. 다른 집은 새로 주문해 주세요.',
  },
  orderNotFound: { code: 2513, status: 404, words: '주문을 찾지 못했어요. 내 보고서에서 확인해 주세요.' },
  addressUndecidedState: {
    code: 2514,
    status: 409,
    words: '주소를 이미 정했거나 취소한 주문이에요. 내 보고서에서 확인해 주세요.',
  },
  addressState: {
    code: 2515,
    status: 409,
    words: '지금은 주소를 바꿀 수 없는 주문이에요. 내 보고서에서 확인해 주세요.',
  },
  unitState: {
    code: 2516,
    status: 409,
    words: '지금은 동·층·호를 정할 수 없어요. 집을 다시 고르거나 내 보고서에서 확인해 주세요.',
  },
  notOnSale: { code: 9142, status: 409, words: '지금은 팔지 않아요. 다시 팔 때까지 기다려 주세요.' },
  withdrawalEnded: {
    code: 9140,
    status: 409,
    words: '이미 준비를 시작했거나 전달한 주문이라 취소할 수 없어요. 문제가 있으면 고객센터에 알려 주세요.',
  },
  receiptRefused: {
    code: 9141,
    status: 409,
    words: '이 주문에는 현금영수증을 발급할 수 없어요. 카드로 결제했거나 이미 신청했어요.',
  },
})
