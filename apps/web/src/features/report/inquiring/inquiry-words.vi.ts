import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './inquiry-words.ts'

export const words = {
  title: 'Hỏi chúng tôi',
  text: 'Hãy hỏi về giá, vé, hoàn tiền. Nhân viên không xem nội dung báo cáo. Về rủi ro, hãy hỏi chuyên gia từ báo cáo.',
  role: 'Bạn là ai?',
  roleHint: 'Chỉ dùng để trả lời cho phù hợp.',
  roles: { tenant: 'Người thuê', owner: 'Chủ nhà', buyer: 'Người muốn mua', realtor: 'Môi giới' },
  roleMissing: 'Hãy chọn một mục.',
  content: 'Nội dung hỏi',
  contentHint: 'Đừng ghi tên hay số tài khoản. Sẽ xóa 1 năm sau khi trả lời.',
  tooShort: 'Hãy viết ít nhất mười chữ.',
  send: 'Gửi',
  sent: 'Đã gửi câu hỏi.',
  promise: (day) => `Chúng tôi trả lời chậm nhất ${day} và báo cho bạn.`,
  left: (n) => `Hôm nay còn gửi được ${n} lần.`,
  noneLeft: 'Hôm nay không gửi thêm được. Hãy thử lại ngày mai.',
  me: 'Bạn',
  us: 'Jipsalpim (집살핌)',
  closed: 'kết thúc trước khi trả lời',
  waits: (day) => `Trả lời chậm nhất ${day}`,
  failed: 'Không tải được câu hỏi',
} satisfies Translated<typeof korean>
