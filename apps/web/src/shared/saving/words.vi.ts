import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  title: 'Không lưu được tệp trong ứng dụng này',
  text: 'Hãy mở trang bằng trình duyệt như Chrome hoặc Safari, đăng nhập một lần ở đó rồi lưu.',
  byMenu: 'Hãy chọn "mở bằng trình duyệt khác" trong trình đơn của màn hình này. Đăng nhập ở đó rồi lưu.',
  open: 'Mở bằng trình duyệt',
} satisfies Translated<typeof korean>
