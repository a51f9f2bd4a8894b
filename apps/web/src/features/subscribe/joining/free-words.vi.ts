import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './free-words.ts'

export const words = {
  title: 'Bạn có thể bắt đầu với một tháng miễn phí',
  titleMembers: 'Thành viên của ứng dụng đối tác được bắt đầu một tháng miễn phí',
  text: 'Không cần thẻ, và tự động kết thúc sau một tháng. Không trừ khoản nào mà bạn chưa đồng ý.',
  begin: 'Bắt đầu miễn phí',
  left: (n) => `Còn ${groupDigits(n)} suất`,
  noLimit: 'Không giới hạn số suất',
  gone: 'Đã hết suất miễn phí',
  failed: 'Không kiểm tra được tháng miễn phí',
  logIn: 'Mỗi người một lần. Hãy đăng nhập để biết bạn có nhận được không.',
  can: 'Bạn nhận được tháng miễn phí',
  has: 'Bạn đã nhận tháng miễn phí',
  terms: 'Phiếu được dùng tự động. Không cần thẻ, và tự kết thúc sau một tháng.',
  cannot: 'Bạn không nhận được tháng miễn phí',
  used: 'Bạn đã dùng rồi. Mỗi người một lần.',
  expired: 'Tháng miễn phí bạn nhận đã hết hạn.',
  over: 'Chương trình này đã kết thúc.',
  realtor: 'Người môi giới không dùng được phiếu.',
  pay: 'Trả tiền và bắt đầu',
  until: (day) => `1 tháng · miễn phí đến ${day}`,
  noCard: 'Không đăng ký thẻ',
  consent: (day) => `Tôi đồng ý bắt đầu kiểm tra ngay và tự kết thúc vào ${day}.`,
  points: [
    'Trong một tháng, nhà được kiểm tra như của mọi người.',
    'Muốn dùng tiếp, bạn đăng ký thẻ và đồng ý riêng với giá.',
    'Nếu không đồng ý, việc theo dõi kết thúc và không trừ tiền.',
  ],
  foot: 'Bạn có thể dừng bất cứ lúc nào.',
  start: 'Bắt đầu miễn phí',
} satisfies Translated<typeof korean>
