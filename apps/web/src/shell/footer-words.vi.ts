import type { Translated } from '../lang/translated.ts'
import type { korean } from './footer-words.ts'

export const words = {
  nav: 'Điều khoản và ngôn ngữ',
  terms: 'Điều khoản sử dụng (이용약관)',
  privacy: 'Chính sách riêng tư (개인정보 처리방침)',
  accuracy: 'Độ chính xác',
  languages: 'Ngôn ngữ',
  reference:
    'Báo cáo giúp bạn quyết định. Nó không phải thẩm định giá, tư vấn pháp lý hay môi giới. Hãy tự kiểm tra và quyết định.',
  facts: (seller) => [
    ['Đại diện', seller.owner],
    ['Số đăng ký kinh doanh', seller.businessNo],
    ['Số bán hàng từ xa', seller.mailOrderNo],
    ['Địa chỉ', seller.address],
    ['Điện thoại', seller.phone],
    ['Email', seller.email],
    ['Lưu trữ', seller.hosting],
  ],
} satisfies Translated<typeof korean>
