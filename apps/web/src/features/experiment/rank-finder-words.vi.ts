import type { Translated } from '../../lang/translated.ts'
import type { korean } from './rank-finder-words.ts'

export const words = {
  moveIn: 'Ngày chuyển đến và khai báo địa chỉ (전입신고)',
  fixed: 'Ngày xác định (확정일자)',
  mortgage: 'Ngày tiếp nhận thế chấp (근저당)',
  first: 'Tiền cọc của bạn đứng trước thế chấp.',
  equal: 'Cùng thứ tự với thế chấp. Thiếu tiền thì chia theo tỷ lệ.',
  later: 'Thế chấp đứng trước tiền cọc của bạn.',
  stays: 'Quyền đối kháng (대항력) sớm hơn thế chấp. Chưa nhận đủ thì đòi chủ mới phần còn lại được.',
  ends: 'Quyền đối kháng (대항력) cũng muộn hơn thế chấp. Nếu bị đấu giá, bạn có thể phải dọn đi.',
  empty: 'Nhập cả ba ngày để tính.',
} satisfies Translated<typeof korean>
