import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  loginTitle: 'Đăng nhập',
  loginText: 'Đăng nhập để nhận báo cáo, xem lại và được báo khi có thay đổi.',
  returning: 'Đang đăng nhập',
  problem: {
    cancelled: {
      title: 'Bạn đã dừng đăng nhập',
      text: 'Những gì đã nhập vẫn còn. Khi sẵn sàng hãy đăng nhập lại.',
    },
    failed: {
      title: 'Không đăng nhập được',
      text: 'Quá lâu hoặc không kiểm tra được. Những gì đã nhập vẫn còn.',
    },
    offline: { title: 'Không đăng nhập được', text: 'Hãy kiểm tra mạng rồi đăng nhập lại.' },
    'other-browser': {
      title: 'Không đăng nhập được',
      text: 'Lần đăng nhập này bắt đầu ở trình duyệt khác. Hãy đăng nhập lại ở trình duyệt này.',
    },
    'under-age': {
      title: 'Từ 14 tuổi trở lên mới dùng được',
      text: 'Hãy nhờ cha mẹ hoặc người giám hộ kiểm tra giúp.',
    },
    taken: {
      title: 'Không kết nối được',
      text: 'Thành viên khác đang dùng, hoặc đã có kết nối loại này. Nếu bạn từng đăng ký bằng nó thành thành viên khác, hãy đăng nhập bằng thành viên đó, xóa tài khoản, rồi kết nối.',
    },
  },
  retry: 'Đăng nhập lại',
  retryLink: 'Kết nối lại',
  toMine: 'Đến trang Của tôi',
  linked: 'Đã kết nối cách đăng nhập.',
  home: 'Về trang đầu',
  termsTitle: 'Hãy đồng ý với điều khoản',
  termsButton: 'Đồng ý và tiếp tục',
  termsMissing: 'Phải đồng ý với điều khoản bắt buộc mới tiếp tục được.',
  termsFailed: 'Không tải được điều khoản.',
  termsOf: 'Toàn văn',
  termsVersion: (version, from) => `Bản ${version} · hiệu lực từ ${from}`,
  termsAsked: {
    visit:
      'Bạn là người mới, hoặc điều khoản đã thay đổi. Hãy đọc và đồng ý để tiếp tục. Nếu không đồng ý, bạn có thể xóa tài khoản.',
    order: 'Đồng ý điều khoản bắt buộc là chúng tôi tiếp tục ngay việc bạn yêu cầu. Không mất gì bạn đã nhập.',
  },
  logout: 'Đăng xuất',
  withdraw: 'Xóa tài khoản',
  myTitle: 'Của tôi',
  language: 'Ngôn ngữ · Language',
  theme: 'Màu sắc',
  themeSystem: 'Theo máy',
  themeLight: 'Sáng',
  themeDark: 'Tối',
  loggedOut: 'Đã đăng xuất.',
} satisfies Translated<typeof korean>
