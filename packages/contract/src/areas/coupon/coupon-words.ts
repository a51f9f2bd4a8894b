/** Why a coupon is not available or not usable, and the text that the user sees. */
export const couponReasonWords = {
  unknown: '등록할 수 없는 쿠폰이에요. 코드를 다시 확인해 주세요.',
  'not-started': '아직 시작하지 않은 쿠폰이에요. 시작한 뒤에 다시 눌러 주세요.',
  ended: '행사가 끝난 쿠폰이에요.',
  quota: '준비한 수량이 모두 나갔어요.',
  'already-had': '한 사람이 한 번만 받을 수 있는 쿠폰이에요. 이미 받으셨어요.',
  'verify-first': '한 사람이 한 번 받는 쿠폰이에요. 마이에서 휴대폰 본인확인을 하고 다시 눌러 주세요.',
  'new-users': '새로 가입한 분만 받을 수 있는 쿠폰이에요.',
  source: '제휴 앱의 회원만 받을 수 있는 쿠폰이에요. 제휴 앱에서 다시 들어와 주세요.',
  role: '이 계정으로는 받을 수 없는 쿠폰이에요.',
  region: '이 쿠폰을 쓸 수 있는 지역의 집이 아니에요.',
  'region-unknown': '집 주소를 정하면 쓸 수 있는 쿠폰이에요.',
  product: '이 상품에는 쓸 수 없는 쿠폰이에요.',
  expired: '기간이 지난 쿠폰이에요.',
  used: '이미 쓴 쿠폰이에요.',
  held: '결제하고 있는 다른 주문에 쓰고 있는 쿠폰이에요.',
  nothing: '지금 가격에서는 이 쿠폰으로 깎이는 돈이 없어요.',
} as const
export type CouponReason = keyof typeof couponReasonWords
// The keys of a literal are its type's keys.
export const couponReasons = Object.keys(couponReasonWords) as [CouponReason, ...CouponReason[]]
