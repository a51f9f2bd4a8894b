import type { Translated } from '../../lang/translated.ts'
import type { korean } from './deposit-words.ts'

export const words = {
  bank: 'Ngân hàng',
  number: 'Số tài khoản',
  holder: 'Chủ tài khoản',
  amount: 'Số tiền nộp',
  due: 'Hạn nộp',
  dueOf: (day) => `đến hết ${day}`,
  copy: {
    copy: 'Sao chép số tài khoản',
    copied: 'Đã sao chép số tài khoản.',
    copyFailed: 'Không sao chép được. Hãy bấm giữ để chọn.',
  },
  sample: 'Nộp tiền ở ngân hàng mẫu',
} satisfies Translated<typeof korean>
