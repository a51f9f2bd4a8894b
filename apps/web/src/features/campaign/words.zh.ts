import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  title: '首尔市安心全租支援（서울시 전세 안심 지원）',
  text: '给在首尔找全租或月租的人 1 份报告。请输入首尔市给的代码。',
  enter: '用代码领取',
  button: '领取优惠券',
  loginFirst: '确认代码需要登录。输入的代码还在。',
  none: '现在没有开放',
  noneText: '首尔市再开放时，可以在这里领取。',
  failed: '活动没有加载成功',
  state: {
    soon: '还没有开始。从开始那天起可以用代码领取。',
    full: '已经领完了。',
    ended: '活动已结束。领到的优惠券可以用到期满。',
  },
  mine: '领到的优惠券',
  use: '用这张优惠券分析',
  used: '您已用过这个活动的优惠券。',
  expired: '您的优惠券已过期。',
  reports: '到我的报告',
  order: '下单做报告',
  statusFailed: '您的状态没有加载成功',
  realtor: '中介不能用优惠券。租客用自己的登录领取。',
} satisfies Translated<typeof korean>
