import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './owed-words.ts'

export const words = {
  grace: 'Chưa thanh toán được',
  owed: (won, day) => `Ngày ${day} không thu được ${won}.`,
  nextTry: (at) => `Sẽ thử lại: ${at}.`,
  noTry: 'Thẻ này không thu lại được. Hãy dùng thẻ khác.',
  graceUntil: (day) => `Vẫn theo dõi đến hết ${day}.`,
  paused: 'Tạm ngừng chờ thanh toán',
  pausedText: 'Hiện không kiểm tra. Đổi thẻ và thanh toán thì sẽ theo dõi tiếp.',
  changeCard: 'Đổi thẻ',
} satisfies Translated<typeof korean>
