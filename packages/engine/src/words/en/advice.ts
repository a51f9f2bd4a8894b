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
  day === null ? words : `${words} (${formatDay(day)})`

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
    'before-contract': step(
      'By the present terms the guarantee (반환보증) is hard to get. If they cannot be changed, look for another home.',
      'The guarantor’s answer',
    ),
    'contract-day': step(
      'By the present terms the guarantee (반환보증) is hard to get. Do not sign while they stay as they are.',
      'The guarantor’s answer',
    ),
    living: step(
      'By the present terms the guarantee (반환보증) is hard to get. Keep your address, stay in the home, and see that the lease has its fixed date (확정일자).',
      'Lease with the fixed date',
    ),
  },
  when: {
    now: () => 'now',
    contract: by('before you sign'),
    balance: by('before you send the balance'),
    'half-term': by('before half of the lease has passed'),
    'court-notice': () => 'by the day that the court or the office sets',
    notice: by('at least two months before the end'),
    end: by('before you move out'),
  },
  stages: {
    'before-contract': 'Before signing',
    'contract-day': 'The day you sign',
    'balance-day': 'The day of the balance and the move',
    living: 'While living there',
    ending: 'When the lease ends',
  },
  noOpinion: {
    value: 'Reference information from trades and official prices. It is not an appraisal.',
    law: 'Reference information that puts the law in plain words. It is not a legal opinion. Ask a professional before important decisions.',
  },
}
