import type { Translated } from '../../lang/translated.ts'
import type { korean } from './phone-words.ts'

export const words = {
  mobile: '手机',
  verify: '本人认证',
  verifyHint: '由通信公司确认号码是您的（본인확인）。一天最多五次。',
  phoneWrong: '请输入以 010 开头的 11 位手机号码。',
  offerTitle: (price) => `完成本人认证后，只需 ${price}`,
  offerText: '新会员优惠每人一次。如果已经享受过，价格不变。',
  offerAct: '本人认证并享受优惠',
  offerDone: '本人认证已完成。请再看一下价格。',
} satisfies Translated<typeof korean>
