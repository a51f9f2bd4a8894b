import type { Translated } from '../../lang/translated.ts'
import type { korean } from './card-change-words.ts'

export const words = {
  title: '要更换卡吗？',
  lead: '新卡在支付公司的窗口里填写。卡号不会传给我们，确认期间也不会扣款。',
  which: '要更换的卡',
  nameless: '卡',
  choose: '请选择要更换的卡。',
  open: '填写新卡',
  none: '没有登记的卡',
  noneText: '变动提醒选择自动付款时会登记卡。之后就可以在这里更换。',
  toMypage: '前往我的页面',
  failed: '无法加载卡',
  refused: '卡登记失败',
  refusedText: '发卡公司没有接受新卡。请确认卡的信息，或换一张卡试试。',
  closed: '窗口已关闭。卡没有变，也没有扣款。',
  keeps: '现在的卡照旧使用。',
  checkingTitle: '正在确认新卡',
  checkingText: '正在向支付公司询问。',
  unsure: '还没能确认新卡',
  askAgain: '再次确认',
  changed: '卡已更换',
  changedText: '今后使用这张卡。旧卡在支付公司的登记正在删除。',
  unknown: '不知道是哪张卡',
  unknownText: '请在我的页面查看已登记的卡。',
} satisfies Translated<typeof korean>
