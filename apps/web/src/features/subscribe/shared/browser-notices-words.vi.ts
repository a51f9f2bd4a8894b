import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './browser-notices-words.ts'

export const words = {
  title: 'Thông báo cả trên trình duyệt này',
  text: 'Ngoài tin nhắn trên điện thoại, khi sổ đăng ký thay đổi, trình duyệt này cũng hiện thông báo ngay.',
  abroad:
    'Thông báo đi qua máy chủ tại Hoa Kỳ của công ty làm ra trình duyệt (Google, Apple, Mozilla, Microsoft). Nội dung được mã hóa để chỉ trình duyệt này đọc được.',
  more: 'Xem nội dung đồng ý',
  on: 'Đồng ý và bật',
  isOn: 'Trình duyệt này đang nhận thông báo.',
  off: 'Tắt',
  turnedOn: 'Từ nay trình duyệt này cũng hiện thông báo.',
  turnedOff: 'Trình duyệt này không hiện thông báo nữa.',
  failed: 'Chưa bật được. Vui lòng thử lại sau giây lát. Tin nhắn trên điện thoại vẫn đến như trước.',
  cannot: {
    'inside-app': 'Trang mở bên trong ứng dụng khác không hiện được thông báo. Hãy mở bằng Chrome hoặc Safari để bật.',
    'home-screen':
      'Trên iPhone, hãy thêm trang này vào màn hình chính bằng nút chia sẻ của Safari, sau đó bạn có thể bật.',
    none: 'Trình duyệt này không hiện được thông báo. Tin nhắn trên điện thoại vẫn đến như trước.',
    denied: 'Thông báo của trang này đang bị chặn trong trình duyệt. Hãy cho phép trong cài đặt trình duyệt để bật.',
  },
} satisfies Translated<typeof korean>
