import type { Translated } from '../../lang/translated.ts'
import type { korean } from './list-words.ts'

export const words = {
  filter: 'Chọn báo cáo muốn xem',
  show: {
    all: (n) => `Tất cả ${n}`,
    made: (n) => `Đã xong ${n}`,
    waiting: (n) => `Đang làm ${n}`,
    withdrawn: (n) => `Đã hủy ${n}`,
    failed: (n) => `Không làm được ${n}`,
    hidden: (n) => `Đã ẩn ${n}`,
    shared: (n) => `Gửi cho tôi ${n}`,
  },
  none: 'Không có báo cáo nào ở đây',
  noneNote: 'Hãy chọn nhóm khác.',
  toAll: 'Xem tất cả',
  why: {
    failed: 'Bạn không bị tính tiền, hoặc được trả lại toàn bộ.',
    cancelled: 'Đơn đã hủy trước khi có báo cáo.',
  },
  arrange: (home) => `Sắp xếp ${home}`,
  title: 'Sắp xếp báo cáo này',
  name: 'Tên bạn đặt (không bắt buộc)',
  nameHint: 'Chỉ bạn thấy. Ví dụ: nhà gần công ty',
  save: 'Lưu tên',
  saved: 'Đã lưu tên.',
  hide: 'Ẩn khỏi danh sách',
  hideNote: 'Báo cáo không bị xóa. Bạn tìm lại trong mục ‘Đã ẩn’.',
  hidden: 'Đã ẩn khỏi danh sách.',
  unhide: 'Hiện lại trong danh sách',
  unhidden: 'Đã hiện lại trong danh sách.',
  shared: {
    note: 'Chỉ mở được đến ngày người gửi chọn. Số lô và số phòng đã được che.',
    until: (day) => `Mở được đến ${day}`,
    signed: (day) => `Bạn đã ghi là đã đọc vào ${day}`,
    unsigned: 'Bạn chưa ghi là đã đọc',
    made: (day) => `Dữ liệu ngày ${day}`,
  },
} satisfies Translated<typeof korean>
