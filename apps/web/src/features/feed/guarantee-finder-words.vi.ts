import type { Translated } from '../../lang/translated.ts'
import type { korean } from './guarantee-finder-words.ts'

export const words = {
  official: 'Giá công bố (공시가격)',
  officialHint: 'Xem được ở ‘부동산공시가격알리미’.',
  senior: 'Nợ đứng trước',
  seniorHint: 'Cộng mọi số nợ tối đa (채권최고액) ở phần 을구. Không có thì để trống.',
  most: 'Tiền cọc cao nhất được bảo lãnh',
  balance: 'Ngày trả nốt tiền (hoặc ngày khai báo địa chỉ nếu muộn hơn)',
  end: 'Ngày hết hợp đồng',
  endHint: 'Không biết thì để trống, chúng tôi lấy 2 năm.',
  last: 'Ngày cuối để đăng ký',
  none: 'Nhập để tính',
  note: 'Giá trị tham khảo theo quy định hôm nay. Hãy xem thêm hạn mức riêng của nợ trước và của tiền cọc ở bảng dưới.',
} satisfies Translated<typeof korean>
