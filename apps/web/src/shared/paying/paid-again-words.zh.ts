import type { Translated } from '../../lang/translated.ts'
import type { korean } from './paid-again-words.ts'

export const words = {
  title: { order: '正在退还多付的一笔钱', tickets: '正在退还购买次数券时多付的一笔钱' },
  note: '在别的窗口又付了一次，或者在订单结束后才付款。',
  backTitle: { order: '多付的一笔钱已退还', tickets: '购买次数券时多付的一笔钱已退还' },
  backNote: '卡或银行可能过几天才显示。',
  dated: {
    pending: (sum, day) => `${sum} · 最晚 ${day} 退还`,
    done: (sum, day) => `${sum} · ${day} 已退还`,
  },
  undated: {
    needed: (sum) => `${sum} · 请告诉我们收款账户`,
    pending: (sum) => `${sum} · 退款中`,
    done: (sum) => `${sum} · 已退还`,
  },
} satisfies Translated<typeof korean>
