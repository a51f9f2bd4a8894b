import type { Translated } from '../../lang/translated.ts'
import type { korean } from './phone-words.ts'

export const words = {
  mobile: 'Điện thoại',
  verify: 'Xác minh danh tính',
  verifyHint: 'Nhà mạng kiểm tra số này là của bạn (본인확인). Mỗi ngày tối đa năm lần.',
  phoneWrong: 'Hãy nhập 11 số điện thoại Hàn Quốc bắt đầu bằng 010.',
  offerTitle: (price) => `Sau khi xác minh danh tính, giá là ${price}`,
  offerText: 'Giảm giá cho thành viên mới: mỗi người một lần. Nếu đã được giảm trước đây, giá giữ nguyên.',
  offerAct: 'Xác minh danh tính để được giảm giá',
  offerDone: 'Đã xác minh danh tính. Hãy xem lại giá.',
} satisfies Translated<typeof korean>
