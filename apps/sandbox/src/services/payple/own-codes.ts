import { json, type WireReply } from '../../kernel/service.ts'

/**
 * Refusals for which the vendor publishes no PCD_PAY_CODE. The format of the answer is the vendor's; these codes are
 * ours, and are marked as such, so that no code depends on them. Printed to docs/printed/sandbox.md.
 */
export const ownCodes = {
  noPayment: { code: 'SBOX0001', message: '결제내역이 존재하지 않습니다.' },
  nothingToRefund: { code: 'SBOX0002', message: '취소할 결제내역이 존재하지 않습니다.' },
  refundedBefore: { code: 'SBOX0003', message: '이미 취소된 결제입니다.' },
  overBalance: { code: 'SBOX0004', message: '취소금액이 취소 가능금액을 초과합니다.' },
  wrongTax: { code: 'SBOX0005', message: '부가세 금액이 올바르지 않습니다.' },
  confirmedBefore: { code: 'SBOX0006', message: '이미 승인된 요청입니다.' },
  notCertified: { code: 'SBOX0007', message: '승인할 수 없는 요청입니다.' },
  orderTaken: { code: 'SBOX0008', message: '이미 존재하는 거래입니다.' },
  fieldMissing: { code: 'SBOX0009', message: '필수 항목이 누락되었거나 올바르지 않습니다.' },
  monthPaid: { code: 'SBOX0010', message: '해당 월의 정기결제가 이미 완료되었습니다.' },
  noTransfer: { code: 'SBOX0011', message: '계좌이체 결제내역이 없습니다.' },
  receiptStands: { code: 'SBOX0012', message: '이미 발행된 현금영수증이 있습니다.' },
  receiptNumber: { code: 'SBOX0013', message: '발행대상 번호가 올바르지 않습니다.' },
  receiptAmount: { code: 'SBOX0014', message: '발행금액이 올바르지 않습니다.' },
  noReceipt: { code: 'SBOX0015', message: '현금영수증 발행내역이 없습니다.' },
} as const

export const refusedByOwn = (name: keyof typeof ownCodes): WireReply =>
  json({ PCD_PAY_RST: 'error', PCD_PAY_CODE: ownCodes[name].code, PCD_PAY_MSG: ownCodes[name].message })
