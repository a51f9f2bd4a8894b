import type { Translated } from '../../lang/translated.ts'
import type { korean } from './card-change-words.ts'

export const words = {
  title: 'Đổi thẻ?',
  lead: 'Thẻ mới được nhập trong cửa sổ của công ty thanh toán. Số thẻ không đến chỗ chúng tôi và không có khoản nào bị trừ khi kiểm tra.',
  which: 'Thẻ cần đổi',
  nameless: 'Thẻ',
  choose: 'Hãy chọn thẻ cần đổi.',
  open: 'Nhập thẻ mới',
  none: 'Chưa đăng ký thẻ nào',
  noneText: 'Thẻ được đăng ký khi bạn chọn tự động trả cho báo thay đổi sổ. Từ lúc đó có thể đổi ở đây.',
  toMypage: 'Đến trang của tôi',
  failed: 'Không tải được thẻ',
  refused: 'Không đăng ký được thẻ',
  refusedText: 'Công ty thẻ không nhận thẻ mới. Hãy kiểm tra thông tin hoặc thử thẻ khác.',
  closed: 'Bạn đã đóng cửa sổ. Thẻ vẫn như cũ và không có khoản tiền nào bị trừ.',
  keeps: 'Thẻ đang dùng vẫn giữ nguyên.',
  checkingTitle: 'Đang kiểm tra thẻ mới',
  checkingText: 'Chúng tôi đang hỏi công ty thanh toán.',
  unsure: 'Chưa kiểm tra được thẻ mới',
  askAgain: 'Kiểm tra lại',
  changed: 'Đã đổi thẻ',
  changedText: 'Từ nay dùng thẻ này. Đăng ký của thẻ cũ đang được xóa ở công ty thanh toán.',
  unknown: 'Không biết là thẻ nào',
  unknownText: 'Hãy xem các thẻ đã đăng ký ở trang của tôi.',
} satisfies Translated<typeof korean>
