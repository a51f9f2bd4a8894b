import type { Translated } from '../../lang/translated.ts'
import type { korean } from './sample-words.ts'

export const words = {
  title: '样本报告',
  band: '这是样本',
  bandText: '登记簿是我们编写的，按真实规则判定。这套房和这些人并不存在。',
  grades: '样本的等级',
  analyze: '分析我的房子',
  others: '看其他等级',
  deadLabel: '自己的报告能做什么',
  dead: '只有自己的报告里能按。',
  deadButtons: ['给别人看', '下载 PDF', '用新登记簿重新获取'],
  pick: '选择样本',
  samples: '每个等级一份',
  of: {
    양호: '没有债务的多户住宅。',
    주의: '行情下跌的多户住宅。',
    위험: '有债务排在您的押金之前的公寓。',
    매우위험: '已开始拍卖的商住公寓。',
    판단보류: '不知道其他住户押金的多家庭住宅。',
  },
  own: '自己房子的报告价格',
  ownText: '这是含增值税的全价。付款前会再给您看一次。',
  discount: (full: string, name: string, won: string) => `原价 ${full}，因${name}少付 ${won}。`,
  priceFailed: '没能读取价格',
} satisfies Translated<typeof korean>
