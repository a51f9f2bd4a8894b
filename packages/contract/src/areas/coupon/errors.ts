import { errorRows } from '../../error-row.ts'

export const couponErrors = errorRows({
  realtorNoCoupon: { code: 2512, status: 403, words: '공인중개사는 쿠폰을 쓸 수 없어요. 쿠폰 없이 주문해 주세요.' },
  couponUnknown: { code: 9020, status: 404, words: '등록할 수 없는 쿠폰이에요. 코드를 다시 확인해 주세요.' },
  couponRefused: { code: 9021, status: 409, words: '지금은 쓸 수 없는 쿠폰이에요. 쿠폰의 조건을 확인해 주세요.' },
})
