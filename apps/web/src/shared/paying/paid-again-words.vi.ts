import type { Translated } from '../../lang/translated.ts'
import type { korean } from './paid-again-words.ts'

export const words = {
  title: {
    order: 'Đang hoàn lại khoản đã trả thêm một lần',
    tickets: 'Đang hoàn lại khoản đã trả thêm một lần khi mua vé',
  },
  note: 'Đã trả thêm một lần ở cửa sổ khác, hoặc trả sau khi đơn đã kết thúc.',
  backTitle: {
    order: 'Đã hoàn lại khoản trả thêm một lần',
    tickets: 'Đã hoàn lại khoản trả thêm một lần khi mua vé',
  },
  backNote: 'Thẻ hoặc ngân hàng có thể hiện sau vài ngày.',
  dated: {
    pending: (sum, day) => `${sum} · hoàn muộn nhất ngày ${day}`,
    done: (sum, day) => `${sum} · đã hoàn ngày ${day}`,
  },
  undated: {
    needed: (sum) => `${sum} · hãy cho biết tài khoản nhận lại tiền`,
    pending: (sum) => `${sum} · đang hoàn`,
    done: (sum) => `${sum} · đã hoàn`,
  },
} satisfies Translated<typeof korean>
