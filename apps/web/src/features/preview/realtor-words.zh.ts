import type { Translated } from '../../lang/translated.ts'
import type { korean } from './realtor-words.ts'

export const words = {
  title: '中介能得到什么',
  text: '和租客看着同一个画面交谈。中介不用另外付钱。',
  failed: '没能读取会员信息',
  noSignup: '中介会员注册还没有开放',
  noSignupText: '现在可以用租客发来的链接查看，不用注册。',
  isRealtor: '您正以中介账号登录',
  isRealtorText: '在这台设备上打开租客发来的链接，就能看到报告。',
  now: '现在可以做的',
  nowItems: [
    '用租客发来的链接打开报告。',
    '姓名、地号和房号会被遮住。',
    '下载报告的 PDF。',
    '链接有截止日，租客也可以提前收回。',
  ],
  not: '还不能做的',
  notItems: ['中介会员注册', '中介把报告发给客人', '以中介名义使用优惠券'],
  sample: '看样本报告',
  analyze: '去分析画面',
} satisfies Translated<typeof korean>
