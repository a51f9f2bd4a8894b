import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './free-words.ts'

export const words = {
  title: '可以免费使用一个月',
  titleMembers: '合作应用的会员可以免费开始一个月',
  text: '不需要银行卡，一个月后自动结束。未经您同意不会扣钱。',
  begin: '免费开始',
  left: (n) => `还剩 ${groupDigits(n)} 个名额`,
  noLimit: '名额没有限制',
  gone: '免费名额已经领完',
  failed: '没能确认免费的一个月',
  logIn: '每人一次。登录后可以知道您能否领取。',
  can: '您可以领取免费的一个月',
  has: '您已经领取了免费的一个月',
  terms: '优惠券会自动使用。不需要银行卡，一个月后自动结束。',
  cannot: '您不能领取免费的一个月',
  used: '您已经用过了。每人只有一次。',
  expired: '您领取的免费月已经过期。',
  over: '这个活动已经结束。',
  realtor: '房产中介不能使用优惠券。',
  pay: '付费开始',
  until: (day) => `1 个月 · 免费到 ${day}`,
  noCard: '不登记银行卡',
  consent: (day) => `我同意马上开始确认，并在 ${day} 自动结束。`,
  points: [
    '一个月内和其他人一样确认并通知您。',
    '想继续使用，需要登记银行卡，并另外同意价格。',
    '不同意就到此结束，不会扣钱。',
  ],
  foot: '随时可以停止。',
  start: '免费开始',
} satisfies Translated<typeof korean>
