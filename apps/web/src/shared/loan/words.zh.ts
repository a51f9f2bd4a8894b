import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  products: {
    general: '普通租房贷款（버팀목）',
    youth: '青年租房贷款（버팀목）',
    newlywed: '新婚夫妇租房贷款（버팀목）',
    newborn: '新生儿家庭租房贷款（버팀목）',
    'small-firm-youth': '中小企业青年传贳贷款',
    'youth-rent': '青年押金·月租贷款',
    'monthly-rent': '居住安定月租贷款',
    victim: '传贳受害人租房贷款（버팀목）',
    'victim-stays': '传贳受害人置换贷款',
    'victim-priority': '按最优先受偿金（최우선변제금）的租房贷款（버팀목）',
    vulnerable: '居住弱势群体租房贷款（버팀목）',
    didimdol: '购房贷款（디딤돌）',
    'newborn-purchase': '新生儿家庭购房贷款（디딤돌）',
    bogeumjari: '安居贷款（보금자리론），购房',
  },
  verdicts: { eligible: '看起来符合条件', conditional: '确认后才能决定', notEligible: '不符合条件' },
  bankDecides: '由银行决定',
  rate: (low, high) => (low === high ? `年利率${high / 100}%` : `年利率${low / 100}~${high / 100}%`),
  upTo: (won) => `最多${won}`,
  monthly: (won) => `每月利息${won}`,
  range: (low, high) => `${low} ~ ${high}`,
  home: {
    regions: { seoul: '首尔', capital: '京畿·仁川', busan: '釜山', other: '其他城市', rural: '其他邑·面（읍·면）' },
    deposit: (won) => `押金 ${won}`,
    rent: (won) => `月租 ${won}`,
    area: (m2) => `专用面积 ${m2}㎡`,
  },
} satisfies Translated<typeof korean>
