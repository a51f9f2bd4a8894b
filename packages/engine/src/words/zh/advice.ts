import { step, type Translation } from '../translation.ts'
import { buildingAdvice } from './advice/building.ts'
import { dealAdvice } from './advice/deal.ts'
import { documentAdvice } from './advice/document.ts'
import { moneyAdvice } from './advice/money.ts'
import { ownershipAdvice } from './advice/ownership.ts'
import { rightsAdvice } from './advice/rights.ts'
import { titleAdvice } from './advice/title.ts'
import { formatDay } from './speech.ts'

const by = (words: string) => (day: Parameters<typeof formatDay>[0] | null) =>
  day === null ? words : `${words}（${formatDay(day)}）`

export const advice: Translation['advice'] = {
  advice: {
    ...moneyAdvice,
    ...rightsAdvice,
    ...titleAdvice,
    ...ownershipAdvice,
    ...buildingAdvice,
    ...dealAdvice,
    ...documentAdvice,
  },
  refused: {
    'before-contract': step('以现在的条件很难加入返还保证（반환보증）。条件不能改的话，找别的房子。', '保证机构的答复'),
    'contract-day': step('以现在的条件很难加入返还保证（반환보증）。条件不变就不要签名。', '保证机构的答复'),
    living: step(
      '以现在的条件很难加入返还保证（반환보증）。保持地址和居住，看合同上有没有确定日期（확정일자）。',
      '盖有确定日期的合同',
    ),
  },
  when: {
    now: () => '现在',
    contract: by('签名之前'),
    balance: by('付尾款之前'),
    'half-term': by('租期过半之前'),
    'court-notice': () => '法院或公社规定的日子之前',
    notice: by('到期两个月前'),
    end: by('搬走之前'),
  },
  stages: {
    'before-contract': '签约之前',
    'contract-day': '签约那天',
    'balance-day': '付尾款·搬家那天',
    living: '住着的时候',
    ending: '合同结束时',
  },
  noOpinion: {
    value: '是用成交和公示价格计算的参考信息，不是评估。',
    law: '是把法律写得易懂的参考信息，不是法律意见。重要的决定请咨询专家。',
  },
}
