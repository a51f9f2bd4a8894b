import type { Translated } from '../../lang/translated.ts'
import type { korean } from './landing-words.ts'

export const words = {
  couponWaits: '您的链接带有优惠券',
  couponSee: '查看优惠券',
  title: '押金交给这套房，可以吗？',
  text: '一份登记簿就够了。马上看到拍卖时能拿回多少，以及依据的是哪一行。',
  order: '分析这套房',
  carryOn: '继续刚才的订单',
  noRegister: '没有登记簿也可以',
  price: (price) => `知道地址就行，我们代取。一份报告 ${price}，做不成就全额退还。`,
  priceLater: '知道地址就行，我们代取。付款之前会显示价格。',
  sampleTitle: '您会得到这样的结果',
  sampleGrades: '样本的等级',
  sampleWhole: '查看完整的样本报告',
  keepsTitle: '我们的原则',
  keeps: [
    { title: '每句话都有依据', text: '每句话都注明登记簿的哪一行，点一下就能看到。' },
    { title: '不知道就写不知道', text: '不知道就不打分、暂不判断，并写明该问谁、要多少钱。' },
    { title: '做不成就不收钱', text: '先看到全部价格。报告做不成，全额退还。' },
  ],
  priceTitle: '价格里都包含了',
  priceParts: [
    { title: '登记簿的调取费', text: '不另收费，已含增值税。' },
    { title: '实际成交价、公示价格、建筑台账', text: '用范围表示房价，并写明看了几笔成交。' },
    { title: '特约条款和要问的话', text: '签约前该做的事，附日期。' },
  ],
  notice: '使用之前',
  reference: '我们的结果是参考信息，不是评估，也不是法律意见。',
  must: '请务必了解',
  mustKnow: [
    '报告以调取登记簿那一刻的资料制作，之后的变动不在其中。',
    '付尾款之前请再看一次登记簿。',
    '没能确认的事会写明没能确认，并写明该问谁。',
    '做不成报告，付的钱全部退还。',
    '付款后 5 分钟内可以更改地址。',
    '开始调取登记簿之后，不能撤回订单（전자상거래법 17조 2항 5호）。',
  ],
} satisfies Translated<typeof korean>
