import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  title: '要看哪一套房？',
  text: '从签约之前到拿回押金：登记簿、房价和法律一起看。',
  order: '分析这套房',
  orderNote: '只要地址，登记簿（등기부）由我们调取。',
  check: '检查手里的登记簿',
  checkNote: '只在本设备上读取，不需要登录。',
  recent: '最近的报告',
  recentAll: '查看我的全部报告',
  again: '重新加载',
  recentNone: '您还没有报告。',
  recentFailed: '报告没有加载成功。',
  recentDeposit: (deposit) => `押金 ${deposit}`,
  recentState: {
    'waiting-address': '等待地址',
    preparing: '制作中',
    ready: '已完成',
    failed: '没有做成',
    cancelled: '已取消',
  },
  addressUnknown: '地址还没有确定',
  services: '可以做的事',
  readings: '签约前值得一读',
  partner: '您从银行应用而来',
  partnerText: '报告的内容不是银行做的。银行只是带路。',
} satisfies Translated<typeof korean>
