import type { Translated } from '../lang/translated.ts'
import type { korean } from './terms-words.ts'

export const words = {
  titles: {
    age: 'Tôi từ 14 tuổi trở lên (만 14세 이상)',
    service: 'Điều khoản sử dụng (서비스 이용약관)',
    privacy: 'Đồng ý thu thập và sử dụng dữ liệu cá nhân (개인정보 수집·이용 동의)',
    marketing: 'Nhận ưu đãi và tin, quảng cáo (광고성 정보 수신)',
    night: 'Nhận tin cả ban đêm, từ 21 giờ đến 8 giờ',
    push: 'Nhận thông báo của ứng dụng, gửi qua nước ngoài (국외 이전)',
    'web-push': 'Thông báo trên trình duyệt, đi qua nước khác (국외 이전)',
    usage: 'Dùng ghi chép sử dụng để cải thiện dịch vụ',
  },
  binding: 'Bản tiếng Hàn là bản có hiệu lực ràng buộc. Bản dịch chỉ để giúp bạn đọc.',
  inKorean: 'Nguyên văn tiếng Hàn',
} satisfies Translated<typeof korean>
