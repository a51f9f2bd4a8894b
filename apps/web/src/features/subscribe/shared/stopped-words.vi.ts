import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './stopped-words.ts'

export const words = {
  title: 'Việc theo dõi bị ngắt',
  text: 'Chưa biết trong lúc đó có đơn nào đã nộp hay không.',
  axis: {
    title: (at) => `Kiểm tra lần cuối: ${at}`,
    hour: (h) => `${String(h).padStart(2, '0')} giờ`,
    now: (clock) => `bây giờ ${clock}`,
    gap: (duration) => `Phần gạch chéo là lúc chưa kiểm tra được: ${duration}.`,
    fromBefore: 'Đã bị ngắt từ trước hôm nay.',
  },
  why: 'Vì sao bị ngắt',
  whyText: 'Cơ quan đăng ký không trả lời. Không phải do căn nhà này. Chúng tôi tiếp tục hỏi đến khi có trả lời.',
  acts: 'Việc cần làm bây giờ',
  wait: 'Nếu hôm nay phải chuyển tiền, hãy đợi',
  waitText: 'Dù có đơn mới, lúc này chúng tôi cũng không báo được.',
  look: 'Nếu gấp, hãy tự xem sổ đăng ký',
  lookText: 'Phí xem trên trang của cơ quan đăng ký là 700 won, khoảng năm phút. Tải tệp lên, chúng tôi đọc ngay.',
  upload: 'Tải sổ đăng ký lên',
  iros: 'Mở trang của cơ quan đăng ký',
  next: 'Sau đó sẽ thế này',
  nextTold: 'Chúng tôi báo là đã bị ngắt',
  nextDaily: 'Nếu còn ngắt, mỗi ngày báo một lần',
  nextBack: 'Xem lại cả lúc bị trống',
  nextBackText: 'Khi có trả lời, chúng tôi xem mọi đơn nộp trong lúc đó và báo kết quả.',
  tomorrow: 'Ngày mai',
  back: 'Khi có lại',
  now: 'Bây giờ',
} satisfies Translated<typeof korean>
