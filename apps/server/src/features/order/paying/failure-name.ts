/**
 * Classifies why a payment failed: something the cardholder can correct (number, expiry, password), or anything else.
 */
export const failureName = (reason: string | null): 'paymentAuthFailed' | 'paymentRequestFailed' =>
  reason !== null && /인증|유효기간|비밀번호|카드번호|생년월일/.test(reason)
    ? 'paymentAuthFailed'
    : 'paymentRequestFailed'
