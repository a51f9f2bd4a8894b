import type { Translated } from '../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  offline: 'Hãy kiểm tra kết nối mạng. Những gì bạn nhập vẫn còn.',
  loginTitle: 'Cần đăng nhập',
  loginText: 'Những gì đã nhập được giữ lại. Đăng nhập xong bạn quay về đây.',
  loginNo: 'Hủy',
  loginYes: 'Đăng nhập Kakao trong 3 giây',
  loginBy: { kakao: 'Đăng nhập Kakao trong 3 giây', apple: 'Đăng nhập bằng Apple' },
  phoneWrong: 'Vui lòng nhập số điện thoại bắt đầu bằng 010.',
  windowNotReady: 'Không mở được cửa sổ xác minh danh tính (본인확인). Vui lòng thử lại sau ít phút.',
  windowClosed: 'Bạn đã dừng xác minh danh tính (본인확인). Số điện thoại không thay đổi.',
  windowOther: 'Việc xác minh danh tính (본인확인) này không bắt đầu từ trình duyệt này. Vui lòng làm lại từ đầu.',
} satisfies Translated<typeof korean>
