import type { Translated } from '../../lang/translated.ts'
import type { korean } from './landing-words.ts'

export const words = {
  couponWaits: '您的链接带有优惠券',
  couponSee: '查看优惠券',
  brand: 'Jipsalpim',
  title: '押金交给这套房，可以吗？',
  text: '登记簿、实际成交价和法律一起看，直到拍卖时能拿回多少。',
  order: '分析这套房',
  carryOn: '继续刚才的订单',
  price: (price) => `一份报告 ${price} · 做不成就全额退还`,
  checkTitle: '已经有登记簿（등기부）了吗？',
  checkText: '放入 PDF，在本设备上立刻读取。不需要登录，文件不会发送到任何地方。',
  tellsTitle: '报告告诉您什么',
  tells: [
    { title: '一个词的判断和分数', text: '良好、注意、危险、非常危险；无法知道时暂不判断。' },
    { title: '拍卖时能拿回的钱', text: '从低到高的范围，并写明假设。' },
    { title: '每个风险对应登记簿的哪一行', text: '已注销的登记为什么排除，也写明。' },
    { title: '没能确认的事', text: '该问谁，要花多少钱。' },
    { title: '现在该做的一件事', text: '附合同特约条款和该问中介的话。' },
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
